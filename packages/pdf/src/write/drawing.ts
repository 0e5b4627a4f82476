import type { PlacedDisc, PlacedRule, Tone } from '../layout/placed.ts';
import { MM_PER_PT, PAGE } from '../layout/typography.ts';
import { pdfNumber } from './pdf-syntax.ts';

/** As CSS has them. The brand's are the light theme's `primary` and `brass` (design.md 1.3). */
export const toneColours: Readonly<Record<Tone, string>> = {
  ink: '#000000',
  brand: '#075566',
  'on-brand': '#ffffff',
  seal: '#c2964d',
};

/** Millimetres as points. */
export const pt = (mm: number): number => mm / MM_PER_PT;

/** A height from the top of the page as PDF counts it, from the bottom. */
export const fromBottomPt = (mm: number): number => pt(PAGE.heightMm - mm);

/** Red, green and blue from 0 to 1. */
const colourOf = (tone: Tone): string =>
  (toneColours[tone].match(/[0-9a-f]{2}/g) ?? [])
    .map((channel) => pdfNumber(Number.parseInt(channel, 16) / 255))
    .join(' ');

/** The operator that sets the colour of what is filled, as text is. */
export const fillColour = (tone: Tone): string => (tone === 'ink' ? '0 g' : `${colourOf(tone)} rg`);

const strokeColour = (tone: Tone): string => (tone === 'ink' ? '0 G' : `${colourOf(tone)} RG`);

/** Draws a straight line. */
export const ruleOperators = ({ fromMm, toMm, weightMm, tone }: PlacedRule): string =>
  [
    strokeColour(tone),
    `${pdfNumber(pt(weightMm))} w`,
    `${pdfNumber(pt(fromMm.x))} ${pdfNumber(fromBottomPt(fromMm.y))} m`,
    `${pdfNumber(pt(toMm.x))} ${pdfNumber(fromBottomPt(toMm.y))} l S`,
  ].join(' ');

/** Four Bézier curves with control points this part of the radius away make a circle. */
const CIRCLE = 0.5523;

/** Draws a filled circle. */
export function discOperators({ centreMm, radiusMm, tone }: PlacedDisc): string {
  const x = pt(centreMm.x);
  const y = fromBottomPt(centreMm.y);
  const r = pt(radiusMm);
  const c = r * CIRCLE;
  const at = (...numbers: number[]): string => numbers.map(pdfNumber).join(' ');
  return [
    fillColour(tone),
    `${at(x + r, y)} m`,
    `${at(x + r, y + c, x + c, y + r, x, y + r)} c`,
    `${at(x - c, y + r, x - r, y + c, x - r, y)} c`,
    `${at(x - r, y - c, x - c, y - r, x, y - r)} c`,
    `${at(x + c, y - r, x + r, y - c, x + r, y)} c f`,
  ].join(' ');
}
