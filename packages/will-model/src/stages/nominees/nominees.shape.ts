import { z } from 'zod';

export const nomineeShape = z.object({
  id: z.string(),
  name: z.string(),
  relation: z.string(),
  // Spelt as saved documents spell it: another spelling would lose their notes.
  nomiee_notes: z.string(),
});
export type Nominee = z.infer<typeof nomineeShape>;

export const nomineesShape = z.array(nomineeShape);
