import { expect, type Page, type Route } from '@playwright/test';
import { toStoredDraft, type WillDraft } from '@virasat/will-model';

/** A request to the document service, as far as journeys look into it. */
export interface Asked {
  action: string;
  subaction?: string;
  fileLink?: string;
  documentIds?: string[];
  [field: string]: unknown;
}

/** Asks the service as the page would, for whoever is signed in there. */
async function ask(page: Page, body: object): Promise<Record<string, unknown>> {
  const answer = await page.evaluate(async (sent) => {
    const response = await fetch('/api/documents', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${localStorage.getItem('idToken')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(sent),
    });
    return response.json();
  }, body);
  expect(answer).toMatchObject({ success: true });
  return answer;
}

/** What saved data carries beside the form (spec.md section 3). */
const control = { product_id: '01', form_name: 'Testament_will', rand_num: '0' } as const;

const form = (draft: WillDraft, documentName: string) => ({
  ...toStoredDraft({ ...draft, personalDetails: { ...draft.personalDetails, documentName } }),
  ...control,
});

/** Saves drafts to the account, the last one being the newest. */
export async function saveDrafts(page: Page, draft: WillDraft, names: readonly string[]): Promise<void> {
  for (const name of names) await ask(page, { ...form(draft, name), action: 'save' });
}

/** The least that is a PDF. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

/** Submits a document, so that the account has one that is complete. It takes the newcomer's coupon. */
export const submitDocument = (page: Page, draft: WillDraft, name: string): Promise<void> =>
  submitForm(page, form(draft, name));

/** Submits a form in whatever shape it comes. */
export async function submitForm(page: Page, stored: object): Promise<void> {
  const pdf_base64 = Buffer.from(PDF).toString('base64');
  await ask(page, { ...stored, ...control, action: 'savepdf', pdf_base64 });
}

/** What a request to the document service asks for. */
export const askedIn = (route: Route): Asked => route.request().postDataJSON();

/**
 * Answers requests of one kind in the service's place; the others go through to it.
 *
 * @param isMeant Says of a request whether it is answered here.
 * @returns Every request that was answered here, in order.
 */
export async function answerInstead(
  page: Page,
  isMeant: (asked: Asked) => boolean,
  answer: (route: Route) => Promise<void>,
): Promise<Asked[]> {
  const seen: Asked[] = [];
  await page.route('**/api/documents', async (route) => {
    const asked = askedIn(route);
    if (!isMeant(asked)) return route.fallback();
    seen.push(asked);
    return answer(route);
  });
  return seen;
}

/** Takes back what `answerInstead` has put in the service's place. */
export const letThrough = (page: Page): Promise<void> => page.unroute('**/api/documents');
