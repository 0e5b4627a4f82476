import {
  type DeedNominee,
  type DeedRelationType,
  deedDateOf,
  type FreeWillDeed,
  isSameNameIgnoringHonorifics,
  type WillLanguage,
} from '@virasat/will-model';
import { clause, detail, heading, label, numbered, table } from '../content/building.ts';
import { witnessForm } from '../content/execution.ts';
import { footerWith } from '../content/footer.ts';
import { relationIn } from '../content/relations.ts';
import { answered, blank, type Say, sayIn, typed } from '../content/say.ts';
import type { Block, FormBlock } from '../document/blocks.ts';
import type { SheetDocument } from '../document/composed-document.ts';
import { fieldsOf, type RichText, words } from '../document/rich-text.ts';
import { dateFacts } from '../words/date-words.ts';
import { signing } from './signing.ts';

const WITNESS_COUNT = 2;

const relationKeys = {
  Son: 'relationPhrase.son',
  Daughter: 'relationPhrase.daughter',
  Wife: 'relationPhrase.wife',
} as const satisfies Record<DeedRelationType, string>;

function relationPhrase({ relation: { type, parentName } }: FreeWillDeed, say: Say): RichText {
  if (type === '') return blank('relation.type');
  return say(relationKeys[type], { guardianName: typed(parentName, 'relation.parentName') });
}

/** A date in figures and words; a line to fill in where it is none. */
function dateText(iso: string | null, field: string, language: WillLanguage, say: Say): RichText {
  const facts = iso === null ? null : dateFacts(language, iso);
  return facts ? answered(say('date', { ...facts }), field) : blank(field);
}

function testator(deed: FreeWillDeed, language: WillLanguage, say: Say): Block {
  const row = say('D.1', {
    fullName: typed(deed.fullName, 'fullName'),
    relationPhrase: relationPhrase(deed, say),
    dateOfBirth: dateText(deed.dateOfBirth, 'dateOfBirth', language, say),
    occupation: typed(deed.occupation, 'occupation'),
    address: typed(deed.address, 'address'),
  });
  return clause('D.1', row, { decidedBy: ['relation.type'] });
}

function nomineeTable(nominees: readonly DeedNominee[], say: Say): Block {
  const nobodyYet = { cells: [words('1'), blank('nominees'), blank('nominees')] };
  return table('D.3', {
    columns: [
      { header: label(say('label.no')), weight: 10, fitsContent: true },
      { header: label(say('label.name')), weight: 60 },
      { header: label(say('label.relationship')), weight: 40 },
    ],
    rows:
      nominees.length === 0
        ? [nobodyYet]
        : nominees.map(({ name, relationship }, index) => ({
            cells: [
              words(String(index + 1)),
              typed(name, `nominees.${index}.name`),
              relationIn(relationship, `nominees.${index}.relationship`, say),
            ],
          })),
  });
}

/** Everything to everybody in equal parts: without these words a deed with neither shares nor assets is uncertain. */
function gifts({ nominees }: FreeWillDeed, say: Say): Block[] {
  const [only, ...others] = nominees;
  const decidedBy = ['nominees'];
  if (only === undefined || others.length > 0) {
    return [
      clause('D.3', say('D.3'), { decidedBy, keepWithNext: true }),
      nomineeTable(nominees, say),
      clause('D.4', say('D.4'), { decidedBy }),
    ];
  }
  const named = {
    'nominee.name': typed(only.name, 'nominees.0.name'),
    'nominee.relationship': relationIn(only.relationship, 'nominees.0.relationship', say),
  };
  return [clause('D.3-one', say('D.3-one', named)), clause('D.4-one', say('D.4-one'), { decidedBy })];
}

function appointment({ executor1, executor2 }: FreeWillDeed, say: Say): Block {
  return clause(
    'D.5',
    say('D.5', {
      'executor1.name': typed(executor1.name, 'executor1.name'),
      'executor1.address': typed(executor1.address, 'executor1.address'),
      'executor2.name': typed(executor2.name, 'executor2.name'),
      'executor2.address': typed(executor2.address, 'executor2.address'),
    }),
  );
}

/** Says whether the attestation would state an untruth: a witness bears a beneficiary's name. */
const isWitnessBeneficiary = ({ nominees, witness1, witness2 }: FreeWillDeed): boolean =>
  [witness1, witness2].some((witness) =>
    nominees.some((nominee) => isSameNameIgnoringHonorifics(witness.name, nominee.name)),
  );

function attestation(deed: FreeWillDeed, say: Say): Block[] {
  const decidedBy = ['witness1.name', 'witness2.name', 'nominees'];
  const box = (field: 'witness1' | 'witness2', index: number): FormBlock =>
    witnessForm(deed[field], { field, index, count: WITNESS_COUNT }, say);
  return [
    heading('ATT', say('label.attestation')),
    detail('ATT', say('ATT', { fullName: typed(deed.fullName, 'fullName') }), { keepWithNext: true }),
    ...(isWitnessBeneficiary(deed) ? [] : [detail('ATT.2', say('ATT.2'), { decidedBy, keepWithNext: true })]),
    // Side by side the two leave room for the deed to be one page.
    { ...box('witness1', 0), keepWithNext: false, beside: box('witness2', 1) },
  ];
}

function title(say: Say): Block {
  const text = say('D.0');
  return { kind: 'title', key: 'D.0', statutes: [], fields: fieldsOf(text), keepWithNext: true, text };
}

/**
 * Composes a free will-deed: everything to the nominees in equal shares, since its form asks for neither assets nor
 * shares. What isn't answered yet is a line to fill in.
 *
 * @param language English is the language of its form.
 * @see wording.md, section 5; checks.md, F3; Indian Succession Act 1925, ss. 63, 89
 */
export function composeDeed(deed: FreeWillDeed, language: WillLanguage = 'english'): SheetDocument {
  const say = sayIn(language);
  return {
    kind: 'sheet',
    language,
    name: say('D.0'),
    blocks: numbered([
      title(say),
      testator(deed, language, say),
      clause('D.2', say('D.2')),
      ...gifts(deed, say),
      clause('D.4a', say('D.4a')),
      appointment(deed, say),
      ...signing(deed, dateText(deedDateOf(deed), 'date', language, say), say),
      ...attestation(deed, say),
    ]),
    footer: footerWith(say('D.0'), WITNESS_COUNT, say),
    prefersOnePage: true,
  };
}
