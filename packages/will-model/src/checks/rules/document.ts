import { ageOn } from '../../dates/iso-date.ts';
import { hiddenLetters, withoutHiddenLetters } from '../../text/hidden-letters.ts';
import { type Check, defineCheck, type Sighting } from '../check.ts';
import type { GlyphFault, PrintFault } from '../check-report.ts';
import type { DraftView } from '../draft-view.ts';
import { listed } from '../lists.ts';
import { aboutTestator, aboutWill, atOtherInfo, atPersonal } from '../places.ts';
import type { TextField } from '../text-fields.ts';
import { textPlace } from '../text-place.ts';
import { foundIn, wordLists } from '../words.ts';
import { childrenWithoutShare } from './family.ts';

/** After so many years somebody's wishes have often changed. */
const STALE_AFTER = 3;

type Where = Pick<TextField, 'about' | 'target'>;

const placed = <Fault extends PrintFault>(
  faults: readonly Fault[] | undefined,
  view: DraftView,
): (Fault & { where: Where; place: string })[] => {
  const byPath = new Map(view.texts.map((field) => [field.path, field]));
  return (faults ?? []).map((fault) => {
    const text = byPath.get(fault.field ?? '');
    return {
      ...fault,
      where: text ?? { about: aboutWill, target: { at: 'pdf' } },
      place: textPlace(text, view),
    };
  });
};

/** Letters of which D6 doesn't speak already. */
const unprintable = ({ letters }: GlyphFault): string[] =>
  letters.filter((letter) => withoutHiddenLetters(letter) === letter);

function placeWithOwnLaw({ texts, isIndian }: DraftView): string | null {
  if (!isIndian) return null;
  for (const { path, value } of texts) {
    if (path !== 'personalDetails.address' && !path.startsWith('assets.')) continue;
    const place = foundIn(value, wordLists.goa) ?? foundIn(value, wordLists.uttarakhand);
    if (place !== null) return place;
  }
  return null;
}

const isLatin = (name: string): boolean =>
  /\p{Script=Latin}/u.test(name) && !/\p{Script=Devanagari}/u.test(name);

/** Checks of the document as a whole. */
export const documentChecks: readonly Check[] = [
  defineCheck('D2', 'A', ['Goa:'], (view) => {
    const place = placeWithOwnLaw(view);
    return place === null
      ? []
      : [{ about: aboutWill, of: [place], target: atPersonal('address'), facts: { place } }];
  }),
  defineCheck('D3', 'A', ['ISA:58'], ({ draft, isIndian }) =>
    isIndian && draft.moreAnswers?.personalLaw === 'muslim'
      ? [{ about: aboutTestator, of: [], target: { at: 'moreAnswers' }, facts: {} }]
      : [],
  ),
  defineCheck('D4', 'A', ['ISA:70', 'UKWills:20'], ({ draft }) => {
    const earlier = draft.moreAnswers?.earlierWill;
    return earlier === 'registered' || earlier === 'abroad'
      ? [{ about: aboutTestator, of: [earlier], target: { at: 'moreAnswers' }, facts: {} }]
      : [];
  }),
  defineCheck('D4b', 'I', ['ISA:70', 'UKWills:20'], ({ draft }) =>
    ['', 'unregistered'].includes(draft.moreAnswers?.earlierWill ?? '')
      ? [{ about: aboutTestator, of: [], target: { at: 'moreAnswers' }, facts: {} }]
      : [],
  ),
  defineCheck(
    'D5',
    'B',
    [],
    (view) =>
      placed(view.facts.glyphFaults, view).flatMap((fault): Sighting<'D5'>[] => {
        const letters = unprintable(fault);
        if (letters.length === 0) return [];
        const { about, target } = fault.where;
        const facts = { letters: letters.join(' '), place: fault.place };
        return [{ about, of: [fault.field ?? '', ...letters], target, facts }];
      }),
    'glyphFaults',
  ),
  defineCheck('D5b', 'W', ['ISA:75'], ({ language, testator: { name } }) =>
    language !== 'english' && isLatin(name)
      ? [{ about: aboutTestator, of: [name], target: atPersonal('fullName'), facts: {} }]
      : [],
  ),
  defineCheck('D6', 'B', [], (view) =>
    view.texts.flatMap((text) => {
      const { about, target, path, value, withText } = text;
      const letters = hiddenLetters(value);
      if (letters.length === 0) return [];
      return [
        {
          about,
          of: [path, ...letters],
          target,
          facts: { letters: letters.join(' '), place: textPlace(text, view) },
          fix: withText(withoutHiddenLetters(value)),
        },
      ];
    }),
  ),
  defineCheck(
    'D7',
    'B',
    [],
    (view) =>
      placed(view.facts.overflows, view).map(({ field, where: { about, target }, place }) => ({
        about,
        of: [field ?? ''],
        target,
        facts: { place },
      })),
    'overflows',
  ),
  defineCheck(
    'D8',
    'B',
    [],
    ({ facts }) =>
      facts.isPdfOutdated === true ? [{ about: aboutWill, of: [], target: { at: 'pdf' }, facts: {} }] : [],
    'isPdfOutdated',
  ),
  defineCheck(
    'D9',
    'I',
    [],
    ({ facts: { today, lastReviewedOn } }) =>
      lastReviewedOn !== undefined && (ageOn(lastReviewedOn, today) ?? 0) >= STALE_AFTER
        ? [{ about: aboutWill, of: [lastReviewedOn], target: { at: 'pdf' }, facts: { date: lastReviewedOn } }]
        : [],
    'lastReviewedOn',
  ),
  defineCheck('D10', 'W', ['ISA:131', 'ISA:134'], (view) => {
    const children = view.draft.otherInfo.includeNoContestClause ? childrenWithoutShare(view) : [];
    if (children.length === 0) return [];
    return [
      {
        about: aboutWill,
        of: children.map(({ item }) => item.id).sort(),
        target: atOtherInfo('includeNoContestClause'),
        facts: {
          names: listed(
            children.map(({ item }) => item.name.trim()),
            view,
          ),
        },
      },
    ];
  }),
];
