import { bequestChoices } from './bequest-choices.ts';
import type { Choices } from './choice.ts';
import { executorChoices } from './executor-choices.ts';
import { otherChoices } from './other-choices.ts';
import { personChoices } from './person-choices.ts';
import { residueChoices } from './residue-choices.ts';

export type { Choice } from './choice.ts';
export { everythingTyped } from './everything-typed.ts';

/** Every choice that the form offers, by kind and name. */
export const choices: Choices = {
  ...personChoices,
  ...bequestChoices,
  ...executorChoices,
  ...residueChoices,
  ...otherChoices,
};
