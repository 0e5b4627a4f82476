import { meera } from '@virasat/will-model/fixtures';
import { asOpened, type FaultWalk, fillIn, press } from './fault-walk.ts';

/** @see spec.md section 5 */
export const nomineesFaults: FaultWalk = {
  stage: 2,
  start: { ...meera, nominees: [] },
  steps: [
    ['no nominee', asOpened, ['At least one nominee must be added']],
    [
      'a nominee of whom nothing is said',
      (page) => press(page, 'Add a nominee'),
      ['Nominee 1: Name is required', 'Nominee 1: Relationship is required'],
    ],
    [
      'a nominee without a relationship',
      (page) => fillIn(page, 'Nominee 1', 'Name', 'Asha'),
      ['Nominee 1: Relationship is required'],
    ],
    [
      'a nominee without a name',
      async (page) => {
        await fillIn(page, 'Nominee 1', 'Relationship', 'Sister');
        await fillIn(page, 'Nominee 1', 'Name', ' ');
      },
      ['Nominee 1: Name is required'],
    ],
  ],
};
