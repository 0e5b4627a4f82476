import { aarav, type Case, changed, nominees, residue, rohan, varied } from './calm.ts';

const toHeirs = { distributionOption: 'legal-heirs' } as const;
const custom = (one: number, another: number, id = 'nominee-aarav') => ({
  customAllocations: [
    { nomineeId: 'nominee-rohan', percentage: one },
    { nomineeId: id, percentage: another },
  ],
});
const own = (customText: string) => residue({ distributionOption: 'text', customText });
const vasant = { id: 'nominee-vasant', name: 'Vasant Kulkarni', relation: 'Father', nomiee_notes: '' };
const law = (personalLaw: '' | 'hindu' | 'christian') => ({
  personalLaw,
  earlierWill: 'none' as const,
  areWitnessesAdult: true,
});
const nobodyTakes = varied({ nominees: [], assets: [], residuary: toHeirs });

/** Cases of the checks of the residue (R). */
export const residueCases = {
  R1: { fires: residue({ scope: 'only-mentioned' }), near: residue({ scope: '' }) },
  R2: {
    fires: residue({ valueLimit: '₹ 25,00,000' }),
    near: residue({ scope: 'only-mentioned', valueLimit: '₹ 25,00,000' }),
    fixed: changed({}),
  },
  R3: {
    fires: varied({ residuary: toHeirs, moreAnswers: law('christian') }),
    near: varied({ residuary: toHeirs, moreAnswers: law('') }),
  },
  R4: {
    fires: residue(toHeirs),
    near: varied({ personalDetails: { gender: 'male' }, residuary: toHeirs }),
  },
  R5: { fires: residue(custom(60, 39)), near: residue(custom(60, 40)) },
  R6: {
    fires: residue(custom(60, 40, 'nominee-gone')),
    near: residue(custom(60, 40, '')),
    fixed: changed({ residuary: { customAllocations: [{ nomineeId: 'nominee-rohan', percentage: 60 }] } }),
  },
  R7: {
    fires: varied({
      nominees: [rohan, aarav, vasant],
      residuary: { distributionOption: 'all-beneficiaries' },
    }),
    near: residue({ distributionOption: 'all-beneficiaries' }),
  },
  R8: {
    fires: own('Rohan Deshpande 60%, Aarav Deshpande 30%'),
    near: own('Rohan Deshpande 60%, Aarav Deshpande 40%'),
  },
  R9: {
    fires: residue({}),
    near: varied({ nominees: [{ ...rohan, name: ' ' }], assets: [], residuary: toHeirs }),
    silent: nobodyTakes,
  },
  R10: {
    fires: residue({}),
    near: varied({ nominees: [rohan], assets: [], residuary: toHeirs }),
    silent: nobodyTakes,
  },
  R11: {
    fires: varied({
      personalDetails: { gender: 'male' },
      nominees: [rohan, aarav, vasant],
      residuary: toHeirs,
    }),
    near: nominees(rohan, aarav, vasant),
  },
} satisfies Record<string, Case>;
