import type { DeedPerson, FreeWillDeed } from './deed.shape.ts';

const nobody = (): DeedPerson => ({ name: '', address: '' });

/** A deed in which nothing is answered yet; the specification gives it no defaults. */
export const emptyFreeWillDeed = (): FreeWillDeed => ({
  fullName: '',
  relation: { type: '', parentName: '' },
  address: '',
  dateOfBirth: '',
  occupation: '',
  executor1: nobody(),
  executor2: nobody(),
  nominees: [],
  date: '',
  month: '',
  year: '',
  witness1: nobody(),
  witness2: nobody(),
});
