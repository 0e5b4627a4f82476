import { meera } from '@virasat/will-model/fixtures';
import { choose } from '../wizard.ts';
import { asOpened, type FaultWalk, fill, fillIn, press } from './fault-walk.ts';

const [first] = meera.otherInfo.witnesses;
if (first === undefined) throw new Error('Meera has witnesses');

/** One witness alone is in a stored document only: on the screen two can't become fewer. @see spec.md section 5 */
export const otherInfoFaults: FaultWalk = {
  stage: 6,
  start: {
    ...meera,
    otherInfo: {
      isGuardianCaretaker: true,
      caretaker: '  ',
      hasPets: false,
      petDetails: '',
      includeNoContestClause: false,
      hasSpecialInstructions: false,
      specialInstructions: '',
      addWitnessNow: true,
      witnesses: [first],
    },
  },
  steps: [
    ['one witness', asOpened, ['At least two witnesses are required']],
    [
      'a witness of whom nothing is said',
      (page) => press(page, 'Add a witness'),
      ['Witness 2: Witness name is required', 'Witness 2: Witness address is required'],
    ],
    [
      'a witness without an address',
      (page) => fillIn(page, 'Witness 2', 'Full name', 'Imran Shaikh'),
      ['Witness 2: Witness address is required'],
    ],
    [
      'a witness without a name',
      async (page) => {
        await fillIn(page, 'Witness 2', 'Address', '7 Camp, Pune 411001');
        await fillIn(page, 'Witness 2', 'Full name', ' ');
      },
      ['Witness 2: Witness name is required'],
    ],
    [
      'a caretaker of spaces',
      async (page) => {
        await fillIn(page, 'Witness 2', 'Full name', 'Imran Shaikh');
        await choose(page, /legal guardian/, 'No');
      },
      ['Caretaker name is required'],
    ],
    [
      'pets without a word about them',
      async (page) => {
        await fill(page, 'Name of the caretaker', 'Ashwini Kulkarni');
        await choose(page, 'Do you have pets?', 'Yes');
      },
      ['Pet details are required'],
    ],
    [
      'special instructions that are none',
      async (page) => {
        await fill(page, 'Pet details', 'Our cat Mau is to live with Ashwini Kulkarni.');
        await choose(page, 'Do you have special instructions?', 'Yes');
      },
      ['Special instructions are required'],
    ],
  ],
};
