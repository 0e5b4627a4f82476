import type { Page } from '@playwright/test';
import type { FreeWillDeed } from '@virasat/will-model';

const fillDate = async (page: Page, legend: string, [day, month, year]: readonly string[]): Promise<void> => {
  const date = page.getByRole('group', { name: legend });
  await date.getByLabel('Day').fill(day ?? '');
  await date.getByLabel('Month').fill(month ?? '');
  await date.getByLabel('Year').fill(year ?? '');
};

/** Fills the free will-deed's page as a person does, nominees one at a time. What a deed leaves out is left alone. */
export async function fillDeed(page: Page, deed: FreeWillDeed): Promise<void> {
  const [year = '', month = '', day = ''] = deed.dateOfBirth.split('-');
  const about = page.getByRole('region', { name: 'About you' });
  await about.getByLabel('Full name').fill(deed.fullName);
  if (deed.relation.type !== '') await about.getByRole('radio', { name: `${deed.relation.type} of` }).check();
  await about.getByLabel('Name of your parent or spouse').fill(deed.relation.parentName);
  await about.getByLabel('Address').fill(deed.address);
  await fillDate(page, 'Date of birth', [day, month, year]);
  await about.getByLabel('Occupation').fill(deed.occupation);
  for (const nominee of deed.nominees) {
    await page.getByLabel('Nominee name').fill(nominee.name);
    await page.getByLabel('Relationship to you').fill(nominee.relationship);
    await page.getByRole('button', { name: 'Add nominee' }).click();
  }
  await fillDate(page, 'Date of the deed', [deed.date, deed.month, deed.year]);
  const people = [
    ['Primary executor', deed.executor1],
    ['Backup executor', deed.executor2],
    ['First witness', deed.witness1],
    ['Second witness', deed.witness2],
  ] as const;
  for (const [legend, { name, address }] of people) {
    const fields = page.getByRole('group', { name: legend });
    await fields.getByLabel('Full name').fill(name);
    await fields.getByLabel('Address').fill(address);
  }
}
