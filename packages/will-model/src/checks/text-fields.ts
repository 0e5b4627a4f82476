import type { WillDraft } from '../draft/will-draft.ts';
import { listedChildren } from '../stages/personal-details/personal-details.rules.ts';
import type { About } from './about.ts';
import type { FindingTarget } from './check-report.ts';
import { withAsset, withChild, withExecutor, withNominee, withWitness } from './fixes.ts';
import {
  aboutAsset,
  aboutPerson,
  aboutTestator,
  aboutWill,
  atAsset,
  atChild,
  atExecutor,
  atNominee,
  atOtherInfo,
  atPersonal,
  atResiduary,
  atShare,
  atWitness,
} from './places.ts';
import type { FieldKey } from './texts/check-words.ts';

/** What a text belongs to, where it stands in a list: which item, counted from 1, or which asset. */
export type TextOwner =
  | { readonly kind: 'child' | 'nominee' | 'executor' | 'witness'; readonly number: number }
  | { readonly kind: 'asset' | 'shares'; readonly assetId: string }
  | { readonly kind: 'executorFor'; readonly assetId: string; readonly number: number };

/** A text of the draft that the will prints, and how to write another in its place. */
export interface TextField {
  /** As the composed will names it: 'nominees.0.name'. */
  readonly path: string;
  /** Null where the field stands alone at its stage. */
  readonly owner: TextOwner | null;
  readonly field: FieldKey;
  readonly about: About;
  readonly target: FindingTarget;
  readonly value: string;
  readonly withText: (text: string) => (draft: WillDraft) => WillDraft;
}

const PERSONAL = ['documentName', 'fullName', 'address', 'idType', 'idNumber', 'guardianName'] as const;
const NOMINEE = ['name', 'relation', 'nomiee_notes'] as const;
const EXECUTOR = ['name', 'email', 'phone', 'address'] as const;

const personalTexts = ({ personalDetails }: WillDraft): TextField[] => [
  ...PERSONAL.map(
    (field): TextField => ({
      path: `personalDetails.${field}`,
      owner: null,
      field,
      about: aboutTestator,
      target: atPersonal(field),
      value: personalDetails[field],
      withText: (text) => (draft) => ({
        ...draft,
        personalDetails: { ...draft.personalDetails, [field]: text },
      }),
    }),
  ),
  ...listedChildren(personalDetails).map(
    ({ id, name }, index): TextField => ({
      path: `personalDetails.children.${index}.name`,
      owner: { kind: 'child', number: index + 1 },
      field: 'name',
      about: aboutPerson(name),
      target: atChild(id, 'name'),
      value: name,
      withText: (text) => withChild(id, (child) => ({ ...child, name: text })),
    }),
  ),
];

const nomineeTexts = ({ nominees }: WillDraft): TextField[] =>
  nominees.flatMap((nominee, index) =>
    NOMINEE.map(
      (field): TextField => ({
        path: `nominees.${index}.${field}`,
        owner: { kind: 'nominee', number: index + 1 },
        field,
        about: aboutPerson(nominee.name),
        target: atNominee(nominee.id, field),
        value: nominee[field],
        withText: (text) => withNominee(nominee.id, (known) => ({ ...known, [field]: text })),
      }),
    ),
  );

const assetTexts = ({ assets }: WillDraft): TextField[] =>
  assets.flatMap(({ id, identifier, description, nomineeAllocations }, index): TextField[] => [
    {
      path: `assets.${index}.identifier`,
      owner: { kind: 'asset', assetId: id },
      field: 'identifier',
      about: aboutAsset(id),
      target: atAsset(id, 'identifier'),
      value: identifier,
      withText: (text) => withAsset(id, (asset) => ({ ...asset, identifier: text })),
    },
    {
      path: `assets.${index}.description`,
      owner: { kind: 'asset', assetId: id },
      field: 'description',
      about: aboutAsset(id),
      target: atAsset(id, 'description'),
      value: description,
      withText: (text) => withAsset(id, (asset) => ({ ...asset, description: text })),
    },
    ...nomineeAllocations.map(
      ({ nomineeId, comment }, at): TextField => ({
        path: `assets.${index}.nomineeAllocations.${at}.comment`,
        owner: { kind: 'shares', assetId: id },
        field: 'comment',
        about: aboutAsset(id),
        target: atShare(id, nomineeId, 'comment'),
        value: comment,
        withText: (text) =>
          withAsset(id, (asset) => ({
            ...asset,
            nomineeAllocations: asset.nomineeAllocations.map((share) =>
              share.nomineeId === nomineeId && share.comment === comment
                ? { ...share, comment: text }
                : share,
            ),
          })),
      }),
    ),
  ]);

function executorTexts({ executor, assets }: WillDraft): TextField[] {
  if (executor.appointExecutor !== 'yes') return [];
  const lists =
    executor.executorMode === 'common'
      ? [{ assetId: null, path: 'executor.commonExecutors', people: executor.commonExecutors }]
      : assets.map(({ id }) => ({
          assetId: id,
          path: `executor.executorsPerAsset.${id}`,
          people: Object.hasOwn(executor.executorsPerAsset, id) ? (executor.executorsPerAsset[id] ?? []) : [],
        }));
  return lists.flatMap(({ assetId, path, people }) =>
    people.flatMap((person, index) =>
      EXECUTOR.map(
        (field): TextField => ({
          path: `${path}.${index}.${field}`,
          owner:
            assetId === null
              ? { kind: 'executor', number: index + 1 }
              : { kind: 'executorFor', assetId, number: index + 1 },
          field,
          about: aboutPerson(person.name),
          target: atExecutor(assetId, person.id, field),
          value: person[field],
          withText: (text) => withExecutor(assetId, person.id, (known) => ({ ...known, [field]: text })),
        }),
      ),
    ),
  );
}

function residuaryTexts({ residuary }: WillDraft): TextField[] {
  const fields = [
    ...(residuary.scope === 'all-including-unmentioned' ? (['valueLimit'] as const) : []),
    ...(residuary.distributionOption === 'text' ? (['customText'] as const) : []),
  ];
  return fields.map((field) => ({
    path: `residuary.${field}`,
    owner: null,
    field,
    about: aboutWill,
    target: atResiduary(field),
    value: residuary[field],
    withText: (text) => (draft) => ({ ...draft, residuary: { ...draft.residuary, [field]: text } }),
  }));
}

function otherTexts({ otherInfo }: WillDraft): TextField[] {
  const fields = [
    ...(otherInfo.isGuardianCaretaker ? [] : (['caretaker'] as const)),
    ...(otherInfo.hasPets ? (['petDetails'] as const) : []),
    ...(otherInfo.hasSpecialInstructions ? (['specialInstructions'] as const) : []),
  ];
  const witnesses = otherInfo.addWitnessNow ? otherInfo.witnesses : [];
  return [
    ...fields.map(
      (field): TextField => ({
        path: `otherInfo.${field}`,
        owner: null,
        field,
        about: field === 'caretaker' ? aboutPerson(otherInfo.caretaker) : aboutWill,
        target: atOtherInfo(field),
        value: otherInfo[field],
        withText: (text) => (draft) => ({ ...draft, otherInfo: { ...draft.otherInfo, [field]: text } }),
      }),
    ),
    ...witnesses.flatMap((witness, index) =>
      (['name', 'address'] as const).map(
        (field): TextField => ({
          path: `otherInfo.witnesses.${index}.${field}`,
          owner: { kind: 'witness', number: index + 1 },
          field,
          about: aboutPerson(witness.name),
          target: atWitness(witness.id, field),
          value: witness[field],
          withText: (text) => withWitness(witness.id, (known) => ({ ...known, [field]: text })),
        }),
      ),
    ),
  ];
}

/** Every text that the will prints and the person typed, in the will's order; none that a later choice dropped. */
export const textFields = (draft: WillDraft): TextField[] =>
  [
    ...personalTexts(draft),
    ...nomineeTexts(draft),
    ...assetTexts(draft),
    ...executorTexts(draft),
    ...residuaryTexts(draft),
    ...otherTexts(draft),
  ].filter(({ value }) => value !== '');
