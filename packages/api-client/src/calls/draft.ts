import { FORM_NAME, PRODUCT_ID } from '../contract/constants.ts';
import type { StoredForm } from '../contract/stored-form.ts';

/** A draft on its way to the service. */
export interface DraftToSave {
  form: StoredForm;
  /** The draft's id; '0' until a first save has given it one. */
  rand_num: string;
  /** A UUID kept with the draft: with it a repeated first save makes no second document. */
  draftKey?: string | undefined;
  /** The version that the last answer gave. With it a change made elsewhere is a `ConflictError`, never lost. */
  baseVersion?: number | null | undefined;
}

/** What the service knows a draft by after it was kept. */
export interface SavedDraft {
  rand_num: string;
  /** Null where the service counts no versions. */
  version: number | null;
}

/** The fields that 'save' and 'savepdf' have in common. */
export function draftFields({ form, rand_num, draftKey, baseVersion }: DraftToSave) {
  return {
    ...form,
    product_id: PRODUCT_ID,
    form_name: FORM_NAME,
    rand_num,
    ...(draftKey === undefined ? {} : { draft_key: draftKey }),
    ...(baseVersion === undefined || baseVersion === null ? {} : { base_version: baseVersion }),
  } as const;
}
