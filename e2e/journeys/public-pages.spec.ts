import { expect, type Page, test } from '@playwright/test';
import { STAND_INS } from '../support/addresses.ts';
import { axeFindings } from '../support/axe.ts';
import { crawl } from '../support/crawl.ts';
import { publicRoutes } from '../support/public-routes.ts';
import { signUp } from '../support/sign-in.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

test('every link leads somewhere true', async ({ page }) => {
  const found = await crawl(page, '/');
  for (const path of [...publicRoutes, '/create-will', '/create-free-will']) expect(found).toContain(path);
});

test('every link leads somewhere true for somebody who is signed in', async ({ page }) => {
  await signUp(page);
  const found = await crawl(page, '/');
  for (const path of ['/dashboard', '/create-will', '/create-free-will']) expect(found).toContain(path);
});

test('an address without a page says so, to machines as well', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test('a new page starts at its heading, with its title', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('FAQ · Virasat');
  await expect(page.getByRole('banner').getByRole('link', { name: 'FAQ' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

/** Opens a page and gives what the browser complained of, and how far things moved. */
async function openWatched(page: Page, path: string): Promise<{ complaints: string[]; shift: number }> {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) complaints.push(line.text());
  });
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) window.layoutShift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return { complaints, shift: await page.evaluate(() => window.layoutShift) };
}

for (const { viewport, colorScheme } of [
  { viewport: phone, colorScheme: 'light' },
  { viewport: desktop, colorScheme: 'dark' },
] as const) {
  test.describe(`at ${viewport.width} px, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme });
    for (const path of publicRoutes) {
      test(`${path} stands still, without a complaint, open to everybody`, async ({ page }) => {
        const { complaints, shift } = await openWatched(page, path);
        expect(complaints).toEqual([]);
        expect(shift).toBeLessThan(0.01);
        expect(await axeFindings(page)).toEqual([]);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(sideways).toBeLessThanOrEqual(0);
      });
    }
  });
}

test.describe('at 360 px, over a slow line', () => {
  test.use({ viewport: phone });
  test('fonts that come late move nothing', async ({ page }) => {
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    expect((await openWatched(page, '/')).shift).toBeLessThan(0.01);
  });
});

/** What pages tell machines in their own language; the others tell them nothing beside their description. */
const structuredTypes: Readonly<Record<string, readonly string[]>> = {
  '/': ['Organization', 'WebSite'],
  '/about': ['Organization'],
  '/contact': ['Organization'],
  '/faq': ['FAQPage'],
};

test('each page says to search engines what it is', async ({ page, baseURL }) => {
  const titles = new Set<string>();
  for (const path of publicRoutes) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${baseURL}${path}`);
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect((description ?? '').length).toBeGreaterThan(50);
    expect((description ?? '').length).toBeLessThan(160);
    titles.add(await page.title());
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(
      blocks.map((block): unknown => JSON.parse(block)),
      path,
    ).toEqual(
      (structuredTypes[path] ?? []).map((type) =>
        expect.objectContaining({ '@context': 'https://schema.org', '@type': type }),
      ),
    );
  }
  expect(titles.size).toBe(publicRoutes.length);
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  for (const path of publicRoutes) expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`);
  expect(await (await page.request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('the questions of the FAQ are the same for machines', async ({ page }) => {
  await page.goto('/faq');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data.mainEntity).toHaveLength(5);
  for (const { name, acceptedAnswer } of data.mainEntity) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByText(acceptedAnswer.text)).toBeVisible();
  }
});

test.describe('the contact form of another company', () => {
  const form = `${STAND_INS}/contact-form`;
  let asked = 0;

  test.beforeEach(async ({ page }) => {
    asked = 0;
    await page.route('/config.json', async (route) => {
      const told = await (await route.fetch()).json();
      await route.fulfill({
        json: { ...told, contactFormUrl: form, contactFormProvider: 'Example Forms' },
      });
    });
  });

  test('is loaded on a press and no sooner, into a frame of its own', async ({ page }) => {
    await page.route(form, async (route) => {
      asked += 1;
      await route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>Form</title><label>Message <textarea></textarea></label>',
      });
    });
    const { complaints, shift } = await openWatched(page, '/contact');
    const show = page.getByRole('button', { name: 'Show the contact form' });
    await expect(page.getByText('The form comes from Example Forms.')).toBeVisible();
    expect(asked).toBe(0);
    expect(shift).toBeLessThan(0.01);
    await show.click();
    await expect(page.getByRole('heading', { name: 'Contact form' })).toBeFocused();
    const framed = page.frameLocator('iframe[title="Contact form by Example Forms"]');
    await framed.getByLabel('Message').fill('Hello');
    expect(complaints).toEqual([]);
  });

  test('that can’t be reached leaves the e-mail', async ({ page }) => {
    await page.route(form, (route) => route.abort());
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Show the contact form' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The form did not load.');
    await expect(alert.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute('href', /^mailto:.+@/);
    await expect(page.getByRole('main').locator('iframe')).toHaveCount(0);
  });
});

test('without a contact form there is an e-mail, and no button', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await expect(page.getByRole('main').getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute(
    'href',
    /^mailto:.+@/,
  );
  await expect(page.getByRole('button', { name: 'Show the contact form' })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('every public page can be read, and every other reached', async ({ page }) => {
    for (const path of publicRoutes) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'FAQ' })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeHidden();
      await expect(page.getByRole('button')).toHaveCount(0);
    }
    await page.goto('/');
    await expect(page.getByText('₹2,499')).toBeVisible();
    await expect(page.getByRole('img', { name: 'The first page of an example will in Hindi' })).toBeVisible();
  });

  test('a page that needs it says so', async ({ page }) => {
    await page.goto('/create-will');
    const reason = page.locator('main noscript p');
    await expect(reason).toBeVisible();
    await expect(reason).toContainText('needs JavaScript to make a will');
  });
});

declare global {
  interface Window {
    layoutShift: number;
  }
}
