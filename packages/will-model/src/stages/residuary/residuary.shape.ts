import { z } from 'zod';

export const residuaryScopes = ['only-mentioned', 'all-including-unmentioned'] as const;
export type ResiduaryScope = (typeof residuaryScopes)[number];

export const distributionOptions = ['legal-heirs', 'all-beneficiaries', 'custom', 'text'] as const;
export type DistributionOption = (typeof distributionOptions)[number];

export const customAllocationShape = z.object({
  /** The nominee's id; '' until chosen. */
  nomineeId: z.string(),
  /** Whole per cent; null until typed. */
  percentage: z.number().nullable(),
});
export type CustomAllocation = z.infer<typeof customAllocationShape>;

export const residuaryShape = z.object({
  scope: z.enum([...residuaryScopes, '']),
  /** Free text; relevant only for the scope 'all-including-unmentioned'. */
  valueLimit: z.string(),
  distributionOption: z.enum([...distributionOptions, '']),
  customAllocations: z.array(customAllocationShape),
  customText: z.string(),
});
export type Residuary = z.infer<typeof residuaryShape>;
