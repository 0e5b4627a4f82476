import type { Page } from '@playwright/test';
import { meera } from '@virasat/will-model/fixtures';
import { card } from '../wizard.ts';
import { asOpened, type FaultWalk, fillIn, press } from './fault-walk.ts';

const [flat] = meera.assets;
if (flat === undefined) throw new Error('Meera has assets');
const ofRohan = (percentage: number) => ({ nomineeId: 'nominee-rohan', percentage, comment: '' });

const NONE_SELECTED = 'Asset 1: At least one nominee must be selected';
const notPositive = (share: number): string =>
  `Asset 1, share ${share}: Percentage must be a positive number`;
const shareOf = (page: Page, at: number) =>
  card(page, 'Asset 1').getByLabel('Share', { exact: true }).nth(at);
const nomineeOf = (page: Page, at: number) =>
  card(page, 'Asset 1').getByLabel('Nominee', { exact: true }).nth(at);

/** A share given twice and a total above 100 can't be typed: only a stored document has them. @see spec.md section 5 */
export const assetsFaults: FaultWalk = {
  stage: 3,
  start: {
    ...meera,
    assets: [{ ...flat, nomineeAllocations: [ofRohan(60), ofRohan(50)] }],
  },
  steps: [
    [
      'a share given twice, and more than the whole',
      asOpened,
      [
        'Asset 1, share 2: Each nominee can only be selected once',
        'Asset 1: Total percentage cannot exceed 100%',
      ],
    ],
    [
      'more than the whole',
      (page) => nomineeOf(page, 1).selectOption({ label: 'Aarav Deshpande' }),
      ['Asset 1: Total percentage cannot exceed 100%'],
    ],
    ['a share of nothing (C-26)', (page) => shareOf(page, 0).fill('0'), [notPositive(1)]],
    [
      'an empty share',
      async (page) => {
        await shareOf(page, 0).fill('50');
        await shareOf(page, 1).fill('');
      },
      [notPositive(2)],
    ],
    [
      'a share for nobody',
      async (page) => {
        await shareOf(page, 1).fill('50');
        await nomineeOf(page, 1).selectOption('');
      },
      [NONE_SELECTED],
    ],
    [
      'shares for nobody at all',
      async (page) => {
        await press(page, /^Remove share 2/);
        await press(page, /^Remove share 1/);
      },
      [NONE_SELECTED],
    ],
    ['no asset', (page) => press(page, /^Remove asset 1/), ['At least one asset must be added']],
    [
      'an asset of which nothing is said',
      (page) => press(page, 'Add an asset'),
      ['Asset 1: Asset type is required', 'Asset 1: Asset identifier is required', NONE_SELECTED],
    ],
    [
      'an asset without an identifier',
      (page) => card(page, 'Asset 1').getByLabel('Asset type').selectOption('Vehicle'),
      ['Asset 1: Asset identifier is required', NONE_SELECTED],
    ],
    [
      'an asset without a type',
      async (page) => {
        await fillIn(page, 'Asset 1', 'Asset identifier', 'MH 12 AB 1234');
        await card(page, 'Asset 1').getByLabel('Asset type').selectOption('');
        await press(page, 'Add nominee to this asset');
        await nomineeOf(page, 0).selectOption({ label: 'Rohan Deshpande' });
        await shareOf(page, 0).fill('100');
      },
      ['Asset 1: Asset type is required'],
    ],
  ],
};
