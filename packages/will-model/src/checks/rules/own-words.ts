import type { Asset } from '../../stages/assets/assets.shape.ts';
import { isBlank } from '../../text/blank.ts';
import { bareName } from '../../text/names.ts';
import { type AnySighting, type Check, defineCheck } from '../check.ts';
import type { DraftView } from '../draft-view.ts';
import { assetKey } from '../finding-keys.ts';
import { aboutAsset, aboutWill, atOtherInfo, atShare } from '../places.ts';
import { textPlace } from '../text-place.ts';
import { foundIn, nameFinder, wordLists } from '../words.ts';

/** A PIN of a card, never the PIN code of an address, which has six digits. */
const PIN = /(?<!\p{L})pin(?!\p{L})(?!\s*code)[\s.:=-]*(?:no|number|is)?[\s.:=-]*\d{4}(?!\d)/iu;

function secretIn(text: string): string | null {
  // Only the word is shown, never the secret behind it.
  return foundIn(text, wordLists.secret) ?? (foundIn(text, PIN) === null ? null : 'PIN');
}

const instructions = ({ draft: { otherInfo } }: DraftView): string =>
  otherInfo.hasSpecialInstructions ? otherInfo.specialInstructions : '';

type CommentPlaces = Readonly<Record<'asset' | 'word', string>>;

/** What a list of words finds in the comments of the shares. */
function inComments(
  { draft, assetName }: DraftView,
  pattern: RegExp,
): (AnySighting & { readonly facts: CommentPlaces })[] {
  return draft.assets.flatMap((asset: Asset) =>
    asset.nomineeAllocations.flatMap(({ nomineeId, comment }) => {
      const word = foundIn(comment, pattern);
      if (word === null) return [];
      return [
        {
          about: aboutAsset(asset.id),
          of: [assetKey(asset), nomineeId, comment],
          target: atShare(asset.id, nomineeId, 'comment'),
          facts: { asset: assetName(asset), word },
        },
      ];
    }),
  );
}

/** The first person or asset of the will that a text names. */
function firstNamed(view: DraftView, text: string): string | null {
  const isNamed = nameFinder(text);
  return (
    view.nominees.find(({ bare }) => isNamed(bare))?.item.name.trim() ??
    view.draft.assets.find(({ identifier }) => isNamed(identifier))?.identifier.trim() ??
    null
  );
}

const namesSomebody = (view: DraftView, text: string): boolean => {
  const isNamed = nameFinder(text);
  const { guardianName } = view.draft.personalDetails;
  return [
    ...view.nominees,
    ...view.children,
    ...view.executors,
    ...view.witnesses,
    view.caretaker,
    { bare: guardianName },
  ].some(({ bare }) => isNamed(bare));
};

/** Checks of what the person wrote freely. */
export const ownWordsChecks: readonly Check[] = [
  defineCheck('A16', 'A', ['ISA:88'], (view) => {
    const text = instructions(view);
    const name = foundIn(text, wordLists.giving) === null ? null : firstNamed(view, text);
    if (name === null) return [];
    return [
      {
        about: aboutWill,
        of: [text, bareName(name)],
        target: atOtherInfo('specialInstructions'),
        facts: { name },
      },
    ];
  }),
  defineCheck('A18', 'A', ['IT:43A'], (view) =>
    view.texts.flatMap((text) => {
      const { about, owner, target, value } = text;
      const word = secretIn(value);
      if (word === null) return [];
      const asset = owner !== null && 'assetId' in owner ? view.assetById.get(owner.assetId) : undefined;
      const facts = { word, place: textPlace(text, view) };
      return [{ about, of: [JSON.stringify(target), word, asset ? assetKey(asset) : ''], target, facts }];
    }),
  ),
  defineCheck('A19', 'A', ['ISA:126', 'ISA:127', 'ISA:131', 'ISA:134'], (view) =>
    inComments(view, wordLists.condition),
  ),
  defineCheck('A21', 'A', [], (view) => inComments(view, wordLists.life)),
  defineCheck('D12', 'W', ['Trusts:9'], (view) => {
    const { hasPets, petDetails } = view.draft.otherInfo;
    return hasPets && !isBlank(petDetails) && !namesSomebody(view, petDetails)
      ? [{ about: aboutWill, of: [petDetails], target: atOtherInfo('petDetails'), facts: {} }]
      : [];
  }),
  defineCheck('D13', 'I', [], (view) => {
    const word = foundIn(instructions(view), wordLists.funeral);
    return word === null
      ? []
      : [{ about: aboutWill, of: [word], target: atOtherInfo('specialInstructions'), facts: { word } }];
  }),
  defineCheck('D14', 'W', ['ISA:2(h)'], (view) => {
    const word = foundIn(instructions(view), wordLists.together);
    return word === null
      ? []
      : [{ about: aboutWill, of: [word], target: atOtherInfo('specialInstructions'), facts: { word } }];
  }),
  defineCheck('D15', 'W', [], (view) =>
    view.texts
      .filter(({ value }) => wordLists.filler.test(value.trim()))
      .map((text) => ({
        about: text.about,
        of: [JSON.stringify(text.target), text.value],
        target: text.target,
        facts: { word: text.value.trim(), place: textPlace(text, view) },
      })),
  ),
];
