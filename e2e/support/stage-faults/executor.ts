import { meera } from '@virasat/will-model/fixtures';
import { choose } from '../wizard.ts';
import { asOpened, type FaultStep, type FaultWalk, fillIn, press } from './fault-walk.ts';

const [flat, deposit, policy] = meera.assets;
const [rohan] = meera.executor.commonExecutors;
if (flat === undefined || deposit === undefined || policy === undefined || rohan === undefined)
  throw new Error('Meera has three assets and an executor');

const MISSING = {
  name: 'Name is required',
  email: 'Email is required',
  phone: 'Phone is required',
  address: 'Address is required',
} as const;

/** Fills one field after the other; each takes its own line away. */
const fillOneByOne = (whose: string): FaultStep[] => [
  [
    `${whose} without an e-mail, phone and address`,
    (page) => fillIn(page, 'Executor 1', 'Full name', rohan.name),
    [MISSING.email, MISSING.phone, MISSING.address].map((text) => `${whose}: ${text}`),
  ],
  [
    `${whose} without a phone and address`,
    // Any text will do: its form isn't looked at.
    (page) => fillIn(page, 'Executor 1', 'E-mail', 'not an address'),
    [MISSING.phone, MISSING.address].map((text) => `${whose}: ${text}`),
  ],
  [
    `${whose} without an address`,
    (page) => fillIn(page, 'Executor 1', 'Phone', rohan.phone),
    [`${whose}: ${MISSING.address}`],
  ],
  [
    `${whose} without a name`,
    async (page) => {
      await fillIn(page, 'Executor 1', 'Address', rohan.address);
      await fillIn(page, 'Executor 1', 'Full name', ' ');
    },
    [`${whose}: ${MISSING.name}`],
  ],
];

/** @see spec.md section 5 */
export const executorFaults: FaultWalk = {
  stage: 4,
  start: {
    ...meera,
    executor: {
      appointExecutor: '',
      executorMode: '',
      commonExecutors: [],
      executorsPerAsset: { [flat.id]: [rohan] },
    },
  },
  steps: [
    ['no answer', asOpened, ['Please select whether you want to appoint an executor']],
    [
      'no way of assigning',
      (page) => choose(page, 'Do you want to appoint an executor?', 'Yes'),
      ['Please select how you want to assign executors'],
    ],
    [
      'nobody for everything',
      (page) => choose(page, 'How do you want to assign executors?', 'The same executors for everything'),
      ['At least one executor is required'],
    ],
    [
      'an executor of whom nothing is said',
      (page) => press(page, 'Add an executor'),
      Object.values(MISSING).map((text) => `Executor 1: ${text}`),
    ],
    ...fillOneByOne('Executor 1'),
    [
      'nobody for two of the assets (C-32)',
      (page) => choose(page, 'How do you want to assign executors?', 'Separate executors for each asset'),
      [deposit, policy].map(({ identifier }) => `${identifier}: At least one executor is required`),
    ],
    [
      'nobody for one of the assets',
      (page) =>
        page
          .getByRole('button', { name: `Use the same executors as ${flat.identifier}` })
          .first()
          .click(),
      [`${policy.identifier}: At least one executor is required`],
    ],
    [
      'an executor of an asset of whom nothing is said',
      (page) => press(page, 'Add an executor'),
      Object.values(MISSING).map((text) => `${policy.identifier}, Executor 1: ${text}`),
    ],
  ],
};
