import type { Child, PersonalDetails } from './personal-details.shape.ts';

/** A child whose name and age are still to be typed. */
export const emptyChild = (id: string): Child => ({ id, name: '', age: null });

/** Stage 1 untouched; English is the specification's default language. */
export const emptyPersonalDetails = (): PersonalDetails => ({
  language: 'english',
  documentName: '',
  country: '',
  dob: '',
  fullName: '',
  gender: '',
  relationshipStatus: '',
  address: '',
  idType: '',
  idNumber: '',
  guardianName: '',
  hasChildren: null,
  childrenAsNominees: null,
  children: [],
});
