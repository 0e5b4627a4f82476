/**
 * `pnpm visual`: takes a picture of every story and compares it with its baseline. `pnpm visual:update` renews the
 * baselines instead. A failing run leaves test-results/visual/index.html.
 *
 *   --all        the release cells too (both themes, three windows, three languages, large text, forced colours)
 *   --only TEXT  only stories whose id contains the text
 *   --built      takes the catalogue as it was built last
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run } from '../tools/lib/run.mjs';
import { listStories, openCatalogue, pictureOf, startBrowser, takePicture } from './catalogue.mjs';
import { compare, pack } from './compare.mjs';
import { cells } from './matrix.mjs';
import { reportPage } from './report.mjs';

const BASELINES = join(root, 'visual', 'baselines');
const REPORT = join(root, 'test-results', 'visual', 'index.html');

/**
 * How often a picture that differs is taken again: first as the story stands, since something may still have been loading,
 * then with the story shown anew, since a busy machine may have taken the focus away in the middle of its play.
 */
const RETAKES = 2;

/** How many windows take pictures at once, where there are processors for them. */
const HANDS = 2;

/** How many neighbours stay together. */
const PACK = 12;

const baselineOf = (cell, story) => join(BASELINES, cell.name, `${story.id}.webp`);

async function readIfThere(file) {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function check(page, cell, story) {
  const expected = await readIfThere(baselineOf(cell, story));
  let actual = await pictureOf(page, story, cell);
  if (expected === null) return { why: 'has no baseline yet', expected, actual, difference: null };
  let result = await compare(expected, actual);
  for (let retake = 0; !result.same && retake < RETAKES; retake += 1) {
    await page.waitForTimeout(300);
    actual = await (retake === 0 ? takePicture(page) : pictureOf(page, story, cell));
    result = await compare(expected, actual);
  }
  return result.same ? null : { why: result.why, expected, actual, difference: result.difference };
}

async function renew(page, cell, story) {
  const file = baselineOf(cell, story);
  const expected = await readIfThere(file);
  let picture = await pictureOf(page, story, cell);
  if (expected !== null && (await compare(expected, picture)).same) return null;
  // Kept only once two showings in a row are the same.
  for (let retake = 0; ; retake += 1) {
    const again = await pictureOf(page, story, cell);
    const settled = (await compare(picture, again)).same;
    picture = again;
    if (settled) break;
    if (retake === RETAKES) return { why: 'never comes to rest', expected, actual: again, difference: null };
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await pack(picture));
  return null;
}

/** Pictures one after the other in a window of their own. @returns what failed */
async function work(cell, stories, handle) {
  const failures = [];
  const browser = await startBrowser();
  try {
    let page = await openCatalogue(browser, cell);
    for (const story of stories) {
      let failure;
      try {
        failure = await handle(page, cell, story);
      } catch (error) {
        failure = { why: firstLine(error), expected: null, actual: await lastSight(page), difference: null };
        // A story that broke off may still be playing, and would spoil the next one.
        await page.context().close();
        page = await openCatalogue(browser, cell);
      }
      if (failure === null) continue;
      console.log(`  ${cell.name} ${story.id}: ${failure.why}`);
      failures.push({ cell: cell.name, id: story.id, ...failure });
    }
  } finally {
    await browser.close();
  }
  return failures;
}

/** Why a story broke off; what follows the first line is the page, which its picture shows. */
const firstLine = (error) => String(error).split('\n', 1)[0];

/** What a broken story shows, where it still shows anything. */
async function lastSight(page) {
  try {
    return await takePicture(page);
  } catch {
    return null;
  }
}

/**
 * Deals the stories out in packs, always in the same way: neighbours, which share their code, stay together, and each
 * story has the same one before it in every run.
 */
function deal(stories, hands) {
  const parts = Array.from({ length: hands }, () => []);
  for (const [at, story] of stories.entries()) parts[Math.floor(at / PACK) % hands].push(story);
  return parts.filter((part) => part.length > 0);
}

/** Baselines that no story owns any more: of a story that was renamed, removed or is no longer pictured. */
async function orphans(stories) {
  const owned = new Set(
    cells.flatMap((cell) => stories.filter(cell.holds).map((story) => `${cell.name}/${story.id}.webp`)),
  );
  const files = await readdir(BASELINES, { recursive: true }).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return files
    .filter((file) => file.endsWith('.webp'))
    .filter((file) => !owned.has(file.replaceAll('\\', '/')));
}

async function readCatalogue() {
  const browser = await startBrowser();
  try {
    return await listStories(await openCatalogue(browser, cells[0]));
  } finally {
    await browser.close();
  }
}

async function tidy(stories, update) {
  const left = await orphans(stories);
  if (update) await Promise.all(left.map((file) => rm(join(BASELINES, file))));
  return update
    ? []
    : left.map((file) => ({
        cell: dirname(file),
        id: file,
        why: 'is a baseline without a story',
        expected: null,
        actual: null,
        difference: null,
      }));
}

async function visual() {
  const { values } = parseArgs({
    options: {
      update: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  });
  if (!values.built) {
    const built = await run(['storybook', 'build', '--output-dir', 'storybook-static', '--quiet']);
    if (built !== 0) return built;
  }
  const stories = await readCatalogue();
  const failures = [];
  let taken = 0;
  for (const cell of cells.filter(({ gates }) => gates === 'merge' || values.all)) {
    const held = stories.filter((story) => cell.holds(story) && story.id.includes(values.only));
    taken += held.length;
    const parts = deal(held, Math.min(HANDS, availableParallelism()));
    const results = await Promise.all(parts.map((part) => work(cell, part, values.update ? renew : check)));
    failures.push(...results.flat());
    console.log(`${cell.name}: ${held.length} pictures`);
  }
  if (taken === 0) {
    console.error(`No story is pictured${values.only === '' ? '' : ` whose id contains '${values.only}'`}.`);
    return 1;
  }
  if (values.only === '') failures.push(...(await tidy(stories, values.update)));
  await rm(dirname(REPORT), { recursive: true, force: true });
  if (failures.length === 0) {
    console.log(`${taken} pictures ${values.update ? 'are up to date' : 'are as they were'}`);
    return 0;
  }
  await mkdir(dirname(REPORT), { recursive: true });
  await writeFile(REPORT, reportPage(failures));
  console.log(`${failures.length} of ${taken} pictures failed: test-results/visual/index.html`);
  return 1;
}

process.exitCode = await visual();
