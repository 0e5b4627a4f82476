import {
  aarav,
  ashwiniAsExecutor,
  type Case,
  calm,
  changed,
  childOf,
  executors,
  nominees,
  other,
  personal,
  rohan,
  varied,
  vasantAsExecutor,
  witnessed,
} from './calm.ts';

const vasant = { id: 'nominee-vasant', name: 'Vasant Kulkarni', relation: 'Father', nomiee_notes: '' };
const toRohanAlone = { customAllocations: [{ nomineeId: 'nominee-rohan', percentage: 100 }] };
const savingsToRohan = calm.assets.map((asset) => ({
  ...asset,
  nomineeAllocations: [{ nomineeId: 'nominee-rohan', percentage: 100, comment: '' }],
}));
const everythingToAarav = {
  assets: calm.assets.map((asset) => ({
    ...asset,
    nomineeAllocations: [{ nomineeId: 'nominee-aarav', percentage: 100, comment: '' }],
  })),
  residuary: { customAllocations: [{ nomineeId: 'nominee-aarav', percentage: 100 }] },
};

/** Cases of the checks of people (P). */
export const peopleCases = {
  P1: {
    fires: executors({ ...ashwiniAsExecutor, name: 'Rohan V Deshpande' }, vasantAsExecutor),
    near: executors({ ...ashwiniAsExecutor, name: 'Mr. rohan  Deshpande' }, vasantAsExecutor),
  },
  P2: {
    fires: nominees(rohan, aarav, { ...vasant, name: 'Smt. meera deshpande' }),
    near: nominees(rohan, aarav, { ...vasant, name: 'Meera Rohan Deshpande' }),
  },
  P3: {
    fires: executors({ ...ashwiniAsExecutor, name: 'Meera  Deshpande' }, vasantAsExecutor),
    near: varied({
      executor: {
        appointExecutor: 'no',
        commonExecutors: [{ ...ashwiniAsExecutor, name: 'Meera Deshpande' }],
      },
    }),
  },
  P4: {
    fires: witnessed('Meera Deshpande', 'Imran Shaikh'),
    near: other({
      addWitnessNow: false,
      witnesses: [{ id: 'witness-1', name: 'Meera Deshpande', address: '' }],
    }),
  },
  P5: {
    fires: other({ isGuardianCaretaker: false, caretaker: 'Meera Deshpande' }),
    near: other({ isGuardianCaretaker: true, caretaker: 'Meera Deshpande' }),
  },
  P6: {
    fires: nominees(rohan, aarav, { ...aarav, id: 'nominee-2', name: 'aarav deshpande' }),
    near: nominees(rohan, aarav, { ...aarav, id: 'nominee-2', relation: 'Nephew' }),
  },
  P7: {
    fires: nominees(rohan, aarav, vasant),
    near: varied({
      nominees: [rohan, aarav, vasant],
      residuary: { distributionOption: 'text', customText: 'Everything else goes to Vasant Kulkarni.' },
    }),
  },
  P8: {
    fires: varied({ assets: savingsToRohan, residuary: toRohanAlone }),
    near: varied({ assets: savingsToRohan, residuary: { distributionOption: 'legal-heirs' } }),
  },
  P9: {
    fires: varied(everythingToAarav),
    near: varied({
      ...everythingToAarav,
      nominees: [{ ...rohan, relation: 'Friend' }, aarav],
      residuary: calm.residuary,
    }),
  },
  P10: {
    fires: personal({ relationshipStatus: 'single' }),
    near: personal({ relationshipStatus: 'separated' }),
  },
  P10b: {
    fires: varied({
      personalDetails: { relationshipStatus: 'separated' },
      residuary: { distributionOption: 'legal-heirs' },
    }),
    near: personal({ relationshipStatus: 'separated' }),
  },
  P12: {
    fires: nominees(rohan, { ...aarav, relation: 'Nephew' }),
    near: nominees(rohan, { ...aarav, relation: 'My elder son' }),
  },
  P12b: {
    fires: personal({ children: [...childOf(19), { id: 'child-2', name: 'aarav  deshpande', age: 17 }] }),
    near: personal({ children: [...childOf(19), { id: 'child-2', name: 'Aarav R Deshpande', age: 17 }] }),
  },
  P13: {
    // Meera is 42.
    fires: personal({ children: childOf(29) }),
    near: personal({ children: childOf(28) }),
  },
  P14: { fires: personal({ dob: '2026-11-29' }), near: personal({ dob: '2026-11-28' }) },
  P14b: { fires: personal({ dob: '1915-11-28' }), near: personal({ dob: '1915-11-29' }) },
  P15: { fires: personal({ fullName: 'Mrs. Meera' }), near: personal({ fullName: 'M. Deshpande' }) },
  P16: {
    fires: personal({ idType: 'Aadhaar card', idNumber: '2345 6789 0125' }),
    near: personal({ idType: 'Aadhaar card', idNumber: '2345-6789-0124' }),
  },
  P16b: {
    fires: personal({ idType: 'आधार', idNumber: '2345 6789 0124' }),
    near: personal({ idType: 'आधार', idNumber: 'XXXX XXXX 0124' }),
    fixed: changed({ personalDetails: { idType: 'आधार', idNumber: 'XXXX XXXX 0124' } }),
  },
  P16c: {
    fires: personal({ idType: 'PAN', idNumber: 'ABCD1234EF' }),
    near: personal({ idType: 'PAN', idNumber: 'abcde 1234f' }),
  },
  P17: {
    fires: personal({ hasChildren: false }),
    near: varied({
      personalDetails: { hasChildren: false },
      nominees: [rohan, { ...aarav, relation: 'Son' }],
    }),
  },
  P18: {
    fires: nominees(rohan, aarav, { ...vasant, name: 'Pune Public School' }),
    near: nominees(rohan, aarav, { ...vasant, name: 'Vasant Schooley' }),
  },
  P19: {
    fires: nominees(rohan, aarav, { ...vasant, name: 'My future grandchildren' }),
    near: nominees(rohan, aarav, { ...vasant, name: 'Home for Children Trust' }),
  },
  P20: {
    fires: nominees(rohan, aarav, { ...vasant, relation: 'my dog' }),
    near: nominees(rohan, aarav, { ...vasant, relation: 'Catering partner' }),
  },
} satisfies Record<string, Case>;
