import type { DateParts } from '@virasat/ui';
import { type PersonalDetails, personalDetailsMessages, type StageIssue } from '@virasat/will-model';
import { isWholeButUnreal } from '../../dates/index.ts';
import { personalDetailsTexts } from '../../texts/personalDetails.ts';
import type { PlaceOf, ProblemPlace } from '../StageForm/index.ts';

const texts = personalDetailsTexts.proposed;

/** The DOM id of one of the stage's own fields. */
export const fieldId = (field: keyof PersonalDetails): string => `personalDetails-${field}`;

/** The DOM id of the button that adds a child: the messages of the list lead there. */
export const ADD_CHILD_ID = `${fieldId('children')}-add`;

/** What the DOM ids of a child's fields begin with. They follow the child, not its place in the list. */
export const childIdPrefix = (childId: string): string => `${fieldId('children')}-${childId}-`;

/** The DOM id of a child's field. */
export const childFieldId = (childId: string, field: 'name' | 'age'): string =>
  `${childIdPrefix(childId)}${field}`;

const labels: Partial<Record<keyof PersonalDetails, string>> = {
  language: texts.language,
  documentName: texts.documentName,
  country: texts.country,
  dob: texts.dob,
  fullName: texts.fullName,
  gender: texts.gender,
  relationshipStatus: texts.relationshipStatus,
  address: texts.address,
  idType: texts.idType,
  idNumber: texts.idNumber,
};

function placeOfChild([, index, field]: StageIssue['path'], { children }: PersonalDetails): ProblemPlace {
  const child = typeof index === 'number' ? children[index] : undefined;
  if (typeof index !== 'number' || child === undefined || (field !== 'name' && field !== 'age')) {
    return { targetId: ADD_CHILD_ID };
  }
  return { targetId: childFieldId(child.id, field), context: texts.childLegend(index) };
}

/**
 * Where each fault of stage 1 is shown.
 *
 * A date that was typed whole but is none ('31 2 1990') is not missing, so it is told what is wrong with it.
 *
 * @param dob What stands in the date's boxes now.
 */
export const personalDetailsPlaces =
  (dob: DateParts, today: string): PlaceOf<PersonalDetails> =>
  ({ path, message }, details) => {
    const [field] = path;
    if (field === 'children') return placeOfChild(path, details);
    const own = Object.keys(details).find((key): key is keyof PersonalDetails => key === field);
    if (own === undefined) return { targetId: fieldId('fullName') };
    const label = message === personalDetailsMessages.required ? labels[own] : undefined;
    return {
      targetId: fieldId(own),
      ...(label === undefined ? {} : { context: label }),
      ...(own === 'dob' && isWholeButUnreal(dob, today) ? { message: texts.dobNotReal } : {}),
    };
  };
