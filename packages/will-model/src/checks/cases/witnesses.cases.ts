import { type Case, calm, childOf, other, personal, varied, witnessed } from './calm.ts';

const witnesses = (...names: string[]) => ({
  witnesses: names.map((name, index) => ({ id: `witness-${index}`, name, address: 'Pune' })),
});
const answers = (areWitnessesAdult: boolean | null) => ({
  personalLaw: 'hindu' as const,
  earlierWill: 'none' as const,
  areWitnessesAdult,
});

/** Cases of the checks of witnesses (W). */
export const witnessCases = {
  W1: {
    fires: witnessed('Shri. rohan Deshpande', 'Imran Shaikh'),
    near: witnessed('Rohan Joshi', 'Imran Shaikh'),
  },
  W2: {
    fires: witnessed('Sunita Deshpande', 'Imran Shaikh'),
    near: varied({
      // The only grown-up nominee of that surname is the testator's own husband.
      personalDetails: { children: childOf(17) },
      otherInfo: witnesses('Sunita Deshpande', 'Imran Shaikh'),
    }),
  },
  W3: {
    fires: other({ isGuardianCaretaker: false, caretaker: 'Sunita Joshi' }),
    near: other({ isGuardianCaretaker: true, caretaker: 'Sunita Joshi' }),
  },
  W4: {
    fires: varied({
      personalDetails: { children: childOf(17) },
      otherInfo: witnesses('Aarav Deshpande', 'Imran Shaikh'),
    }),
    near: witnessed('Aarav Deshpande', 'Imran Shaikh'),
  },
  W4b: {
    fires: varied({ moreAnswers: answers(null) }),
    near: varied({ moreAnswers: answers(null), otherInfo: { addWitnessNow: false } }),
  },
  W5: {
    fires: witnessed('Sunita Joshi', 'Smt Sunita  Joshi', 'sunita joshi'),
    near: witnessed('', ''),
  },
  W6: {
    fires: varied({
      residuary: { distributionOption: 'legal-heirs' },
      otherInfo: witnesses('Rohan Deshpande', 'Imran Shaikh'),
    }),
    near: varied({ residuary: { distributionOption: 'legal-heirs' } }),
  },
  W7: { fires: other({ addWitnessNow: false }), near: { draft: calm } },
  W8: { fires: personal({ dob: '1956-11-28' }), near: personal({ dob: '1956-11-29' }) },
} satisfies Record<string, Case>;
