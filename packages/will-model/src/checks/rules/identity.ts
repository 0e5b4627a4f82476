import { readIsoDate } from '../../dates/iso-date.ts';
import { isBlank } from '../../text/blank.ts';
import { aadhaarDigits, isAadhaar, isMaskedAadhaar, maskedAadhaar } from '../aadhaar.ts';
import { type Check, defineCheck } from '../check.ts';
import type { DraftView } from '../draft-view.ts';
import { aboutTestator, atPersonal } from '../places.ts';
import { textsOf } from '../texts/texts.ts';
import { foundIn, wordLists } from '../words.ts';

/** Above this age, in years, a date of birth is more likely a slip. */
const OLDEST = 110;

const PAN = /^[A-Z]{5}\d{4}[A-Z]$/;

const isAadhaarType = ({ draft: { personalDetails } }: DraftView): boolean =>
  foundIn(personalDetails.idType, wordLists.aadhaar) !== null && !isBlank(personalDetails.idNumber);

function isForeignId({ draft: { personalDetails }, isIndian }: DraftView): boolean {
  const { idType } = personalDetails;
  if (isIndian) return foundIn(idType, wordLists.foreignId) !== null;
  return foundIn(idType, wordLists.indianId) !== null || foundIn(idType, wordLists.pan) !== null;
}

/** Checks of who the testator is. */
export const identityChecks: readonly Check[] = [
  defineCheck('P14', 'B', [], ({ draft: { personalDetails }, facts: { today } }) =>
    readIsoDate(personalDetails.dob) !== null && personalDetails.dob > today
      ? [
          {
            about: aboutTestator,
            of: [personalDetails.dob],
            target: atPersonal('dob'),
            facts: { date: personalDetails.dob },
          },
        ]
      : [],
  ),
  defineCheck('P14b', 'W', ['ISA:59'], ({ age }) =>
    age !== null && age > OLDEST
      ? [{ about: aboutTestator, of: [age], target: atPersonal('dob'), facts: { age: String(age) } }]
      : [],
  ),
  defineCheck('P15', 'I', ['ISA:75', 'ISA:76'], ({ testator: { name, bare } }) =>
    bare !== '' && (!bare.includes(' ') || /\d/u.test(name.normalize('NFKC')))
      ? [{ about: aboutTestator, of: [bare], target: atPersonal('fullName'), facts: { name } }]
      : [],
  ),
  defineCheck('P16', 'W', ['Aadhaar:4'], (view) => {
    const { idNumber } = view.draft.personalDetails;
    return isAadhaarType(view) && !isAadhaar(idNumber) && !isMaskedAadhaar(idNumber)
      ? [{ about: aboutTestator, of: [], target: atPersonal('idNumber'), facts: {} }]
      : [];
  }),
  defineCheck('P16b', 'W', ['Aadhaar:29'], (view) => {
    const { idNumber } = view.draft.personalDetails;
    if (!isAadhaarType(view) || aadhaarDigits(idNumber) === '') return [];
    return [
      {
        about: aboutTestator,
        of: [],
        target: atPersonal('idNumber'),
        facts: {},
        fix: (draft) => ({
          ...draft,
          personalDetails: {
            ...draft.personalDetails,
            idNumber:
              draft.personalDetails.idNumber === idNumber
                ? maskedAadhaar(idNumber)
                : draft.personalDetails.idNumber,
          },
        }),
      },
    ];
  }),
  defineCheck('P16c', 'W', [], ({ draft: { personalDetails } }) => {
    const number = personalDetails.idNumber.replace(/\s/gu, '').toUpperCase();
    return foundIn(personalDetails.idType, wordLists.pan) !== null && number !== '' && !PAN.test(number)
      ? [{ about: aboutTestator, of: [], target: atPersonal('idNumber'), facts: {} }]
      : [];
  }),
  defineCheck('D1', 'W', [], (view) => {
    const { country, idType } = view.draft.personalDetails;
    if (country === '' || !isForeignId(view)) return [];
    const { shared } = textsOf(view.language);
    return [
      {
        about: aboutTestator,
        of: [country, idType],
        target: atPersonal('idType'),
        facts: { country: shared[country], idType },
      },
    ];
  }),
];
