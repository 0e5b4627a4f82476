import {
  formatDate,
  MaskedValue,
  maskIdentifier,
  SummaryList,
  type SummaryRow,
  type WillLang,
} from '@virasat/ui';
import {
  ageOn,
  asksForGuardian,
  guardianLabel,
  listedChildren,
  type PersonalDetails,
} from '@virasat/will-model';
import { languageNames, personalDetailsTexts } from '../../texts/personalDetails.ts';
import { reviewTexts } from '../../texts/review.ts';
import { typedRow } from './reviewRows.ts';
import { type ReviewSectionProps, willLangOf } from './reviewTypes.ts';

const labels = personalDetailsTexts.proposed;
const texts = reviewTexts.proposed;

function dateOfBirth(dob: string, today: string): string {
  if (dob === '') return texts.notProvided;
  const age = ageOn(dob, today);
  return age === null ? formatDate(dob, 'long') : `${formatDate(dob, 'long')} ${texts.age(age)}`;
}

function idNumberRow({ idType, idNumber }: PersonalDetails, lang: WillLang): SummaryRow {
  const row = typedRow('idNumber', labels.idNumber, idNumber, lang);
  const masked = maskIdentifier(idType, idNumber);
  if (masked === idNumber) return row;
  return {
    ...row,
    value: <MaskedValue masked={masked} value={idNumber} showLabel={texts.showId} hideLabel={texts.hideId} />,
  };
}

function childrenRow(details: PersonalDetails): SummaryRow {
  const children = listedChildren(details);
  return {
    key: 'children',
    term: labels.children,
    value:
      children.length === 0
        ? texts.noChildren
        : children.map(({ name, age }) => texts.child(name, age)).join('\n'),
  };
}

/** What stage 1 says, the ID number masked until asked for. */
export function ReviewPersonalDetails({ draft, today }: ReviewSectionProps) {
  const { personalDetails: details } = draft;
  const lang = willLangOf(draft);
  const { country, gender, relationshipStatus } = details;
  const row = (key: string, term: string, value: string): SummaryRow => typedRow(key, term, value, lang);
  return (
    <SummaryList
      rows={[
        {
          key: 'language',
          term: labels.language,
          value: languageNames[details.language].label,
          lang: languageNames[details.language].lang,
        },
        row('documentName', labels.documentName, details.documentName),
        row('country', labels.country, country === '' ? '' : labels.countries[country]),
        row('fullName', labels.fullName, details.fullName),
        { key: 'dob', term: labels.dob, value: dateOfBirth(details.dob, today) },
        row('gender', labels.gender, gender === '' ? '' : labels.genders[gender]),
        row(
          'relationshipStatus',
          labels.relationshipStatus,
          relationshipStatus === '' ? '' : labels.relationshipStatuses[relationshipStatus],
        ),
        ...(asksForGuardian(details)
          ? [row('guardianName', guardianLabel(details), details.guardianName)]
          : []),
        row('address', labels.address, details.address),
        row('idType', labels.idType, details.idType),
        idNumberRow(details, lang),
        childrenRow(details),
      ]}
    />
  );
}
