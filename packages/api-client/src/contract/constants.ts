/** The product that every request names (spec.md section 9). */
export const PRODUCT_ID = '01';

/** The form that every saved draft names (spec.md section 9). */
export const FORM_NAME = 'Testament_will';

/** The kind of stored document that a will is; `ItemType` and `itemTypes` hold it (architecture.md, The contract). */
export const ITEM_TYPE = 'Testament_will';

/** The draft id of a draft that no service has numbered yet (spec.md section 3). */
export const NEW_DRAFT = '0';

/** `DocumentStatus` of a complete document; anything else is a draft (spec.md section 3). */
export const COMPLETE = '1';

/** The word that deletes an account (spec.md section 9). */
export const DELETE_WORD = 'DELETEMYACCOUNT';

/** Sizes that the service takes, in bytes. A larger body is answered 413. */
export const LIMITS = {
  /** The whole body of a submit: the largest PDF in base64 and the draft beside it. */
  submitBytes: 15 * 1024 * 1024,
  /** The body of every other action. A draft of 40 nominees and 60 assets has about 40 KB. */
  bodyBytes: 1024 * 1024,
  /** The PDF itself, decoded. */
  pdfBytes: 10 * 1024 * 1024,
  /** Documents that one bin or restore request may name. */
  binItems: 200,
  /** Documents on one page of the list. */
  pageItems: 100,
} as const;
