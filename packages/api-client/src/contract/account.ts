import { z } from 'zod';
import { PRODUCT_ID } from './constants.ts';
import { shortText, wireNumber, wireText } from './wire.ts';

/** 'getDocuments' / 'UserAttributes': the signed-in person's account (spec.md section 7, User attributes). */
export const userAttributesRequestSchema = z.object({
  action: z.literal('getDocuments'),
  subaction: z.literal('UserAttributes'),
  product_id: z.literal(PRODUCT_ID).optional(),
});
export type UserAttributesRequest = z.infer<typeof userAttributesRequestSchema>;

const userAttributesItemSchema = z.looseObject({
  Email: wireText,
  FullName: wireText,
  /** Rupees. */
  Balance: wireNumber.nullish(),
  Coupons: wireNumber.nullish(),
  whatsapp_number: wireText,
  custom: z.looseObject({ whatsapp_number: wireText }).nullish(),
});

/** The account as the service sends it (spec.md section 3, User attributes item). */
export interface UserAttributesItem {
  Email: string;
  FullName: string;
  /** Rupees, at most two decimals. */
  Balance: number;
  Coupons: number;
  whatsapp_number: string;
}

/** The answer: one item, or a list of one. */
export const userAttributesAnswerSchema = z.looseObject({
  success: z.boolean().nullish(),
  message: z.string().nullish(),
  documents: z
    .union([
      z.tuple([userAttributesItemSchema], z.unknown()).transform(([item]) => item),
      userAttributesItemSchema,
    ])
    .nullish(),
});

/** 'editAttributes' / 'saveUserAttributes' (spec.md section 7, Save profile). */
export const saveProfileRequestSchema = z.object({
  action: z.literal('editAttributes'),
  subaction: z.literal('saveUserAttributes'),
  name: shortText(200),
  whatsapp_number: shortText(32),
  product_id: z.literal(PRODUCT_ID),
});
export type SaveProfileRequest = z.infer<typeof saveProfileRequestSchema>;

/** 'editAttributes' / 'deleteUserAttributes' (spec.md section 7, Delete account). */
export const deleteAccountRequestSchema = z.object({
  action: z.literal('editAttributes'),
  subaction: z.literal('deleteUserAttributes'),
  product_id: z.literal(PRODUCT_ID),
});
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequestSchema>;

/** The answer to 'deleteUserAttributes': the specification shows none, so any object without `success: false` will do. */
export const deleteAccountAnswerSchema = z.looseObject({
  success: z.boolean().nullish(),
  message: z.string().nullish(),
});
