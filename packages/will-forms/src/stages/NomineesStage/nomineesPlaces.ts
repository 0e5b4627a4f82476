import type { Nominee } from '@virasat/will-model';
import { nomineesTexts } from '../../texts/nominees.ts';
import type { PlaceOf } from '../StageForm/index.ts';

/** What stage 2's form holds: form libraries want an object at the top. */
export interface NomineesValues {
  nominees: Nominee[];
}

/** The DOM id of the button that adds to the list: the messages of the list lead there. */
export const ADD_ID = 'nominees-add';

/** What the DOM ids of a nominee's fields begin with. They follow the nominee, not the place in the list. */
export const nomineeIdPrefix = (nomineeId: string): string => `nominees-${nomineeId}-`;

/** The DOM id of a nominee's field. */
export const nomineeFieldId = (nomineeId: string, field: keyof Nominee): string =>
  `${nomineeIdPrefix(nomineeId)}${field}`;

/** Where each fault of stage 2 is shown. */
export const nomineesPlaces: PlaceOf<NomineesValues> = ({ path: [, index, field] }, { nominees }) => {
  const nominee = typeof index === 'number' ? nominees[index] : undefined;
  if (typeof index !== 'number' || nominee === undefined || (field !== 'name' && field !== 'relation')) {
    return { targetId: ADD_ID };
  }
  return { targetId: nomineeFieldId(nominee.id, field), context: nomineesTexts.proposed.legend(index) };
};
