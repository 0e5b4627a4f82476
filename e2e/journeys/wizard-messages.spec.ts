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

const { personalDetails } = meera;
const details = (change: Partial<WillDraft['personalDetails']>): WillDraft => ({
  ...meera,
  personalDetails: { ...personalDetails, ...change },
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
      ['Child 2: Please enter a valid age (0-100)'],
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
