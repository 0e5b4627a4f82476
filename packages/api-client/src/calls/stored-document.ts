import { z } from 'zod';
import { COMPLETE, ITEM_TYPE } from '../contract/constants.ts';
import type { documentItemSchema } from '../contract/documents.ts';

/** A document as the screens know it. */
export interface StoredDocument {
  /** Its identity in every request; null for a draft that the service gave none, which can't be moved or downloaded. */
  fileLink: string | null;
  itemType: string;
  documentType: string;
  /** Null where the service says none beside the form data and the form data isn't there. */
  documentName: string | null;
  isComplete: boolean;
  /** Complete, but saved again since: its PDF is of an earlier state until it is submitted again. */
  isEdited: boolean;
  isInBin: boolean;
  /** When the bin lets go of it, an ISO date and time; null outside the bin or where the service doesn't say. */
  purgeDate: string | null;
  /** As the service wrote it, an ISO date and time from ours; null where it says none. */
  lastModified: string | null;
  /** JSON text of the form data; null in a summary or where there is none. */
  formData: string | null;
  /** The draft's id; null where only the form data holds it. */
  rand_num: string | null;
  version: number | null;
}

const orNull = (text: string): string | null => (text === '' ? null : text);

/** Reads an item of the list. */
export function toStoredDocument(item: z.output<typeof documentItemSchema>): StoredDocument {
  return {
    fileLink: orNull(item.FileLink),
    itemType: item.ItemType === '' ? ITEM_TYPE : item.ItemType,
    documentType: item.DocumentType,
    documentName: orNull(item.DocumentName) ?? nameInForm(item.FormData),
    isComplete: item.DocumentStatus === COMPLETE,
    isEdited: item.edited,
    isInBin: item.pendingDelete,
    purgeDate: orNull(item.PurgeDate),
    lastModified: orNull(item.GeneratedAt),
    formData: orNull(item.FormData),
    rand_num: orNull(item.rand_num),
    version: item.version ?? null,
  };
}

const namedForm = z.object({ personalDetails: z.object({ documentName: z.string() }) });

/** The name within the form data, for services that don't give it beside; null where it can't be read. */
function nameInForm(formData: string): string | null {
  if (formData === '') return null;
  try {
    return orNull(namedForm.parse(JSON.parse(formData)).personalDetails.documentName);
  } catch {
    return null;
  }
}
