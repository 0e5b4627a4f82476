import { z } from 'zod';
import { LIMITS, PRODUCT_ID } from './constants.ts';
import { shortText, wireFlag, wireIdentifier, wireText } from './wire.ts';

/** A document's identity in requests: what its `FileLink` was, unchanged. */
const fileLinkSchema = shortText(200).min(1);

/** 'getDocuments' / 'Documents': the person's documents, the newest first (spec.md section 7, List documents). */
export const listDocumentsRequestSchema = z.object({
  action: z.literal('getDocuments'),
  subaction: z.literal('Documents'),
  product_id: z.literal(PRODUCT_ID),
  /** Additive: 'summary' leaves out `FormData`. */
  fields: z.literal('summary').optional(),
  /** Additive: at most so many items, and a `nextCursor` where there are more. */
  limit: z.int().min(1).max(LIMITS.pageItems).optional(),
  /** Additive: the `nextCursor` of the page before. */
  cursor: z.string().min(1).max(200).optional(),
  /** Additive: only this document, whole. */
  fileLink: fileLinkSchema.optional(),
});
export type ListDocumentsRequest = z.infer<typeof listDocumentsRequestSchema>;

/** One stored document as it travels, without what else a service says of it (spec.md section 3, Stored document item). */
export const documentItemSchema = z.object({
  /** JSON text of the form data. */
  FormData: wireText,
  /** Opaque; drafts of a foreign service may have none. */
  FileLink: wireText,
  ItemType: wireText,
  DocumentType: wireText,
  /** '1' means complete, anything else a draft. */
  DocumentStatus: wireIdentifier,
  /** When the document was last changed. */
  GeneratedAt: wireText,
  /** True means in the bin. */
  pendingDelete: wireFlag,
  /** Additive: when the bin lets go of it for good; nothing outside the bin. */
  PurgeDate: wireText,
  /** Additive. */
  DocumentName: wireText,
  /** Additive: a complete document that was saved again since, and not yet submitted. */
  edited: wireFlag,
  /** Additive. */
  rand_num: wireIdentifier,
  /** Additive. */
  version: z.int().nullish(),
});

/** One stored document as the service sends it. */
export interface DocumentItem {
  FormData?: string;
  FileLink: string;
  ItemType: string;
  DocumentType: string;
  DocumentStatus: '1' | '0';
  /** ISO date and time. */
  GeneratedAt: string;
  pendingDelete: boolean;
  /** ISO date and time; null outside the bin. */
  PurgeDate: string | null;
  DocumentName: string;
  edited: boolean;
  rand_num: string;
  version: number;
}

/** The answer to the list. Its items, which may be thousands, are left to be read with `documentItemSchema`. */
export const documentsAnswerSchema = z.looseObject({
  success: z.boolean().nullish(),
  message: z.string().nullish(),
  documents: z.array(z.unknown()).nullish(),
  nextCursor: z.string().nullish(),
});

/** The answer to the list as the service sends it. */
export interface DocumentsAnswer {
  success: true;
  documents: DocumentItem[];
  nextCursor?: string;
}

/** 'returnpdf': a link to the PDF of a complete document (spec.md section 7, Download). */
export const downloadRequestSchema = z.object({
  action: z.literal('returnpdf'),
  fileLink: fileLinkSchema,
  ItemType: z.string().max(64),
  product_id: z.literal(PRODUCT_ID),
});
export type DownloadRequest = z.infer<typeof downloadRequestSchema>;

/** The answer to 'returnpdf'. */
export const downloadAnswerSchema = z.looseObject({
  success: z.boolean().nullish(),
  message: z.string().nullish(),
  pdfLink: wireText,
});
export type DownloadAnswer = z.input<typeof downloadAnswerSchema>;

/** 'deleteitem': moves documents to the bin or back (spec.md section 7, Move to bin or restore). */
export const binRequestSchema = z
  .object({
    action: z.literal('deleteitem'),
    documentIds: z.array(fileLinkSchema).min(1).max(LIMITS.binItems),
    itemTypes: z.array(z.string().max(64)).max(LIMITS.binItems),
    product_id: z.literal(PRODUCT_ID),
    /** Additive: where they shall be, so that a repeat changes nothing. Absent: each changes sides. */
    pendingDelete: z.boolean().optional(),
  })
  .refine(({ documentIds, itemTypes }) => documentIds.length === itemTypes.length, {
    path: ['itemTypes'],
    message: 'must have as many entries as documentIds',
  });
export type BinRequest = z.infer<typeof binRequestSchema>;
