import { expect, test } from 'vitest';
import { PAGE } from '../layout/typography.ts';
import { pt } from '../write/drawing.ts';
import { linesOutside, overlappingLines } from './printed-faults.ts';
import type { DrawnLine } from './printed-pages.ts';

/** A line of one letter, six points wide and ten high. */
const aLine = (text: string, leftMm: number, bottomMm: number): DrawnLine => ({
  text,
  element: 1,
  ink: [{ left: pt(leftMm), bottom: pt(bottomMm), right: pt(leftMm) + 6, top: pt(bottomMm) + 10 }],
});

test('a letter past any margin is found, and one inside is not', () => {
  const rightMm = PAGE.widthMm - PAGE.marginMm;
  expect(linesOutside([aLine('inside', 20, 20), aLine('at the edge', rightMm - 3, 100)])).toEqual([]);
  const outside = [
    aLine('left', 19, 100),
    aLine('right', rightMm, 100),
    aLine('low', 100, 19),
    aLine('high', 100, PAGE.heightMm - PAGE.marginMm),
  ];
  expect(linesOutside(outside)).toEqual(['left', 'right', 'low', 'high']);
});

test('lines whose letters stand on each other are found, and lines side by side or below are not', () => {
  expect(overlappingLines([aLine('one', 20, 20), aLine('beside', 30, 20), aLine('above', 20, 26)])).toEqual(
    [],
  );
  expect(overlappingLines([aLine('one', 20, 20), aLine('other', 21, 22)])).toEqual(['one / other']);
});
