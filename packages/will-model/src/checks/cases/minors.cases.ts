import {
  aarav,
  ashwiniAsExecutor,
  type Case,
  calm,
  childOf,
  executors,
  nominees,
  other,
  personal,
  rohan,
  shares,
  varied,
  vasantAsExecutor,
} from './calm.ts';

const toMinor = { children: childOf(17) };
const nephew = { id: 'nominee-2', name: 'श्रीकांत देशपांडे', relation: 'Nephew', nomiee_notes: '' };
const flat = (rohanHas: number, aaravHas: number) => [
  {
    id: 'asset-flat',
    type: 'Real Estate' as const,
    identifier: 'Flat 3, Kshitij Apartment, Pune',
    description: '',
    nomineeAllocations: shares(['nominee-rohan', rohanHas], ['nominee-aarav', aaravHas]),
  },
];
const caretaker = { isGuardianCaretaker: false, caretaker: 'Sunita Joshi' };
const father = { gender: 'male', guardianName: 'Vasant Kulkarni' } as const;

/** Cases of the checks of minors (M). */
export const minorCases = {
  M1: {
    fires: personal({ ...toMinor, relationshipStatus: 'separated' }),
    near: personal({ ...toMinor, relationshipStatus: 'married' }),
  },
  M2: {
    fires: varied({
      personalDetails: toMinor,
      otherInfo: { isGuardianCaretaker: false, caretaker: 'Aarav Deshpande' },
    }),
    near: varied({
      personalDetails: { children: childOf(18) },
      otherInfo: { isGuardianCaretaker: false, caretaker: 'Aarav Deshpande' },
    }),
  },
  M3: {
    fires: other({ isGuardianCaretaker: false, caretaker: 'Sunita Joshi' }),
    near: varied({ personalDetails: toMinor, otherInfo: caretaker }),
  },
  M4: {
    fires: varied({ personalDetails: { ...toMinor, ...father }, otherInfo: caretaker }),
    near: varied({ personalDetails: { ...toMinor, ...father, country: 'UK' }, otherInfo: caretaker }),
  },
  M5: {
    fires: other({ isGuardianCaretaker: false, caretaker: 'Ashwini Kulkarni' }),
    near: varied({
      executor: { appointExecutor: 'no' },
      otherInfo: { isGuardianCaretaker: false, caretaker: 'Ashwini Kulkarni' },
    }),
  },
  M6: {
    fires: nominees(rohan, aarav, { ...nephew, nomiee_notes: 'Aged 17' }),
    near: nominees(rohan, aarav, { ...nephew, nomiee_notes: 'Aged 18' }),
  },
  M7: {
    fires: varied({ personalDetails: toMinor, assets: flat(50, 50) }),
    near: varied({ personalDetails: toMinor, assets: flat(100, 0) }),
  },
  M8: {
    fires: varied({
      personalDetails: toMinor,
      executor: { commonExecutors: [{ ...ashwiniAsExecutor, name: 'Aarav Deshpande' }, vasantAsExecutor] },
    }),
    near: executors({ ...ashwiniAsExecutor, name: 'Aarav Deshpande' }, vasantAsExecutor),
  },
  M9: {
    fires: { draft: calm, facts: { lastReviewedOn: '2025-11-28' } },
    near: { draft: calm, facts: { lastReviewedOn: '2025-11-29' } },
  },
} satisfies Record<string, Case>;
