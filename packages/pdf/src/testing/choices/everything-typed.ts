import type { WillDraft } from '@virasat/will-model';
import { meera } from '@virasat/will-model/fixtures';

/** Somebody who may be an executor. */
export const person = (name: string) => ({
  id: name,
  name,
  email: `${name}@example.com`,
  phone: '1',
  address: `${name} Road`,
  isBackup: false,
});
/** Somebody who may be a witness. */
export const witness = (name: string) => ({ id: name, name, address: `${name} Lane` });

/** The beneficiaries of every draft here. */
export const nominees = ['Asha', 'Ravi', 'Trust'].map((name) => ({
  id: name,
  name,
  relation: 'mausi',
  nomiee_notes: '',
}));

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
