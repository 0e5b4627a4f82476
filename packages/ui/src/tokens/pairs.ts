/** Front, ground, and the ratios that the design brief gives: light, dark. */
export type Pair = readonly [front: string, ground: string, light: number, dark: number];

/** Text on its grounds, as the brief documents it. */
export const TEXT_PAIRS: readonly Pair[] = [
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

/** Borders of controls on their grounds, as the brief documents them. */
export const CONTROL_PAIRS: readonly Pair[] = [
  ['edge', 'surface', 4.32, 4.61],
  ['edge', 'paper', 4.17, 5.05],
  ['edge', 'sunk', 3.89, 5.33],
];

/** Pairs that components use beyond those of the brief; the least is all that is asked of them. */
export const FURTHER_TEXT_PAIRS = [
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

/** The least contrast of text. @see https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const LEAST_FOR_TEXT = 4.5;
/** The least contrast of controls, bars and focus. @see https://www.w3.org/TR/WCAG22/#non-text-contrast */
export const LEAST_FOR_CONTROLS = 3;
