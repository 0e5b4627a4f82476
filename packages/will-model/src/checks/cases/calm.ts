import type { WillDraft } from '../../draft/will-draft.ts';
import { meera } from '../../fixtures/meera.ts';
import type { Asset } from '../../stages/assets/assets.shape.ts';
import type { ExecutorPerson } from '../../stages/executor/executor.shape.ts';
import type { Nominee } from '../../stages/nominees/nominees.shape.ts';
import type { CheckFacts } from '../check-report.ts';

/** The day on which every case is looked at. */
export const TODAY = '2026-11-28';

const share = (nomineeId: string, percentage: number | null, comment = '') => ({
  nomineeId,
  percentage,
  comment,
});

export const rohan: Nominee = {
  id: 'nominee-rohan',
  name: 'Rohan Deshpande',
  relation: 'Husband',
  nomiee_notes: '',
};
export const aarav: Nominee = {
  id: 'nominee-aarav',
  name: 'Aarav Deshpande',
  relation: 'Child',
  nomiee_notes: '',
};
export const ashwiniAsExecutor: ExecutorPerson = {
  id: 'executor-ashwini',
  name: 'Ashwini Kulkarni',
  email: 'ashwini@example.com',
  phone: '+91 98765 43211',
  address: '4 Lakshmi Road, Pune 411030',
  isBackup: false,
};
export const vasantAsExecutor: ExecutorPerson = {
  id: 'executor-vasant',
  name: 'Vasant Kulkarni',
  email: 'vasant@example.com',
  phone: '98765 43212',
  address: '4 Lakshmi Road, Pune 411030',
  isBackup: true,
};
export const savings: Asset = {
  id: 'asset-savings',
  type: 'Financial Account',
  identifier: 'HDFC savings account 00123',
  description: '',
  nomineeAllocations: [share('nominee-rohan', 60), share('nominee-aarav', 40)],
};
export const locker: Asset = {
  id: 'asset-locker',
  type: 'Cash and Valuables',
  identifier: 'Locker 5512, Lakshmi Road',
  description: '',
  nomineeAllocations: [share('nominee-rohan', 100)],
};

/** A finished will of a careful person: only what concerns every will (R9, R10) is said of it. */
export const calm: WillDraft = {
  ...meera,
  personalDetails: {
    ...meera.personalDetails,
    idType: 'Passport',
    idNumber: 'Z1234567',
    children: [{ id: 'child-aarav', name: 'Aarav Deshpande', age: 19 }],
  },
  nominees: [rohan, aarav],
  assets: [savings, locker],
  executor: {
    appointExecutor: 'yes',
    executorMode: 'common',
    commonExecutors: [ashwiniAsExecutor, vasantAsExecutor],
    executorsPerAsset: {},
  },
  residuary: {
    scope: 'all-including-unmentioned',
    valueLimit: '',
    distributionOption: 'custom',
    customAllocations: [
      { nomineeId: 'nominee-rohan', percentage: 60 },
      { nomineeId: 'nominee-aarav', percentage: 40 },
    ],
    customText: '',
  },
  otherInfo: {
    ...meera.otherInfo,
    isGuardianCaretaker: true,
    caretaker: '',
    hasPets: false,
    petDetails: '',
    includeNoContestClause: false,
    hasSpecialInstructions: false,
    specialInstructions: '',
  },
  moreAnswers: { personalLaw: 'hindu', earlierWill: 'none', areWitnessesAdult: true },
};

/** A draft as it is looked at, and what is known beside it. */
export interface Scene {
  readonly draft: WillDraft;
  readonly facts?: Partial<CheckFacts>;
}

/** Three drafts for one check, and what its fix makes of the first. */
export interface Case {
  readonly fires: Scene;
  /** As near to it as can be without giving cause. */
  readonly near: Scene;
  /** Nowhere near; the calm will where left out. */
  readonly silent?: Scene;
  /** The draft after the fix of the finding in `fires`: exactly this and nothing else. */
  readonly fixed?: WillDraft;
}

const scene = (draft: WillDraft, facts?: Partial<CheckFacts>): Scene =>
  facts === undefined ? { draft } : { draft, facts };

type Changes = {
  readonly [Section in 'personalDetails' | 'executor' | 'residuary' | 'otherInfo']?: Partial<
    WillDraft[Section]
  >;
} & Partial<Pick<WillDraft, 'nominees' | 'assets' | 'moreAnswers'>>;

/** The calm will with some answers changed. */
export const changed = ({
  personalDetails,
  executor,
  residuary,
  otherInfo,
  ...lists
}: Changes): WillDraft => ({
  ...calm,
  ...lists,
  personalDetails: { ...calm.personalDetails, ...personalDetails },
  executor: { ...calm.executor, ...executor },
  residuary: { ...calm.residuary, ...residuary },
  otherInfo: { ...calm.otherInfo, ...otherInfo },
});

/** The calm will with some answers changed, to look at. */
export const varied = (changes: Changes, facts?: Partial<CheckFacts>): Scene =>
  scene(changed(changes), facts);

/** Shorthands for one list. */
export const nominees = (...list: Nominee[]): Scene => varied({ nominees: list });
export const assets = (...list: Asset[]): Scene => varied({ assets: list });
export const personal = (changes: Partial<WillDraft['personalDetails']>): Scene =>
  varied({ personalDetails: changes });
export const residue = (changes: Partial<WillDraft['residuary']>): Scene => varied({ residuary: changes });
export const other = (changes: Partial<WillDraft['otherInfo']>): Scene => varied({ otherInfo: changes });
export const executors = (...commonExecutors: ExecutorPerson[]): Scene =>
  varied({ executor: { commonExecutors } });
export const witnessed = (...names: string[]): Scene =>
  other({ witnesses: names.map((name, index) => ({ id: `witness-${index}`, name, address: 'Pune' })) });
export const shares = (...list: [string, number | null, string?][]): Asset['nomineeAllocations'] =>
  list.map(([nomineeId, percentage, comment]) => share(nomineeId, percentage, comment));
/** The savings account with one comment. */
export const commented = (comment: string): Scene =>
  assets(
    {
      ...savings,
      nomineeAllocations: shares(['nominee-rohan', 60, comment], ['nominee-aarav', 40]),
    },
    locker,
  );
/** An adult child of the calm will made so many years old. */
export const childOf = (age: number) => [{ id: 'child-aarav', name: 'Aarav Deshpande', age }];
