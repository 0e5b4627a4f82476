import type { OtherInfo } from '@virasat/will-model';
import { otherInfoTexts } from '../../texts/otherInfo.ts';
import type { PlaceOf } from '../StageForm/index.ts';

/** The DOM id of one of the stage's own fields, or of its list of witnesses. */
export const fieldId = (field: keyof OtherInfo): string => `otherInfo-${field}`;

/** The DOM id of the button that adds a witness: the place of what is wrong with the list as a whole. */
export const ADD_WITNESS_ID = `${fieldId('witnesses')}-add`;

/** What the DOM ids of a witness's fields begin with. They follow the witness, not the place in the list. */
export const witnessPrefix = (witnessId: string): string => `${fieldId('witnesses')}-${witnessId}-`;

/** The DOM id of a witness's field. */
export const witnessFieldId = (witnessId: string, field: 'name' | 'address'): string =>
  `${witnessPrefix(witnessId)}${field}`;

/** Where each fault of stage 6 is shown. Every message names its field, so only witnesses are told apart. */
export const otherInfoPlaces: PlaceOf<OtherInfo> = ({ path: [field, index, part] }, { witnesses }) => {
  if (field === 'caretaker' || field === 'petDetails' || field === 'specialInstructions') {
    return { targetId: fieldId(field) };
  }
  const witness = typeof index === 'number' ? witnesses[index] : undefined;
  if (typeof index !== 'number' || witness === undefined || (part !== 'name' && part !== 'address')) {
    return { targetId: ADD_WITNESS_ID };
  }
  return { targetId: witnessFieldId(witness.id, part), context: otherInfoTexts.proposed.witness(index) };
};
