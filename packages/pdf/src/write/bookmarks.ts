import type { Page, PlacedText } from '../layout/placed.ts';
import { fromBottomPt } from './drawing.ts';
import type { ObjectWriter } from './jspdf-internals.ts';
import { pdfNumber, pdfText } from './pdf-syntax.ts';

/** A heading that a reader can go to. */
export interface Bookmark {
  readonly title: string;
  /** The page, from 0. */
  readonly page: number;
  /** The top of the heading, in mm from the top of the page. */
  readonly topMm: number;
}

/** From a heading's baseline to well above its letters, in mm for each point of its size. */
const ABOVE_MM = 0.5;

const isBookmarked = ({ element }: PlacedText): boolean => {
  const role = element?.at(-1)?.role;
  return role === 'title' || role === 'article-heading';
};

/** The titles and the articles of a document, in order; several lines of one heading are one bookmark. */
export function bookmarksOf(pages: readonly Page[]): Bookmark[] {
  const bookmarks: Bookmark[] = [];
  let last: PlacedText['element'];
  pages.forEach(({ items }, page) => {
    for (const item of items) {
      if (item.kind !== 'text' || !isBookmarked(item)) continue;
      const before = bookmarks.at(-1);
      if (before !== undefined && item.element === last) {
        bookmarks[bookmarks.length - 1] = { ...before, title: `${before.title} ${item.text}` };
      } else {
        bookmarks.push({ title: item.text, page, topMm: item.baselineMm - item.style.sizePt * ABOVE_MM });
      }
      last = item.element;
    }
  });
  return bookmarks;
}

/**
 * Writes the bookmarks, one below another.
 *
 * jsPDF's own can only name the top of a page, and are written in a way that spoils the letters with the byte 0D.
 *
 * @returns The number of their root.
 */
export function writeBookmarks(bookmarks: readonly Bookmark[], objects: ObjectWriter): number {
  const root = objects.reserve();
  const numbers = bookmarks.map(() => objects.reserve());
  bookmarks.forEach(({ title, page, topMm }, index) => {
    const link = (name: string, number: number | undefined): string =>
      number === undefined ? '' : ` /${name} ${number} 0 R`;
    objects.put(
      numbers[index] ?? 0,
      `<</Title ${pdfText(title)} /Parent ${root} 0 R${link('Prev', numbers[index - 1])}${link('Next', numbers[index + 1])}` +
        ` /Dest [${objects.pages[page] ?? 0} 0 R /XYZ null ${pdfNumber(fromBottomPt(topMm))} null]>>`,
    );
  });
  objects.put(
    root,
    `<</Type /Outlines /First ${numbers[0] ?? 0} 0 R /Last ${numbers.at(-1) ?? 0} 0 R /Count ${numbers.length}>>`,
  );
  return root;
}
