import { expect, type Page, test } from '@playwright/test';
import type { WillDraft } from '@virasat/will-model';
import { meera } from '@virasat/will-model/fixtures';
import { openWizardWith } from '../support/kept-draft.ts';
import { signUp } from '../support/sign-in.ts';
import { card, choose, refusedNext } from '../support/wizard.ts';

/** One thing that is wrong, how it comes about, and every line that it brings up. */
type Fault = readonly [
  what: string,
  draft: WillDraft,
  act: ((page: Page) => Promise<unknown>) | null,
  lines: readonly string[],
];

const { personalDetails, assets, executor, residuary, otherInfo } = meera;
const [flat, ...otherAssets] = assets;
const [rohan] = executor.commonExecutors;
if (flat === undefined || rohan === undefined) throw new Error('Meera has assets and executors');

const details = (change: Partial<WillDraft['personalDetails']>): WillDraft => ({
  ...meera,
  personalDetails: { ...personalDetails, ...change },
});
const flatWith = (change: Partial<typeof flat>): WillDraft => ({
  ...meera,
  assets: [{ ...flat, ...change }, ...otherAssets],
});
const share = (nomineeId: string, percentage: number | null) => ({ nomineeId, percentage, comment: '' });
const executors = (change: Partial<WillDraft['executor']>): WillDraft => ({
  ...meera,
  executor: { ...executor, ...change },
});
const residue = (change: Partial<WillDraft['residuary']>): WillDraft => ({
  ...meera,
  residuary: { ...residuary, ...change },
});
const other = (change: Partial<WillDraft['otherInfo']>): WillDraft => ({
  ...meera,
  otherInfo: { ...otherInfo, ...change },
});

const clear = (label: string) => (page: Page) => page.getByLabel(label, { exact: true }).first().fill('');
/** Opens a row of a list and empties one of its fields, or types another text into it. */
const inCard =
  (legend: string, label: string, text = '') =>
  async (page: Page): Promise<void> => {
    const edit = page.getByRole('button', { name: new RegExp(`^Edit ${legend}\\b`, 'i') });
    if (await edit.isVisible()) await edit.click();
    await card(page, legend).getByLabel(label, { exact: true }).first().fill(text);
  };
const unchosen =
  (legend: string, label: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: new RegExp(`^Edit ${legend}\\b`, 'i') }).click();
    await card(page, legend).getByLabel(label, { exact: true }).first().selectOption('');
  };

const required = 'This field is required';

/** In the order of spec.md section 5. English is chosen from the start, so that the language is never missing. */
const faults: Record<number, readonly Fault[]> = {
  1: [
    ['no document name', meera, clear('Document name'), [`Document name: ${required}`]],
    ['no country', details({ country: '' }), null, [`Country: ${required}`]],
    ['half a date of birth', meera, clear('Month'), [`Date of birth: ${required}`]],
    ['no full name', meera, (page) => page.getByLabel('Full name').fill('  '), [`Full name: ${required}`]],
    ['no gender', details({ gender: '' }), null, [`Gender: ${required}`]],
    ['no status', details({ relationshipStatus: '' }), null, [`Relationship status: ${required}`]],
    ['no address', meera, clear('Address'), [`Address: ${required}`]],
    ['no ID type', meera, clear('ID type'), [`ID type: ${required}`]],
    ['no ID number', meera, clear('ID number'), [`ID number: ${required}`]],
    ['no husband', meera, clear("Husband's Name"), ["Husband's Name is required"]],
    [
      'no parent',
      details({ guardianName: '' }),
      (page) => choose(page, 'Gender', 'Male'),
      ['Father or Mother Name is required'],
    ],
    [
      'seventeen years old',
      meera,
      (page) => page.getByLabel('Year').fill(String(new Date().getFullYear() - 17)),
      ['You need to be at least 18 years old to create a will.'],
    ],
    [
      'children, but none named',
      details({ hasChildren: null, children: [] }),
      (page) => choose(page, 'Do you have children?', 'Yes'),
      ['Please add details of at least one child'],
    ],
    [
      'a child without a name',
      meera,
      inCard('Child 1', 'Name'),
      ['Please complete all child details', 'Child 1: Child name is required'],
    ],
    [
      'a child without an age',
      meera,
      inCard('Child 2', 'Age'),
      ['Please complete all child details', 'Child 2: Child age is required'],
    ],
    [
      'a child of 101 (C-26)',
      meera,
      inCard('Child 2', 'Age', '101'),
      ['Please complete all child details', 'Child 2: Please enter a valid age (0-100)'],
    ],
  ],
  2: [
    ['no nominee', { ...meera, nominees: [] }, null, ['At least one nominee must be added']],
    ['a nominee without a name', meera, inCard('Nominee 1', 'Name'), ['Nominee 1: Name is required']],
    [
      'a nominee without a relationship',
      meera,
      inCard('Nominee 2', 'Relationship', ' '),
      ['Nominee 2: Relationship is required'],
    ],
  ],
  3: [
    ['no asset', { ...meera, assets: [] }, null, ['At least one asset must be added']],
    ['no type', meera, unchosen('Asset 1', 'Asset type'), ['Asset 1: Asset type is required']],
    [
      'no identifier',
      meera,
      inCard('Asset 1', 'Asset identifier', ' '),
      ['Asset 1: Asset identifier is required'],
    ],
    [
      'no share',
      flatWith({ nomineeAllocations: [] }),
      null,
      ['Asset 1: At least one nominee must be selected'],
    ],
    [
      'a share of nobody',
      meera,
      unchosen('Asset 1', 'Nominee'),
      ['Asset 1: At least one nominee must be selected'],
    ],
    [
      'a nominee twice',
      flatWith({ nomineeAllocations: [share('nominee-rohan', 50), share('nominee-rohan', 30)] }),
      null,
      ['Asset 1, share 2: Each nominee can only be selected once'],
    ],
    [
      'an empty share',
      meera,
      inCard('Asset 1', 'Share'),
      ['Asset 1, share 1: Percentage must be a positive number'],
    ],
    [
      'a share of nothing (C-26)',
      meera,
      inCard('Asset 1', 'Share', '0'),
      ['Asset 1, share 1: Percentage must be a positive number'],
    ],
    [
      'a hundred and ten percent',
      flatWith({ nomineeAllocations: [share('nominee-rohan', 60), share('nominee-aarav', 50)] }),
      null,
      ['Asset 1: Total percentage cannot exceed 100%'],
    ],
  ],
  4: [
    [
      'nothing chosen',
      executors({ appointExecutor: '' }),
      null,
      ['Please select whether you want to appoint an executor'],
    ],
    [
      'an executor, but no mode',
      executors({ appointExecutor: '', executorMode: '' }),
      (page) => choose(page, 'Do you want to appoint an executor?', 'Yes'),
      ['Please select how you want to assign executors'],
    ],
    ['nobody in the list', executors({ commonExecutors: [] }), null, ['At least one executor is required']],
    ['no name', meera, inCard('Executor 1', 'Full name'), ['Executor 1: Name is required']],
    ['no e-mail', meera, inCard('Executor 1', 'E-mail', ' '), ['Executor 1: Email is required']],
    ['no phone', meera, inCard('Executor 2', 'Phone'), ['Executor 2: Phone is required']],
    ['no address', meera, inCard('Executor 2', 'Address'), ['Executor 2: Address is required']],
    [
      'an asset without its own executor',
      executors({
        executorMode: 'separate',
        executorsPerAsset: { 'asset-flat': [rohan], 'asset-policy': [{ ...rohan, id: 'executor-policy' }] },
      }),
      null,
      ['HDFC fixed deposit 00123: At least one executor is required'],
    ],
    [
      'an asset’s executor without a phone, in a closed panel (C-32)',
      executors({
        executorMode: 'separate',
        executorsPerAsset: {
          'asset-flat': [rohan],
          'asset-deposit': [{ ...rohan, id: 'executor-deposit', phone: '' }],
          'asset-policy': [{ ...rohan, id: 'executor-policy' }],
        },
      }),
      null,
      ['HDFC fixed deposit 00123, Executor 1: Phone is required'],
    ],
  ],
  5: [
    ['no scope', residue({ scope: '' }), null, ['Please select how the residuary clause should apply']],
    ['no distribution', residue({ distributionOption: '' }), null, ['Please select a distribution method']],
    [
      'own shares, but nobody in them',
      residue({ distributionOption: 'all-beneficiaries', customAllocations: [] }),
      (page) => choose(page, 'Who should receive the residue?', 'Nominees, in shares I choose'),
      ['Please select at least one nominee'],
    ],
    [
      'a share of nobody',
      meera,
      (page) => page.getByLabel('Nominee', { exact: true }).first().selectOption(''),
      ['Share 1: Please select a nominee'],
    ],
    [
      'a nominee twice',
      residue({ customAllocations: [share('nominee-rohan', 60), share('nominee-rohan', 20)] }),
      null,
      ['Share 2: Each nominee can only be selected once'],
    ],
    ['an empty share', meera, clear('Share'), ['Share 1: Please enter a percentage']],
    [
      'a share of nothing (C-26)',
      meera,
      (page) => page.getByLabel('Share', { exact: true }).first().fill('0'),
      ['Share 1: Please enter a valid percentage'],
    ],
    [
      'a hundred and ten percent',
      residue({ customAllocations: [share('nominee-rohan', 60), share('nominee-aarav', 50)] }),
      null,
      ['Total percentage cannot exceed 100%'],
    ],
    [
      'own words, but none written',
      residue({ customText: ' ' }),
      (page) => choose(page, 'Who should receive the residue?', 'As I write it myself'),
      ['Please provide custom instructions'],
    ],
  ],
  6: [
    [
      'no caretaker',
      meera,
      (page) => page.getByLabel('Name of the caretaker').fill('   '),
      ['Caretaker name is required'],
    ],
    ['no pet details', meera, clear('Pet details'), ['Pet details are required']],
    [
      'no special instructions',
      meera,
      (page) => page.getByRole('textbox', { name: 'Special instructions' }).fill('\n'),
      ['Special instructions are required'],
    ],
    [
      'a witness without a name',
      meera,
      inCard('Witness 1', 'Full name'),
      ['Witness 1: Witness name is required'],
    ],
    [
      'a witness without an address',
      meera,
      inCard('Witness 2', 'Address'),
      ['Witness 2: Witness address is required'],
    ],
    [
      'a single witness, as an older version may have kept',
      other({ witnesses: otherInfo.witnesses.slice(0, 1) }),
      null,
      ['At least two witnesses are required'],
    ],
  ],
};

// The wizard is opened anew for every fault.
test.slow();

for (const [stage, ofStage] of Object.entries(faults)) {
  test(`each fault of stage ${stage} brings up its own message and nothing else`, async ({ page }) => {
    page.on('dialog', (dialog) => dialog.accept());
    await signUp(page);
    for (const [what, draft, act, lines] of ofStage) {
      await openWizardWith(page, draft, Number(stage));
      await expect(page.locator(`form[data-stage="${stage}"]`), what).toBeVisible();
      await act?.(page);
      expect(await refusedNext(page), what).toEqual(lines);
    }
  });
}
