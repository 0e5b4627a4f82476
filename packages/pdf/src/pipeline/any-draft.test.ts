import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WillDraft } from '@virasat/will-model';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { composeWill } from '../content/compose-will.ts';
import { plainText } from '../document/rich-text.ts';
import type { WillDocument } from '../document/will-document.ts';
import { auditGlyphs } from '../glyphs/audit-glyphs.ts';
import { externalTool } from '../testing/external-tool.ts';
import { print } from '../testing/print.ts';
import { linesOutside, overlappingLines } from '../testing/printed-faults.ts';
import { type DrawnLine, printedPages } from '../testing/printed-pages.ts';
import { scriptedDraft } from '../testing/scripted-draft.ts';
import { comparable, expectedTexts, flat, textsByElement, withoutHidden } from '../testing/structure-text.ts';

const folder = await mkdtemp(join(tmpdir(), 'virasat-any-draft-'));
afterAll(() => rm(folder, { recursive: true }));

const check = 'any draft in any script, printed and read back';
const pdftotext = externalTool('pdftotext', check);

/** The whole number where a change lands; a taste of it while one works. */
const DRAFTS = process.env['CI'] === 'true' ? 300 : 30;
/** While other programs read one draft, the next is printed. */
const LANES = [1, 2];
const PATIENCE_MS = 900_000;

/** Poppler marks off what runs from right to left, and hands an Arabic point back before its letter. */
const DIRECTION_MARKS = /[\u202a-\u202e]/u;
const MARKS_AND_POINTS = /[\u202a-\u202e\u064b-\u065f\u0670]/gu;
const WORDS = /[\p{L}\p{M}\p{N}\p{Join_Control}]+/gu;

/** What poppler reads on a page is what the page's glyphs say, in their order. */
function expectReadAsDrawn(lines: readonly DrawnLine[], seen: string): void {
  const drawn = flat(lines.map(({ text }) => text).join(' '));
  const read = flat(seen);
  if (DIRECTION_MARKS.test(read)) {
    // It puts the signs beside such words in another place.
    const wordsOf = (text: string) => text.replace(MARKS_AND_POINTS, '').match(WORDS);
    expect(wordsOf(read)).toEqual(wordsOf(drawn));
  } else expect(read).toBe(drawn);
}

function expectNumbered(
  lines: readonly DrawnLine[],
  document: WillDocument,
  pageNumber: number,
  pageCount: number,
): void {
  const foot = lines.filter(({ element }) => element === null).map(({ text }) => flat(text));
  expect(foot).toContain(flat(plainText(document.footer.page, { pageNumber, pageCount })));
}

async function expectPrintedWhole(draft: WillDraft, path: string): Promise<void> {
  const document = composeWill(draft);
  expect(auditGlyphs(document)).toEqual([]);
  const { bytes, missing } = await print(document, path);
  expect(missing).toEqual([]);
  const reading = pdftotext.start(['-raw', '-enc', 'UTF-8', path, '-']);
  const pages = printedPages(bytes);
  const pageCount = pages.length - 1;
  const texts = textsByElement(pages);
  expect(texts.map(comparable)).toEqual(
    withoutHidden(expectedTexts(document, pageCount), texts).map(comparable),
  );
  pages.forEach((lines, page) => {
    expect(linesOutside(lines)).toEqual([]);
    expect(overlappingLines(lines)).toEqual([]);
    if (page > 0) expectNumbered(lines, document, page, pageCount);
  });
  const seen = (await reading).split('\f');
  pages.forEach((lines, page) => {
    expectReadAsDrawn(lines, seen[page] ?? '');
  });
}

test.skipIf(pdftotext.isMissing)(
  'any draft in any script is printed whole: every answer once, where it belongs, inside the margins, on numbered pages',
  { timeout: PATIENCE_MS },
  async () => {
    await Promise.all(
      LANES.map((lane) =>
        fc.assert(
          fc.asyncProperty(scriptedDraft, (draft) => expectPrintedWhole(draft, join(folder, `${lane}.pdf`))),
          { numRuns: DRAFTS / LANES.length, endOnFailure: true },
        ),
      ),
    );
  },
);
