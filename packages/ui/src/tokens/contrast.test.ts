import { describe, expect, test } from 'vitest';
import { contrastRatio, parseColour } from './colour.ts';
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

/** Front, ground, and the ratios that the design brief gives: light, dark. */
type Pair = readonly [front: string, ground: string, light: number, dark: number];

const TEXT: readonly Pair[] = [
  ['ink', 'paper', 15.32, 15.29],
  ['ink-2', 'paper', 8.08, 10.04],
  ['ink-2', 'sunk', 7.53, 10.6],
  ['ink-3', 'surface', 6.03, 6.83],
  ['ink-3', 'sunk', 5.44, 7.9],
  ['danger', 'surface', 7.2, 8.18],
  ['danger', 'danger-tint', 6.39, 6.76],
  ['ink', 'danger-tint', 14.06, 11.52],
  ['on-primary', 'danger', 7.07, 8.97],
  ['on-primary', 'primary', 8.19, 10.05],
  ['on-primary', 'primary-hover', 10.78, 12.55],
  ['primary', 'paper', 8.06, 10.05],
  ['primary', 'primary-tint', 7.34, 7.29],
  ['brass-ink', 'paper', 6.77, 11.07],
  ['warn-ink', 'warn-tint', 7.22, 9.17],
  ['ok-ink', 'ok-tint', 7.3, 8.92],
];

const CONTROLS: readonly Pair[] = [
  ['edge', 'surface', 4.32, 4.61],
  ['edge', 'paper', 4.17, 5.05],
  ['edge', 'sunk', 3.89, 5.33],
];

/** Pairs that components use beyond those of the brief; the least is all that is asked of them. */
const FURTHER_TEXT = [
  ['ink', 'surface'],
  ['ink', 'sunk'],
  ['ink', 'primary-tint'],
  ['ink', 'warn-tint'],
  ['ink', 'ok-tint'],
  ['ink-2', 'surface'],
  ['ink-3', 'paper'],
  ['ink-3', 'primary-tint'],
  ['primary', 'surface'],
  ['danger', 'paper'],
  ['danger-hover', 'surface'],
  ['primary-hover', 'surface'],
  ['on-primary', 'danger-hover'],
  ['warn-ink', 'surface'],
  ['warn-ink', 'paper'],
  ['brass-ink', 'surface'],
  ['doc-ink', 'doc-paper'],
  ['doc-ink', 'doc-mark'],
] as const;

const LEAST_FOR_TEXT = 4.5;
const LEAST_FOR_CONTROLS = 3;

describe.each(THEMES)('in the %s theme', (theme) => {
  const documented = ([, , light, dark]: Pair) => (theme === 'light' ? light : dark);

  test.each(TEXT)('%s on %s is readable, as documented', (...pair) => {
    const ratio = ratioOf(pair[0], pair[1], theme);
    expect(ratio).toBeGreaterThanOrEqual(LEAST_FOR_TEXT);
    // The brief measured rounded colours.
    expect(Math.abs(ratio - documented(pair))).toBeLessThan(0.12);
  });

  test.each(FURTHER_TEXT)('%s on %s is readable', (front, ground) => {
    expect(ratioOf(front, ground, theme)).toBeGreaterThanOrEqual(LEAST_FOR_TEXT);
  });

  test.each(CONTROLS)('%s on %s can be made out, as documented', (...pair) => {
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
