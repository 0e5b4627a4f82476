import type { Locator, Page } from '@playwright/test';
import {
  type Asset,
  type ExecutorPerson,
  guardianLabel,
  type Residuary,
  type WillDraft,
} from '@virasat/will-model';
import { card, choose, expectStage, goOn } from './wizard.ts';

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
  await page.getByLabel(guardianLabel(details)).fill(details.guardianName);
  await page.getByLabel('Address').fill(details.address);
  await page.getByLabel('ID type').fill(details.idType);
  await page.getByLabel('ID number').fill(details.idNumber);
  await choose(page, 'Do you have children?', yesOrNo(details.hasChildren === true));
  for (const [index, child] of details.children.entries()) {
    await page.getByRole('button', { name: 'Add a child' }).click();
    const fields = card(page, `Child ${index + 1}`);
    await fields.getByLabel('Name').fill(child.name);
    await fields.getByLabel('Age').fill(String(child.age));
  }
}

/** Takes the children over as nominees, where there are any, and adds the others. */
export async function fillNominees(page: Page, { personalDetails, nominees }: WillDraft): Promise<void> {
  if (personalDetails.hasChildren === true) await choose(page, 'Add your children as nominees?', 'Yes');
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

async function fillExecutorList(page: Page, executors: readonly ExecutorPerson[]): Promise<void> {
  for (const [index, person] of executors.entries()) {
    await page.getByRole('button', { name: /^Add (an|a backup) executor$/ }).click();
    await fillExecutor(card(page, `Executor ${index + 1}`), person);
  }
}

/** Fills the list of each asset, with the panels of the others closed. */
async function fillSeparateExecutors(page: Page, { assets, executor }: WillDraft): Promise<void> {
  for (const { id, identifier } of assets) {
    const header = page.getByRole('button', { name: new RegExp(`^${identifier}`), expanded: false });
    const openHeader = page.getByRole('button', { name: new RegExp(`^${identifier}`), expanded: true });
    if (await header.isVisible()) await header.click();
    await fillExecutorList(page, executor.executorsPerAsset[id] ?? []);
    await openHeader.click();
  }
}

export async function fillExecutors(page: Page, draft: WillDraft): Promise<void> {
  const { appointExecutor, executorMode, commonExecutors } = draft.executor;
  await choose(page, 'Do you want to appoint an executor?', appointExecutor === 'yes' ? 'Yes' : 'No');
  if (appointExecutor !== 'yes') return;
  const isCommon = executorMode === 'common';
  const mode = isCommon ? 'The same executors for everything' : 'Separate executors for each asset';
  await choose(page, 'How do you want to assign executors?', mode);
  if (isCommon) await fillExecutorList(page, commonExecutors);
  else await fillSeparateExecutors(page, draft);
}

const distributions: Record<Residuary['distributionOption'], string> = {
  '': '',
  'legal-heirs': 'My legal heirs, equally',
  'all-beneficiaries': 'All my nominees, equally',
  custom: 'Nominees, in shares I choose',
  text: 'As I write it myself',
};

export async function fillResiduary(page: Page, draft: WillDraft): Promise<void> {
  const { valueLimit, distributionOption, customAllocations } = draft.residuary;
  await choose(page, 'What should the residuary clause cover?', 'Everything I own, listed or not');
  await page.getByLabel('Value limit').fill(valueLimit);
  await choose(page, 'Who should receive the residue?', distributions[distributionOption]);
  if (distributionOption !== 'custom') return;
  const shares = page.getByRole('group', { name: 'Shares of the residue' });
  for (const [at, share] of customAllocations.entries()) {
    await shares.getByRole('button', { name: 'Add a nominee to the residue' }).click();
    await fillShare(shares, at, namesIn(draft)(share.nomineeId), share.percentage ?? 0);
  }
}

const yesOrNo = (answer: boolean): string => (answer ? 'Yes' : 'No');

export async function fillOtherInfo(page: Page, { otherInfo }: WillDraft): Promise<void> {
  await choose(page, /legal guardian/, yesOrNo(otherInfo.isGuardianCaretaker));
  if (!otherInfo.isGuardianCaretaker)
    await page.getByLabel('Name of the caretaker').fill(otherInfo.caretaker);
  await choose(page, 'Do you have pets?', yesOrNo(otherInfo.hasPets));
  if (otherInfo.hasPets) await page.getByLabel('Pet details').fill(otherInfo.petDetails);
  await choose(page, 'Do you want a No Contest Clause?', yesOrNo(otherInfo.includeNoContestClause));
  await choose(page, 'Do you have special instructions?', yesOrNo(otherInfo.hasSpecialInstructions));
  if (otherInfo.hasSpecialInstructions)
    await page.getByRole('textbox', { name: 'Special instructions' }).fill(otherInfo.specialInstructions);
  const witnessNow = otherInfo.addWitnessNow ? 'Yes' : "No, I'll add them later";
  await choose(page, 'Do you want to add the details of your witnesses now?', witnessNow);
  if (!otherInfo.addWitnessNow) return;
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

/** Fills one stage after the other, from the introduction to the review. */
export async function fillWizard(page: Page, draft: WillDraft): Promise<void> {
  await page.getByRole('button', { name: 'Start Creating My Will' }).click();
  await expectStage(page, { stage: 1, name: 'Personal Details' });
  await fillPersonalDetails(page, draft);
  await goOn(page, { stage: 2, name: 'Nominees' });
  await fillNominees(page, draft);
  await goOn(page, { stage: 3, name: 'Assets' });
  await fillAssets(page, draft);
  await goOn(page, { stage: 4, name: 'Executor Details' });
  await fillExecutors(page, draft);
  await goOn(page, { stage: 5, name: 'Residuary Clause' });
  await fillResiduary(page, draft);
  await goOn(page, { stage: 6, name: 'Other Information' });
  await fillOtherInfo(page, draft);
  await goOn(page, { stage: 7, name: 'Review your will' });
}
