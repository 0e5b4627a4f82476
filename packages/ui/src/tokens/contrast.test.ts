import { describe, expect, test } from 'vitest';
import { contrastRatio, parseColour } from './colour.ts';
import {
  CONTROL_PAIRS,
  FURTHER_TEXT_PAIRS,
  LEAST_FOR_CONTROLS,
  LEAST_FOR_TEXT,
  type Pair,
  TEXT_PAIRS,
} from './pairs.ts';
import { readTokens } from './readTokens.ts';
import tokenFile from './tokens.css?raw';

const tokens = readTokens(tokenFile);
const THEMES = ['light', 'dark'] as const;

function ratioOf(front: string, ground: string, theme: (typeof THEMES)[number]): number {
  const [frontColours, groundColours] = [tokens.get(front), tokens.get(ground)];
  if (frontColours === undefined || groundColours === undefined)
    throw new Error(`No token ${front} or ${ground}`);
  return contrastRatio(parseColour(frontColours[theme]), parseColour(groundColours[theme]));
}

describe.each(THEMES)('in the %s theme', (theme) => {
  const documented = ([, , light, dark]: Pair) => (theme === 'light' ? light : dark);

  test.each(TEXT_PAIRS)('%s on %s is readable, as documented', (...pair) => {
    const ratio = ratioOf(pair[0], pair[1], theme);
    expect(ratio).toBeGreaterThanOrEqual(LEAST_FOR_TEXT);
    // The brief measured rounded colours.
    expect(Math.abs(ratio - documented(pair))).toBeLessThan(0.12);
  });

  test.each(FURTHER_TEXT_PAIRS)('%s on %s is readable', (front, ground) => {
    expect(ratioOf(front, ground, theme)).toBeGreaterThanOrEqual(LEAST_FOR_TEXT);
  });

  test.each(CONTROL_PAIRS)('%s on %s can be made out, as documented', (...pair) => {
    const ratio = ratioOf(pair[0], pair[1], theme);
    expect(ratio).toBeGreaterThanOrEqual(LEAST_FOR_CONTROLS);
    expect(Math.abs(ratio - documented(pair))).toBeLessThan(0.12);
  });

  test('every share colour can be made out on a card and on a sunk bar', () => {
    for (let number = 1; number <= 8; number += 1) {
      expect(ratioOf(`share-${number}`, 'surface', theme)).toBeGreaterThanOrEqual(LEAST_FOR_CONTROLS);
      expect(ratioOf(`share-${number}`, 'sunk', theme)).toBeGreaterThanOrEqual(LEAST_FOR_CONTROLS);
    }
  });

  test.each(['paper', 'surface', 'sunk', 'primary', 'danger'])('focus can be seen on %s', (ground) => {
    // The dark line or the turmeric halo: one of them always holds.
    const best = Math.max(ratioOf('focus-line', ground, theme), ratioOf('warn', ground, theme));
    expect(best).toBeGreaterThanOrEqual(LEAST_FOR_CONTROLS);
    expect(ratioOf('focus-line', 'warn', theme)).toBeGreaterThanOrEqual(LEAST_FOR_CONTROLS);
  });

  test('the thread can be made out on the page and on cards', () => {
    expect(ratioOf('primary', 'paper', theme)).toBeGreaterThanOrEqual(LEAST_FOR_CONTROLS);
    expect(ratioOf('primary', 'surface', theme)).toBeGreaterThanOrEqual(LEAST_FOR_CONTROLS);
  });
});

test('the comparison can fail: line and, in light, brass and warn are too faint for text', () => {
  expect(ratioOf('line', 'paper', 'light')).toBeLessThan(LEAST_FOR_CONTROLS);
  expect(ratioOf('brass', 'paper', 'light')).toBeLessThan(LEAST_FOR_CONTROLS);
  expect(ratioOf('warn', 'paper', 'light')).toBeLessThan(LEAST_FOR_CONTROLS);
});

test('the will is paper in both themes', () => {
  for (const name of ['doc-paper', 'doc-ink', 'doc-mark']) {
    expect(tokens.get(name)?.dark).toBe(tokens.get(name)?.light);
  }
});
