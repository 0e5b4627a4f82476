import { type Allocation, assetTypes, type WillDraft, willLanguages } from '@virasat/will-model';
import { meera } from '@virasat/will-model/fixtures';

/** What one choice does to a draft, and what the will then says and doesn't say. */
export interface Choice {
  readonly change: (draft: WillDraft) => WillDraft;
  /** Rows that stand whatever else is chosen. */
  readonly stands?: readonly string[];
  /** Rows that stand with none of the other choices. */
  readonly absent?: readonly string[];
  /** Answers that are printed. */
  readonly prints?: readonly string[];
  /** Answers of a branch that has been left (C-20). */
  readonly drops?: readonly string[];
}

const same = (draft: WillDraft): WillDraft => draft;
const details =
  (changes: Partial<WillDraft['personalDetails']>) =>
  (draft: WillDraft): WillDraft => ({ ...draft, personalDetails: { ...draft.personalDetails, ...changes } });
const other =
  (changes: Partial<WillDraft['otherInfo']>) =>
  (draft: WillDraft): WillDraft => ({ ...draft, otherInfo: { ...draft.otherInfo, ...changes } });
const executor =
  (changes: Partial<WillDraft['executor']>) =>
  (draft: WillDraft): WillDraft => ({ ...draft, executor: { ...draft.executor, ...changes } });
const residuary =
  (changes: Partial<WillDraft['residuary']>) =>
  (draft: WillDraft): WillDraft => ({ ...draft, residuary: { ...draft.residuary, ...changes } });

const person = (name: string) => ({
  id: name,
  name,
  email: `${name}@example.com`,
  phone: '1',
  address: `${name} Road`,
  isBackup: false,
});
const witness = (name: string) => ({ id: name, name, address: `${name} Lane` });
const nominees = ['Asha', 'Ravi', 'Trust'].map((name) => ({
  id: name,
  name,
  relation: 'mausi',
  nomiee_notes: '',
}));
const share = (nomineeId: string, percentage: number | null, comment = ''): Allocation => ({
  nomineeId,
  percentage,
  comment,
});
const assetOf = (type: (typeof assetTypes)[number], index: number, shares: Allocation[]) => ({
  id: `asset-${index}`,
  type,
  identifier: `Thing-${index}`,
  description: `Described-${index}`,
  nomineeAllocations: shares,
});
const given =
  (...shares: Allocation[]) =>
  (draft: WillDraft): WillDraft => ({ ...draft, assets: [assetOf('Vehicle', 0, shares)] });

// Every branch is filled in, as after much switching to and fro: only what was chosen last may be printed.
/** A draft with something typed in every branch. */
export const everythingTyped: WillDraft = {
  ...meera,
  nominees,
  personalDetails: { ...meera.personalDetails, children: [{ id: 'c', name: 'Kid-listed', age: 7 }] },
  executor: {
    appointExecutor: 'no',
    executorMode: 'common',
    commonExecutors: [person('Common-1')],
    executorsPerAsset: { 'asset-0': [person('Separate-1')] },
  },
  residuary: {
    scope: 'only-mentioned',
    valueLimit: '7777777',
    distributionOption: 'legal-heirs',
    customAllocations: [{ nomineeId: 'Asha', percentage: 41 }],
    customText: 'Residue-text',
  },
  otherInfo: {
    isGuardianCaretaker: true,
    caretaker: 'Care-taker',
    hasPets: false,
    petDetails: 'Pet-details',
    includeNoContestClause: false,
    hasSpecialInstructions: false,
    specialInstructions: 'Special-words',
    addWitnessNow: false,
    witnesses: ['Wit-1', 'Wit-2', 'Wit-3', 'Wit-4'].map(witness),
  },
};

const named = (count: number): Choice => {
  const names = ['Wit-1', 'Wit-2', 'Wit-3', 'Wit-4'].slice(0, count);
  return { change: other({ addWitnessNow: true, witnesses: names.map(witness) }), prints: names };
};

/** Every choice that the form offers, by kind and name. */
export const choices: Readonly<Record<string, Readonly<Record<string, Choice>>>> = {
  language: Object.fromEntries(
    willLanguages.map((language) => [language, { change: details({ language }) }]),
  ),
  country: {
    India: {
      change: details({ country: 'India' }),
      stands: ['IX.1-IN', 'P.2', 'P.9'],
      absent: ['IX.1-US', 'IX.1-UK', 'VI.2a-intl'],
    },
    USA: {
      change: details({ country: 'USA' }),
      stands: ['IX.1-US', 'P.US', 'P.2-intl'],
      absent: ['IX.1-IN', 'VI.2a', 'VI.2b', 'P.8'],
    },
    UK: {
      change: details({ country: 'UK' }),
      stands: ['IX.1-UK', 'P.UK'],
      absent: ['IX.1-IN', 'VI.2a', 'ATT.2', 'P.9'],
    },
    none: { change: details({ country: '' }), stands: ['IX.1-IN', 'P.9'], absent: ['IX.1-US', 'IX.1-UK'] },
  },
  gender: {
    female: { change: details({ gender: 'female' }) },
    male: { change: details({ gender: 'male' }) },
    other: { change: details({ gender: 'other' }) },
    none: { change: details({ gender: '' }), drops: ['Rohan Deshpande'] },
  },
  status: {
    single: { change: details({ relationshipStatus: 'single' }) },
    married: { change: details({ relationshipStatus: 'married' }) },
    separated: { change: details({ relationshipStatus: 'separated' }) },
    none: { change: details({ relationshipStatus: '' }) },
  },
  children: {
    listed: {
      change: details({ hasChildren: true }),
      stands: ['II.3a'],
      absent: ['II.3b'],
      prints: ['Kid-listed'],
    },
    no: {
      change: details({ hasChildren: false }),
      stands: ['II.3b'],
      absent: ['II.3a'],
      drops: ['Kid-listed'],
    },
  },
  notes: {
    none: { change: same },
    one: {
      change: (draft) => ({
        ...draft,
        nominees: nominees.map((nominee, index) => ({
          ...nominee,
          nomiee_notes: index === 1 ? 'Note-1' : '',
        })),
      }),
      prints: ['Note-1'],
    },
  },
  assets: {
    whole: { change: given(share('Asha', 100)), absent: ['IV.4', 'IV.5', 'IV.6', 'IV.10'] },
    shared: {
      change: given(share('Asha', 60, 'Why-60'), share('Ravi', 40)),
      stands: ['IV.6'],
      absent: ['IV.4', 'IV.5'],
      prints: ['Why-60'],
    },
    under: {
      change: given(share('Asha', 33), share('Ravi', 33), share('Trust', 33)),
      stands: ['IV.4', 'IV.6'],
      absent: ['IV.5'],
    },
    unknown: {
      change: given(share('gone', 30), share('Ravi', 70)),
      stands: ['IV.5', 'IV.6'],
      absent: ['IV.4'],
    },
    unfinished: { change: given(share('', null), share('Asha', null)), stands: ['IV.4'] },
    every: {
      change: (draft) => ({
        ...draft,
        assets: assetTypes.map((type, index) => assetOf(type, index, [share('Asha', 100)])),
      }),
      stands: [...assetTypes.map((type) => `IV.3 ${type}`), 'IV.10'],
      prints: assetTypes.map((_, index) => `Described-${index}`),
    },
    none: {
      change: (draft) => ({ ...draft, assets: [] }),
      stands: ['IV.1'],
      absent: ['IV.2', 'IV.6', 'IV.10'],
    },
  },
  executor: {
    none: {
      change: executor({ appointExecutor: 'no' }),
      stands: ['V.1a'],
      absent: ['V.1b', 'V.1c', 'V.1d', 'V.2', 'V.3', 'V.6', 'V.7'],
      drops: ['Common-1', 'Separate-1'],
    },
    one: {
      change: executor({ appointExecutor: 'yes' }),
      stands: ['V.1b', 'V.6', 'V.7'],
      absent: ['V.1a', 'V.1c', 'V.1d', 'V.2', 'V.3'],
      prints: ['Common-1'],
      drops: ['Separate-1'],
    },
    several: {
      change: executor({
        appointExecutor: 'yes',
        commonExecutors: ['Common-1', 'Common-2', 'Common-3'].map(person),
      }),
      stands: ['V.1c', 'V.2'],
      absent: ['V.1a', 'V.1b', 'V.1d', 'V.3'],
      prints: ['Common-1', 'Common-2', 'Common-3'],
      drops: ['Separate-1'],
    },
    separate: {
      change: executor({ appointExecutor: 'yes', executorMode: 'separate' }),
      stands: ['V.1d', 'V.3', 'V.7'],
      absent: ['V.1a', 'V.1b', 'V.1c', 'V.2'],
      drops: ['Common-1'],
    },
  },
  scope: {
    mentioned: {
      change: residuary({ scope: 'only-mentioned' }),
      stands: ['VI.1a'],
      absent: ['VI.1b', 'VI.1c'],
      drops: ['7777777', '77,77,777'],
    },
    all: {
      change: residuary({ scope: 'all-including-unmentioned', valueLimit: '' }),
      stands: ['VI.1b'],
      absent: ['VI.1a', 'VI.1c'],
    },
    limited: {
      change: residuary({ scope: 'all-including-unmentioned', valueLimit: 'half of it' }),
      stands: ['VI.1b', 'VI.1c'],
      absent: ['VI.1a'],
      prints: ['half of it'],
    },
  },
  distribution: {
    heirs: {
      change: residuary({ distributionOption: 'legal-heirs' }),
      absent: ['VI.2c', 'VI.2d', 'VI.2e', 'VI.2f', 'VI.3'],
      drops: ['41%', 'Residue-text'],
    },
    beneficiaries: {
      change: residuary({ distributionOption: 'all-beneficiaries' }),
      stands: ['VI.2c'],
      absent: ['VI.2a', 'VI.2b', 'VI.2d', 'VI.3'],
      drops: ['41%', 'Residue-text'],
    },
    custom: {
      change: residuary({ distributionOption: 'custom' }),
      stands: ['VI.2d', 'VI.2e', 'VI.3'],
      absent: ['VI.2a', 'VI.2c', 'VI.2f'],
      prints: ['41%', '59%'],
      drops: ['Residue-text'],
    },
    text: {
      change: residuary({ distributionOption: 'text' }),
      stands: ['VI.2f'],
      absent: ['VI.2a', 'VI.2c', 'VI.2d', 'VI.3'],
      prints: ['Residue-text'],
      drops: ['41%'],
    },
  },
  caretaker: {
    guardian: {
      change: other({ isGuardianCaretaker: true }),
      stands: ['VII.1a'],
      absent: ['VII.1b'],
      drops: ['Care-taker'],
    },
    named: {
      change: other({ isGuardianCaretaker: false }),
      stands: ['VII.1b'],
      absent: ['VII.1a'],
      prints: ['Care-taker'],
    },
  },
  pets: {
    no: { change: other({ hasPets: false }), stands: ['VII.3b'], absent: ['VII.3a'], drops: ['Pet-details'] },
    yes: {
      change: other({ hasPets: true }),
      stands: ['VII.3a'],
      absent: ['VII.3b'],
      prints: ['Pet-details'],
    },
  },
  contest: {
    off: {
      change: other({ includeNoContestClause: false }),
      stands: ['VIII.1c'],
      absent: ['VIII.1a', 'VIII.1b'],
    },
    on: {
      change: other({ includeNoContestClause: true }),
      stands: ['VIII.1a', 'VIII.1b'],
      absent: ['VIII.1c'],
    },
  },
  instructions: {
    no: {
      change: other({ hasSpecialInstructions: false }),
      stands: ['VIII.2b'],
      absent: ['VIII.2a'],
      drops: ['Special-words'],
    },
    yes: {
      change: other({ hasSpecialInstructions: true }),
      stands: ['VIII.2a'],
      absent: ['VIII.2b'],
      prints: ['Special-words'],
    },
  },
  witnesses: {
    later: { change: other({ addWitnessNow: false }), drops: ['Wit-1', 'Wit-2', 'Wit-3', 'Wit-4'] },
    two: named(2),
    three: named(3),
    four: named(4),
    nominee: {
      change: other({ addWitnessNow: true, witnesses: ['Wit-1', 'Dr. ASHA'].map(witness) }),
      absent: ['ATT.2', 'ATT.2-UK'],
      prints: ['Dr. ASHA'],
    },
  },
};
