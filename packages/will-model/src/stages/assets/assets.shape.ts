import { z } from 'zod';

/** The kinds of asset that the form offers, in its order (spec.md section 3). */
export const assetTypes = [
  'Financial Account',
  'Retirement Account',
  'Life Insurance',
  'Real Estate',
  'Vehicle',
  'Cash and Valuables',
  'Others',
] as const;
export type AssetType = (typeof assetTypes)[number];

export const allocationShape = z.object({
  /** The nominee's id; '' until chosen. It may name nobody any more: such a share shows as 'Unknown'. */
  nomineeId: z.string(),
  /** Whole per cent; null until typed. */
  percentage: z.number().nullable(),
  comment: z.string(),
});
export type Allocation = z.infer<typeof allocationShape>;

export const assetShape = z.object({
  /** Additive to the stored shape: assets are known by id, since two may share an identifier. */
  id: z.string(),
  type: z.enum([...assetTypes, '']),
  identifier: z.string(),
  description: z.string(),
  nomineeAllocations: z.array(allocationShape),
});
export type Asset = z.infer<typeof assetShape>;

export const assetsShape = z.array(assetShape);
