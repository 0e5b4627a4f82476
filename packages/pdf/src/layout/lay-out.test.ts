import type { WillDraft } from '@virasat/will-model';
import { ashwini, largeDraft, longNames, meera, meeraIn } from '@virasat/will-model/fixtures';
import { anyDraft } from '@virasat/will-model/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeWill } from '../content/compose-will.ts';
import { evenMeasure } from '../testing/even-measure.ts';
import { layOut } from './lay-out.ts';
import { MOST_EMPTY_MM } from './paginate.ts';
import type { Page, PlacedText } from './placed.ts';
import { MM_PER_PT, PAGE } from './typography.ts';

const pagesOf = (draft: WillDraft): Page[] => layOut(composeWill(draft), evenMeasure);
const willPages = (draft: WillDraft): Page[] => pagesOf(draft).filter(({ kind }) => kind === 'will');
const textsOf = ({ items }: Page): PlacedText[] =>
  items.flatMap((item) => (item.kind === 'text' ? [item] : []));
const bodyTexts = (page: Page): PlacedText[] => textsOf(page).filter(({ key }) => key !== 'FOOT');
const footTexts = (page: Page): string[] =>
  textsOf(page).flatMap(({ key, text }) => (key === 'FOOT' ? [text] : []));

const withInstructions = (specialInstructions: string): WillDraft => ({
  ...meera,
  otherInfo: { ...meera.otherInfo, specialInstructions },
});

/** Looks for ink outside the margins; a hair of rounding is none. */
function expectWithinMargins(pages: readonly Page[]): void {
  const least = PAGE.marginMm - 0.02;
  for (const text of pages.flatMap(textsOf)) {
    expect(text.xMm).toBeGreaterThanOrEqual(least);
    const width = text.spreadToMm ?? evenMeasure(text.text, text.style);
    expect(text.xMm + width).toBeLessThanOrEqual(PAGE.widthMm - least);
    expect(text.baselineMm - text.style.sizePt * MM_PER_PT * 0.9).toBeGreaterThanOrEqual(least - 1);
    expect(text.baselineMm).toBeLessThanOrEqual(PAGE.heightMm - least);
  }
}

describe('pages', () => {
  test('begin with one page of instructions, without a foot', () => {
    const pages = pagesOf(meera);
    expect(pages.map(({ kind }) => kind).lastIndexOf('instructions')).toBe(0);
    expect(pages.slice(0, 1).flatMap(footTexts)).toEqual([]);
  });

  test.each(['english', 'hindi', 'marathi'] as const)('count themselves right in %s', (language) => {
    const pages = willPages(meeraIn(language));
    pages.forEach((page, index) => {
      expect(
        footTexts(page).some((text) => text.includes(`${index + 1} `) && text.includes(`${pages.length}`)),
      ).toBe(true);
    });
    const execution = pages.flatMap(bodyTexts).filter(({ key }) => key === 'IX.4');
    expect(execution.map(({ text }) => text).join(' ')).toContain(` ${pages.length} `);
  });

  test('carry a line for each initial, in two rows where one is too short', () => {
    const witnesses = ['1', '2', '3', '4'].map((id) => ({ id, name: `Witness ${id}`, address: 'Pune' }));
    const [page] = willPages({ ...meeraIn('marathi'), otherInfo: { ...meera.otherInfo, witnesses } });
    expect(page && footTexts(page).filter((text) => text.endsWith(':'))).toHaveLength(5);
    const footMm = PAGE.heightMm - PAGE.marginMm - 25;
    const lines = (page?.items ?? []).flatMap((item) =>
      item.kind === 'rule' && item.fromMm.y > footMm ? [item.toMm.x - item.fromMm.x] : [],
    );
    expect(lines).toHaveLength(5);
    for (const lengthMm of lines) expect(lengthMm).toBeGreaterThanOrEqual(11);
  });

  test('keep a very long name of the document within their foot', () => {
    const documentName = 'The last will of a person with much to say '.repeat(6);
    const pages = pagesOf({ ...meera, personalDetails: { ...meera.personalDetails, documentName } });
    expectWithinMargins(pages);
    const cut = pages.flatMap(textsOf).filter(({ text }) => text.endsWith('…'));
    expect(cut).toHaveLength(pages.length - 1);
  });

  test('cut a name that fills its lines short enough for the sign that says so', () => {
    const personalDetails = { ...meera.personalDetails, documentName: 'A'.repeat(400) };
    const [page] = willPages({ ...meera, personalDetails });
    const name = page ? footTexts(page).filter((text) => /^A+…?$/.test(text)) : [];
    expect(name.map((text) => text.endsWith('…'))).toEqual([false, true]);
    expect(name[1]?.length).toBeLessThanOrEqual(name[0]?.length ?? 0);
  });
});

describe('what stands together', () => {
  const lastTexts = (draft: WillDraft): PlacedText[] => {
    const pages = willPages(draft).map(bodyTexts);
    return pages.slice(0, -1).flatMap((page) => page.slice(-1));
  };

  test.each([
    ['Meera', meera],
    ['Ashwini', ashwini],
    ['long names', longNames],
    ['many', largeDraft(25, 20)],
  ])('no page of the will of %s ends with a heading', (_, draft) => {
    const last = lastTexts(draft);
    expect(last.length).toBeGreaterThan(3);
    for (const { element, text } of last) expect(element?.at(-1)?.role, text).not.toMatch(/title|heading/);
  });

  test('the attestation is whole and on the page of the first witness', () => {
    for (let length = 0; length < 40; length += 1) {
      const pages = willPages(withInstructions('one more line\n'.repeat(length)));
      const holding = pages.filter((page) =>
        bodyTexts(page).some(({ key }) => key === 'ATT' || key === 'ATT.2'),
      );
      expect(holding).toHaveLength(1);
      expect(holding.flatMap(bodyTexts).some(({ key }) => key === 'WIT')).toBe(true);
    }
  });

  test('the signature is on the page of the clause that it signs', () => {
    for (let length = 0; length < 40; length += 1) {
      const pages = willPages(withInstructions('one more line\n'.repeat(length)));
      const signed = pages.filter((page) => bodyTexts(page).some(({ key }) => key === 'SIG'));
      expect(signed).toHaveLength(1);
      expect(signed.flatMap(bodyTexts).some(({ key }) => key === 'IX.4')).toBe(true);
    }
  });
});

describe('much text', () => {
  test('is laid out without losing or doubling a letter (C-08)', () => {
    const sentences = Array.from(
      { length: 120 },
      (_, index) => `Sentence number ${index} of the instructions is here.`,
    );
    const pages = willPages(withInstructions(sentences.join(' ')));
    const printed = pages
      .flatMap(bodyTexts)
      .filter(({ key }) => key === 'VIII.2a')
      .map(({ text }) => text)
      .join(' ');
    for (const sentence of sentences) expect(printed.split(sentence)).toHaveLength(2);
  });

  test('a row higher than a page goes on with the table’s head above it', () => {
    const words = Array.from({ length: 1200 }, (_, index) => `w${index}`);
    const [first, ...others] = meera.nominees;
    const nominees = first ? [{ ...first, nomiee_notes: words.join(' ') }, ...others] : [];
    const pages = willPages({ ...meera, nominees });
    const tables = pages.map((page) =>
      bodyTexts(page)
        .filter(({ key }) => key === 'III.1')
        .map(({ text }) => text),
    );
    expect(
      tables
        .flat()
        .join(' ')
        .match(/\bw\d+\b/g),
    ).toEqual(words);
    for (const table of tables.filter((texts) => texts.some((text) => /\bw\d+/.test(text))))
      expect(table).toContain('Note');
    expectWithinMargins(pages);
  });

  test('a row that would leave much of a page empty is parted instead', () => {
    const [first, ...others] = meera.nominees;
    let parted = 0;
    for (let count = 40; count <= 400; count += 20) {
      const nomiee_notes = Array.from({ length: count }, (_, index) => `w${index}`).join(' ');
      const nominees = first ? [{ ...first, nomiee_notes }, ...others] : [];
      const pages = willPages({ ...meera, nominees });
      pages.slice(1).forEach((page, index) => {
        const before = pages[index];
        if (before === undefined || bodyTexts(page)[0]?.key !== 'III.1') return;
        parted += 1;
        const footMm = Math.min(
          ...textsOf(before).flatMap(({ key, baselineMm }) => (key === 'FOOT' ? [baselineMm] : [])),
        );
        const lowestMm = Math.max(...bodyTexts(before).map(({ baselineMm }) => baselineMm));
        expect(footMm - lowestMm, `${count} words`).toBeLessThan(MOST_EMPTY_MM);
      });
    }
    expect(parted).toBeGreaterThan(5);
  });

  test('a very high row of another executor for the same asset names the asset whole', () => {
    const [rohan, ashwiniKulkarni] = meera.executor.commonExecutors;
    const [asset] = meera.assets;
    if (!rohan || !ashwiniKulkarni || !asset) throw new Error('Meera has all three');
    const address = 'Flat 3, Karve Road, Pune '.repeat(40).trim();
    const draft: WillDraft = {
      ...meera,
      assets: [{ ...asset, identifier: 'Seven words that need some lines here' }],
      executor: {
        appointExecutor: 'yes',
        executorMode: 'separate',
        commonExecutors: [],
        executorsPerAsset: { [asset.id]: [rohan, { ...ashwiniKulkarni, address }] },
      },
    };
    const cells = willPages(draft)
      .flatMap(bodyTexts)
      .filter(({ key }) => key === 'V.1d');
    const named = cells
      .filter(({ element }) => element?.at(-1)?.index === 0 && element.at(-1)?.role === 'cell')
      .map(({ text }) => text)
      .join(' ');
    const name = 'Asset 1 - Real Estate: Seven words that need some lines here';
    expect(named).toBe(`${name} ${name}`);
    expect(
      cells
        .map(({ text }) => text)
        .join(' ')
        .match(/Karve/g),
    ).toHaveLength(40);
  });

  test('twenty-five nominees and twenty assets leave no page empty', () => {
    const pages = pagesOf(largeDraft(25, 20));
    for (const page of pages) expect(bodyTexts(page).length).toBeGreaterThan(0);
    expectWithinMargins(pages);
  });
});

/** Looks for two lines in one place: their letters would run into each other. */
function expectNoOverlap(page: Page): void {
  const lines = textsOf(page);
  for (const [index, line] of lines.entries()) {
    const endMm = line.xMm + (line.spreadToMm ?? evenMeasure(line.text, line.style));
    for (const other of lines.slice(index + 1)) {
      const isBeside =
        other.xMm >= endMm - 0.02 || line.xMm >= other.xMm + evenMeasure(other.text, other.style) - 0.02;
      const apartMm = Math.abs(line.baselineMm - other.baselineMm);
      if (!isBeside)
        expect(apartMm).toBeGreaterThan(0.9 * Math.min(line.style.sizePt, other.style.sizePt) * MM_PER_PT);
    }
  }
}

/** More where a change lands: each draft's lines are all held against each other. */
const DRAFTS = process.env['CI'] === 'true' ? 300 : 60;

describe('any draft', () => {
  test('is laid out within the margins, line below line', { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const pages = pagesOf(draft);
        expectWithinMargins(pages);
        for (const page of pages) {
          expectNoOverlap(page);
          const foot = textsOf(page).filter(({ key }) => key === 'FOOT');
          const top = Math.min(PAGE.heightMm, ...foot.map(({ baselineMm }) => baselineMm)) - 7 - 4;
          for (const { baselineMm } of bodyTexts(page)) {
            if (page.kind === 'will') expect(baselineMm).toBeLessThan(top);
          }
        }
      }),
      { numRuns: DRAFTS },
    );
  });
});
