export { type FieldPlace, placeOfTarget } from './fieldPlaces.ts';
export { goToField } from './goToField.ts';
export { placeOfPath } from './pathPlaces.ts';
