import { type WillDraft, type WillLanguage, willLanguages } from '@virasat/will-model';
import { ashwini, devanagariNames, largeDraft, longNames, meera } from '@virasat/will-model/fixtures';
import { namesInEveryScript } from './scripts.ts';

/** Every second choice that Meera has not made, abroad, with a name in each script of India. */
const otherChoices: WillDraft = {
  ...meera,
  personalDetails: {
    ...meera.personalDetails,
    documentName: 'Will, second version',
    country: 'UK',
    hasChildren: false,
    children: [],
  },
  nominees: namesInEveryScript.map((name, index) => ({
    id: `nominee-${index}`,
    name,
    relation: 'Friend',
    nomiee_notes: '',
  })),
  assets: meera.assets.map((asset, index) => ({
    ...asset,
    nomineeAllocations: [
      { nomineeId: `nominee-${index}`, percentage: 70, comment: '' },
      { nomineeId: 'nobody', percentage: 10, comment: 'A share whose nominee was removed' },
    ],
  })),
  executor: {
    ...meera.executor,
    executorMode: 'separate',
    executorsPerAsset: {
      'asset-flat': meera.executor.commonExecutors,
      'asset-policy': meera.executor.commonExecutors.slice(1),
    },
  },
  residuary: {
    ...meera.residuary,
    scope: 'only-mentioned',
    distributionOption: 'text',
    customText: 'To my school.',
  },
  otherInfo: {
    ...meera.otherInfo,
    isGuardianCaretaker: true,
    hasPets: false,
    includeNoContestClause: false,
    specialInstructions: 'میرا آخری پیغام۔ میری کتابیں اسکول کو دے دیں۔\nசெய்தி: நன்றி.',
    witnesses: ['1', '2', '3', '4'].map((id) => ({
      id,
      name: `Witness ${id}`,
      address: `${id} Karve Road, Pune 411004`,
    })),
  },
};

const drafts: Readonly<Record<string, WillDraft>> = {
  meera,
  ashwini,
  'devanagari-names': devanagariNames,
  'long-names': longNames,
  'many-assets': largeDraft(5, 8),
  'other-choices': otherChoices,
};

/** A will of which every page is kept as a picture. */
export interface PictureWill {
  /** As in `meera-hindi`. */
  readonly name: string;
  readonly draft: WillDraft;
}

const inLanguage = (draft: WillDraft, language: WillLanguage): WillDraft => ({
  ...draft,
  personalDetails: { ...draft.personalDetails, language },
});

/** Six wills, each in all three languages: short, ordinary, long, and with long names and every script. */
export const pictureWills: readonly PictureWill[] = Object.entries(drafts).flatMap(([name, draft]) =>
  willLanguages.map((language) => ({ name: `${name}-${language}`, draft: inLanguage(draft, language) })),
);
