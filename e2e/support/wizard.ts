import { expect, type Locator, type Page } from '@playwright/test';
import type { Asset, ExecutorPerson, WillDraft } from '@virasat/will-model';

/** What the summary says when a stage doesn't go on. */
const REFUSED = 'Please fill in all required fields before proceeding to the next step.';

/** The open card of a list, by its legend ('Nominee 2'), whatever tag follows it. */
const card = (page: Page, legend: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^${legend}( |$)`) });

const choose = (scope: Page | Locator, question: string | RegExp, answer: string): Promise<void> =>
  scope.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer }).check();

/** Ticks every point on the review that asks to be read. */
export async function readAllPoints(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Points to check' })).toBeVisible();
  for (const box of await page.getByRole('checkbox', { name: /^I have read this/ }).all()) await box.check();
}

/** Submits the will on the review, with everything agreed to and read. */
export async function submitWill(page: Page): Promise<void> {
  await readAllPoints(page);
  await page.getByRole('checkbox', { name: /^I have reviewed all the information/ }).check();
  await page.getByRole('button', { name: 'Submit Will' }).click();
}

/** Presses Next and reads what the summary says: the messages, in order. */
export async function refusedNext(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const summary = page
    .getByRole('region', { name: REFUSED })
    .or(page.locator('[data-slot="error-summary"]'))
    .first();
  await expect(summary).toBeFocused();
  return summary.getByRole('link').allInnerTexts();
}

/** Presses Next and waits for the stage that follows. */
export async function goOn(page: Page, to: { stage: number; name: string }): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expectStage(page, to);
}

/** Waits until a stage is on screen and in the address. */
export async function expectStage(
  page: Page,
  { stage, name }: { stage: number; name: string },
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/create-will\\?stage=${stage}$`));
}

export async function fillPersonalDetails(
  page: Page,
  { personalDetails: details }: WillDraft,
): Promise<void> {
  const [year = '', month = '', day = ''] = details.dob.split('-');
  const languages = { english: 'English', hindi: 'हिन्दी', marathi: 'मराठी' } as const;
  await choose(page, 'Language of the will', languages[details.language]);
  await page.getByLabel('Document name').fill(details.documentName);
  await choose(page, 'Country', details.country);
  await page.getByLabel('Full name').fill(details.fullName);
  await page.getByLabel('Day').fill(day);
  await page.getByLabel('Month').fill(month);
  await page.getByLabel('Year').fill(year);
  await choose(page, 'Gender', capital(details.gender));
  await choose(page, 'Relationship status', capital(details.relationshipStatus));
  await page.getByLabel("Husband's Name").fill(details.guardianName);
  await page.getByLabel('Address').fill(details.address);
  await page.getByLabel('ID type').fill(details.idType);
  await page.getByLabel('ID number').fill(details.idNumber);
  await choose(page, 'Do you have children?', 'Yes');
  for (const [index, child] of details.children.entries()) {
    await page.getByRole('button', { name: 'Add a child' }).click();
    const fields = card(page, `Child ${index + 1}`);
    await fields.getByLabel('Name').fill(child.name);
    await fields.getByLabel('Age').fill(String(child.age));
  }
}

/** Takes the children over as nominees and adds the others. */
export async function fillNominees(page: Page, { nominees }: WillDraft): Promise<void> {
  await choose(page, 'Add your children as nominees?', 'Yes');
  const others = nominees.filter(({ relation }) => relation !== 'Child');
  const children = nominees.length - others.length;
  for (const [index, nominee] of others.entries()) {
    await page.getByRole('button', { name: 'Add a nominee' }).click();
    const fields = card(page, `Nominee ${children + index + 1}`);
    await fields.getByLabel('Name').fill(nominee.name);
    await fields.getByLabel('Relationship').fill(nominee.relation);
    await fields.getByLabel('Note').fill(nominee.nomiee_notes);
  }
}

async function fillAsset(
  page: Page,
  asset: Asset,
  index: number,
  nameOf: (id: string) => string,
): Promise<void> {
  await page.getByRole('button', { name: 'Add an asset' }).click();
  const fields = card(page, `Asset ${index + 1}`);
  await fields.getByLabel('Asset type').selectOption(asset.type);
  await fields.getByLabel('Asset identifier').fill(asset.identifier);
  await fields.getByLabel('Description').fill(asset.description);
  for (const [at, share] of asset.nomineeAllocations.entries()) {
    await fields.getByRole('button', { name: 'Add nominee to this asset' }).click();
    await fillShare(fields, at, nameOf(share.nomineeId), share.percentage ?? 0);
    if (share.comment === '') continue;
    await fields
      .getByRole('button', { name: /^Add a comment to/ })
      .last()
      .click();
    await fields.getByLabel('Comment').last().fill(share.comment);
  }
}

async function fillShare(fields: Locator, at: number, name: string, percentage: number): Promise<void> {
  await fields.getByLabel('Nominee', { exact: true }).nth(at).selectOption({ label: name });
  await fields.getByLabel('Share', { exact: true }).nth(at).fill(String(percentage));
}

export async function fillAssets(page: Page, draft: WillDraft): Promise<void> {
  for (const [index, asset] of draft.assets.entries()) await fillAsset(page, asset, index, namesIn(draft));
}

async function fillExecutor(fields: Locator, executor: ExecutorPerson): Promise<void> {
  await fields.getByLabel('Full name').fill(executor.name);
  await fields.getByLabel('E-mail').fill(executor.email);
  await fields.getByLabel('Phone').fill(executor.phone);
  await fields.getByLabel('Address').fill(executor.address);
}

export async function fillExecutors(page: Page, { executor }: WillDraft): Promise<void> {
  await choose(page, 'Do you want to appoint an executor?', 'Yes');
  await choose(page, 'How do you want to assign executors?', 'The same executors for everything');
  for (const [index, person] of executor.commonExecutors.entries()) {
    await page.getByRole('button', { name: /^Add (an|a backup) executor$/ }).click();
    await fillExecutor(card(page, `Executor ${index + 1}`), person);
  }
}

export async function fillResiduary(page: Page, draft: WillDraft): Promise<void> {
  await choose(page, 'What should the residuary clause cover?', 'Everything I own, listed or not');
  await page.getByLabel('Value limit').fill(draft.residuary.valueLimit);
  await choose(page, 'Who should receive the residue?', 'Nominees, in shares I choose');
  const shares = page.getByRole('group', { name: 'Shares of the residue' });
  for (const [at, share] of draft.residuary.customAllocations.entries()) {
    await shares.getByRole('button', { name: 'Add a nominee to the residue' }).click();
    await fillShare(shares, at, namesIn(draft)(share.nomineeId), share.percentage ?? 0);
  }
}

export async function fillOtherInfo(page: Page, { otherInfo }: WillDraft): Promise<void> {
  await choose(page, /legal guardian/, 'No');
  await page.getByLabel('Name of the caretaker').fill(otherInfo.caretaker);
  await choose(page, 'Do you have pets?', 'Yes');
  await page.getByLabel('Pet details').fill(otherInfo.petDetails);
  await choose(page, 'Do you want a No Contest Clause?', 'Yes');
  await choose(page, 'Do you have special instructions?', 'Yes');
  await page.getByRole('textbox', { name: 'Special instructions' }).fill(otherInfo.specialInstructions);
  for (const [index, witness] of otherInfo.witnesses.entries()) {
    const fields = card(page, `Witness ${index + 1}`);
    await fields.getByLabel('Full name').fill(witness.name);
    await fields.getByLabel('Address').fill(witness.address);
  }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const namesIn =
  ({ nominees }: WillDraft) =>
  (id: string): string =>
    nominees.find((nominee) => nominee.id === id)?.name ?? '';
