import type { Page } from '@playwright/test';
import { meera } from '@virasat/will-model/fixtures';
import { choose } from '../wizard.ts';
import { asOpened, type FaultWalk, press } from './fault-walk.ts';

const SCOPE = 'Please select how the residuary clause should apply';
const DISTRIBUTION = 'Please select a distribution method';
const TOO_HIGH = 'Total percentage cannot exceed 100%';
const shares = (page: Page) => page.getByRole('group', { name: 'Shares of the residue' });
const shareOf = (page: Page, at: number) => shares(page).getByLabel('Share', { exact: true }).nth(at);
const nomineeOf = (page: Page, at: number) => shares(page).getByLabel('Nominee', { exact: true }).nth(at);

/** A share given twice and a total above 100 can't be typed: only a stored document has them. @see spec.md section 5 */
export const residuaryFaults: FaultWalk = {
  stage: 5,
  start: {
    ...meera,
    residuary: {
      ...meera.residuary,
      scope: '',
      distributionOption: '',
      customAllocations: [
        { nomineeId: 'nominee-rohan', percentage: 60 },
        { nomineeId: 'nominee-rohan', percentage: 50 },
      ],
    },
  },
  steps: [
    ['nothing chosen', asOpened, [SCOPE, DISTRIBUTION]],
    [
      'no distribution',
      (page) => choose(page, 'What should the residuary clause cover?', 'Only the assets in my will'),
      [DISTRIBUTION],
    ],
    [
      'a share given twice, and more than the whole',
      (page) => choose(page, 'Who should receive the residue?', 'Nominees, in shares I choose'),
      ['Share 2: Each nominee can only be selected once', TOO_HIGH],
    ],
    [
      'more than the whole',
      (page) => nomineeOf(page, 1).selectOption({ label: 'Aarav Deshpande' }),
      [TOO_HIGH],
    ],
    [
      'a share of nothing (C-26)',
      (page) => shareOf(page, 0).fill('0'),
      ['Share 1: Please enter a valid percentage'],
    ],
    ['an empty share', (page) => shareOf(page, 0).fill(''), ['Share 1: Please enter a percentage']],
    [
      'a share for nobody',
      async (page) => {
        await shareOf(page, 0).fill('50');
        await nomineeOf(page, 0).selectOption('');
      },
      ['Share 1: Please select a nominee'],
    ],
    [
      'no shares',
      async (page) => {
        await press(page, /^Remove share 2/);
        await press(page, /^Remove share 1/);
      },
      ['Please select at least one nominee'],
    ],
    [
      'no words of one’s own',
      (page) => choose(page, 'Who should receive the residue?', 'As I write it myself'),
      ['Please provide custom instructions'],
    ],
  ],
};
