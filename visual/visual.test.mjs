/** That the comparison of pictures can fail: what it must find, it finds in the very catalogue that it guards. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { listStories, openCatalogue, pictureOf, startBrowser, takePicture } from './catalogue.mjs';
import { compare, pack } from './compare.mjs';
import { cells } from './matrix.mjs';
import { reportPage } from './report.mjs';

const [cell] = cells;
const STORY = 'components-button--primary';

let browser;
let page;
let rest;

before(async () => {
  browser = await startBrowser();
  page = await openCatalogue(browser, cell);
  const stories = await listStories(page);
  const story = stories.find(({ id }) => id === STORY);
  assert.ok(story, `${STORY} is a story`);
  rest = await pictureOf(page, story, cell);
});

after(() => browser?.close());

/** The picture with one token of the page changed. */
async function withToken(name, value) {
  await page.evaluate(
    ([token, text]) => document.documentElement.style.setProperty(token, text),
    [name, value],
  );
  try {
    return await takePicture(page);
  } finally {
    await page.evaluate((token) => document.documentElement.style.removeProperty(token), name);
  }
}

/** The picture with one length of every button a pixel longer. */
async function withOnePixelMore(property) {
  await page.evaluate((name) => {
    for (const button of document.querySelectorAll('button')) {
      button.style[name] = `${Number.parseFloat(getComputedStyle(button)[name]) + 1}px`;
    }
  }, property);
  try {
    return await takePicture(page);
  } finally {
    await page.evaluate((name) => {
      for (const button of document.querySelectorAll('button')) button.style[name] = '';
    }, property);
  }
}

/** The token's colour, one step of 255 further on one channel. */
async function oneStepOff(name) {
  const [red, green, blue] = await page.evaluate((token) => {
    const swatch = document.createElement('canvas').getContext('2d');
    swatch.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(token);
    swatch.fillRect(0, 0, 1, 1);
    return [...swatch.getImageData(0, 0, 1, 1).data];
  }, name);
  return `rgb(${red} ${green} ${blue === 255 ? 254 : blue + 1})`;
}

test('the settings of a cell are those of its pictures', async () => {
  const dark = cells.find(({ name }) => name === 'dark-1280');
  const window = await openCatalogue(browser, dark);
  try {
    const stories = await listStories(window);
    const picture = await pictureOf(
      window,
      stories.find(({ id }) => id === STORY),
      dark,
    );
    const [red, green, blue] = await sharp(picture)
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    assert.ok(
      red < 60 && green < 60 && blue < 60,
      `the page of a dark cell is dark, not ${red} ${green} ${blue}`,
    );
    assert.equal((await compare(rest, picture)).same, false);
  } finally {
    await window.context().close();
  }
});

test('a picture taken again is the same, packed or not', async () => {
  const again = await takePicture(page);
  assert.deepEqual(await compare(rest, again), { same: true });
  assert.deepEqual(await compare(await pack(rest), again), { same: true });
});

test('a colour token that is one step off is found', async () => {
  const changed = await withToken('--primary', await oneStepOff('--primary'));
  assert.equal((await compare(rest, changed)).same, false);
});

for (const [what, property] of [
  ['a corner that is rounder', 'borderTopLeftRadius'],
  ['a space that is wider', 'paddingLeft'],
]) {
  test(`${what} by one pixel is found`, async () => {
    const changed = await withOnePixelMore(property);
    assert.equal((await compare(rest, changed)).same, false);
  });
}

test('a page that grew by a line is found', async () => {
  const { width, height } = await sharp(rest).metadata();
  const taller = await sharp(rest).extend({ bottom: 1, background: '#fff' }).png().toBuffer();
  const result = await compare(rest, taller);
  assert.deepEqual(result, {
    same: false,
    why: `${width} × ${height} px became ${width} × ${height + 1} px`,
    difference: null,
  });
});

test('the window of one pixel, by which the browser takes a long picture, is no news to the page', async () => {
  const window = await openCatalogue(browser, cell);
  try {
    await window.evaluate(() => {
      globalThis.heard = [];
      const note = () => globalThis.heard.push(innerWidth);
      matchMedia('(min-width: 640px)').addEventListener('change', note);
      addEventListener('resize', note);
    });
    await window.setViewportSize({ width: 1, height: 1 });
    await takePicture(window);
    assert.deepEqual(await window.evaluate(() => globalThis.heard), []);
    await window.setViewportSize({ width: 600, height: 800 });
    await window.waitForFunction(() => globalThis.heard.includes(600));
  } finally {
    await window.context().close();
  }
});

test('the report shows expected, actual and difference on one page', async () => {
  const changed = await withToken('--primary', 'rgb(200 0 0)');
  const result = await compare(rest, changed);
  assert.equal(result.same, false);
  const html = reportPage([
    {
      cell: cell.name,
      id: STORY,
      why: result.why,
      expected: await pack(rest),
      actual: changed,
      difference: result.difference,
    },
  ]);
  assert.equal(html.match(/<img /g)?.length, 3);
  assert.match(html, /1 picture changed/);
  assert.doesNotMatch(html, /src="(?!data:)/);
});

test('a picture taken in another year is the same (C-59)', async () => {
  // It says at what time the draft was saved.
  const id = 'patterns-stageform--rest';
  const pictureIn = async (window) => {
    const stories = await listStories(window);
    return pictureOf(
      window,
      stories.find((story) => story.id === id),
      cell,
    );
  };
  const later = await openCatalogue(browser, cell);
  try {
    await later.clock.setFixedTime('2028-01-01T00:30:00+05:30');
    assert.deepEqual(await compare(await pictureIn(page), await pictureIn(later)), { same: true });
  } finally {
    await later.context().close();
  }
});
