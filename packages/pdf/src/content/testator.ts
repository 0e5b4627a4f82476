import {
  type Child,
  listedChildren,
  MINIMUM_AGE_YEARS,
  type PersonalDetails,
  type WillDraft,
} from '@virasat/will-model';
import type { Block, TableBlock } from '../document/blocks.ts';
import type { RichText } from '../document/rich-text.ts';
import type { Article } from '../document/will-document.ts';
import { dateFacts } from '../words/date-words.ts';
import { article, clause, label, table } from './building.ts';
import { answered, blank, type Say, typed } from './say.ts';

/**
 * Whose child, wife or husband the testator is. A spouse is never inferred: the form asks for the husband of a
 * married woman and of nobody else.
 *
 * @see wording.md, convention 3
 */
function relationPhrase({ gender, relationshipStatus, guardianName }: PersonalDetails, say: Say): RichText {
  const named = { guardianName: typed(guardianName, 'personalDetails.guardianName') };
  switch (gender) {
    case 'female':
      return relationshipStatus === 'married'
        ? say('relationPhrase.wife', named)
        : say('relationPhrase.daughter', named);
    case 'male':
      return say('relationPhrase.son', named);
    case 'other':
      return say('relationPhrase.child', named);
    case '':
      return blank('personalDetails.gender');
    default:
      return gender satisfies never;
  }
}

function birthDate({ dob, language }: PersonalDetails, say: Say): RichText {
  const facts = dateFacts(language, dob);
  if (!facts) return blank('personalDetails.dob');
  return answered(say('date', { ...facts }), 'personalDetails.dob');
}

function statusAndCountry({ relationshipStatus, country }: PersonalDetails, say: Say): RichText {
  const statusField = 'personalDetails.relationshipStatus';
  const countryField = 'personalDetails.country';
  return say('II.2', {
    relationshipStatus:
      relationshipStatus === ''
        ? blank(statusField)
        : answered(say(`status.${relationshipStatus}`), statusField),
    country: country === '' ? blank(countryField) : answered(say(`country.${country}`), countryField),
  });
}

function ageCell({ age }: Child, field: string, say: Say): RichText {
  if (age === null) return blank(field);
  const figure = { kind: 'value', text: String(age), field } as const;
  return age < MINIMUM_AGE_YEARS
    ? [figure, { kind: 'words', text: ` (${label(say('label.minor'))})` }]
    : [figure];
}

const childrenTable = (children: readonly Child[], say: Say): TableBlock =>
  table('II.3a', {
    columns: [
      { header: label(say('label.name')), weight: 70 },
      { header: label(say('label.age')), weight: 30, align: 'end', fitsContent: true },
    ],
    rows: children.map((child, index) => ({
      cells: [
        typed(child.name, `personalDetails.children.${index}.name`),
        ageCell(child, `personalDetails.children.${index}.age`, say),
      ],
    })),
  });

function family(details: PersonalDetails, say: Say): Block[] {
  const children = listedChildren(details);
  const decidedBy = ['personalDetails.hasChildren'];
  return children.length === 0
    ? [clause('II.3b', say('II.3b'), { decidedBy })]
    : [clause('II.3a', say('II.3a'), { decidedBy, keepWithNext: true }), childrenTable(children, say)];
}

/**
 * Article II: who makes the will, and the children named in it.
 *
 * @see wording.md, II; Indian Succession Act 1925, s. 75
 */
export function testatorAndFamily({ personalDetails: details }: WillDraft, say: Say): Article {
  const particulars = say('II.1', {
    fullName: typed(details.fullName, 'personalDetails.fullName'),
    relationPhrase: relationPhrase(details, say),
    dob: birthDate(details, say),
    address: typed(details.address, 'personalDetails.address'),
    idType: typed(details.idType, 'personalDetails.idType'),
    idNumber: typed(details.idNumber, 'personalDetails.idNumber'),
  });
  return article(
    'II',
    [
      clause('II.1', particulars, {
        decidedBy: ['personalDetails.gender', 'personalDetails.relationshipStatus'],
      }),
      clause('II.2', statusAndCountry(details, say)),
      ...family(details, say),
    ],
    say,
  );
}
