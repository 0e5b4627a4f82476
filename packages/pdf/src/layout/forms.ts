import type { FormBlock, FormField } from '../document/blocks.ts';
import { LayoutError } from './layout-error.ts';
import type { Bond, Piece } from './piece.ts';
import type { PlacedItem, PlacedRule } from './placed.ts';
import { frameText, levelRule, type Setting, type TextFrame } from './setting.ts';
import { baselineOffsetMm, RULES, scaled } from './typography.ts';

/** From one line to write on to the next (design.md 1.9). */
const PEN_LINE_MM = 8;
const ROOM_MM: Readonly<Record<FormField['room'], number>> = {
  'half-line': PEN_LINE_MM,
  line: PEN_LINE_MM,
  address: PEN_LINE_MM,
  'half-signature': 11,
  signature: 16,
};
/** Below what needs no pen. */
const PRINTED_GAP_MM = 1.8;
const LABEL_GAP_MM = 2;
const HALF_GAP_MM = 8;
const BOX_PADDING_MM = 4;
const SCALES = [1, 0.8, 0.6, 0.45] as const;
const ADDRESS_LINES = 2;
// A label that leaves less than this of half a line gets a line of its own.
const LEAST_PEN_MM = 28;

interface Span {
  readonly xMm: number;
  readonly widthMm: number;
}

interface SetLine {
  readonly heightMm: number;
  place(topMm: number): PlacedItem[];
}

/** Sets one field: its label, then what stands there or a line for the pen. */
function setField(field: FormField, span: Span, key: string, setting: Setting): SetLine {
  const { typography, measure, textOf } = setting;
  const style = typography.body;
  const labelWidthMm = measure(field.label, style) + LABEL_GAP_MM;
  const label = frameText(field.label, { ...span, style, key }, measure);
  const rest: Span = { xMm: span.xMm + labelWidthMm, widthMm: span.widthMm - labelWidthMm };
  if (field.value !== null) {
    const value = frameText(textOf(field.value), { ...rest, style, key }, measure);
    return {
      heightMm: Math.max(label.heightMm, value.heightMm) + PRINTED_GAP_MM,
      place: (topMm) => [...label.place(topMm), ...value.place(topMm)],
    };
  }
  const roomMm = ROOM_MM[field.room];
  const caption = frameText(textOf(field.caption ?? []), { ...rest, style, key }, measure);
  const captionMm = field.caption === undefined ? 0 : caption.heightMm;
  // The label stands on the line on which one writes, at the foot of the room for it.
  const labelTopMm = roomMm - PEN_LINE_MM;
  const ruleAt = (topMm: number): number => topMm + labelTopMm + baselineOffsetMm(style) + 0.8;
  const further = field.room === 'address' ? ADDRESS_LINES - 1 : 0;
  const rules = (topMm: number): PlacedRule[] => [
    levelRule(rest.xMm, span.xMm + span.widthMm, ruleAt(topMm), RULES.thinMm),
    ...Array.from({ length: further }, (_, index) =>
      levelRule(span.xMm, span.xMm + span.widthMm, ruleAt(topMm) + (index + 1) * PEN_LINE_MM, RULES.thinMm),
    ),
  ];
  return {
    heightMm: roomMm + further * PEN_LINE_MM + captionMm,
    place: (topMm) => [
      ...label.place(topMm + labelTopMm),
      ...rules(topMm),
      ...(field.caption === undefined ? [] : caption.place(ruleAt(topMm) + 0.8)),
    ],
  };
}

const halvesOf = ({ xMm, widthMm }: Span): [Span, Span] => {
  const half = (widthMm - HALF_GAP_MM) / 2;
  return [
    { xMm, widthMm: half },
    { xMm: xMm + half + HALF_GAP_MM, widthMm: half },
  ];
};

/** Two short fields side by side. */
function setPair(pair: readonly [FormField, FormField], span: Span, key: string, setting: Setting): SetLine {
  const halves = halvesOf(span);
  const left = setField(pair[0], halves[0], key, setting);
  const right = setField(pair[1], halves[1], key, setting);
  return {
    heightMm: Math.max(left.heightMm, right.heightMm),
    place: (topMm) => [...left.place(topMm), ...right.place(topMm)],
  };
}

function setLines({ lines, key }: FormBlock, span: Span, setting: Setting): SetLine[] {
  const [half] = halvesOf(span);
  const fitsHalf = (field: FormField | undefined): field is FormField =>
    field?.room.startsWith('half-') === true &&
    setting.measure(field.label, setting.typography.body) + LEAST_PEN_MM <= half.widthMm;
  const set: SetLine[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const field = lines[index];
    const next = lines[index + 1];
    if (field === undefined) break;
    if (fitsHalf(field) && fitsHalf(next)) {
      set.push(setPair([field, next], span, key, setting));
      index += 1;
    } else set.push(setField(field, span, key, setting));
  }
  return set;
}

const boxRules = ({ xMm, widthMm }: Span, topMm: number, heightMm: number): PlacedRule[] => {
  const right = xMm + widthMm;
  const bottom = topMm + heightMm;
  const upright = (x: number): PlacedRule => ({
    ...levelRule(x, x, topMm, RULES.thinMm),
    toMm: { x, y: bottom },
  });
  return [
    levelRule(xMm, right, topMm, RULES.thinMm),
    upright(xMm),
    upright(right),
    levelRule(xMm, right, bottom, RULES.thinMm),
  ];
};

/**
 * Sets a form in one piece: its lines are never parted. Where what was typed makes it higher than a page, it is set
 * smaller.
 *
 * @param spaceBeforeMm From what stands above it.
 * @param pageHeightMm What it may fill.
 */
export function formPiece(
  block: FormBlock,
  span: Span,
  { spaceBeforeMm, bond, pageHeightMm }: { spaceBeforeMm: number; bond: Bond; pageHeightMm: number },
  setting: Setting,
): Piece {
  const { typography } = setting;
  for (const scale of SCALES) {
    const scaledSetting: Setting = {
      ...setting,
      typography: {
        ...typography,
        body: scaled(typography.body, scale),
        heading: scaled(typography.heading, scale),
      },
    };
    const frame =
      block.beside === undefined
        ? frameOf(block, span, scaledSetting)
        : pairFrame(block, block.beside, span, scaledSetting);
    if (frame.heightMm <= pageHeightMm) {
      return { heightMm: frame.heightMm, spaceBeforeMm, bond, place: ({ topMm }) => frame.place(topMm) };
    }
  }
  throw new LayoutError(`Form ${block.key} doesn't fit on a page`);
}

/** Two forms side by side, their boxes equally high. */
function pairFrame(left: FormBlock, right: FormBlock, span: Span, setting: Setting): TextFrame {
  const [leftSpan, rightSpan] = halvesOf(span);
  const heightMm = Math.max(
    frameOf(left, leftSpan, setting).heightMm,
    frameOf(right, rightSpan, setting).heightMm,
  );
  return {
    heightMm,
    widthMm: span.widthMm,
    place: (topMm) => [
      ...frameOf(left, leftSpan, setting, heightMm).place(topMm),
      ...frameOf(right, rightSpan, setting, heightMm).place(topMm),
    ],
  };
}

/** @param leastHeightMm Its box is at least as high. */
function frameOf(block: FormBlock, span: Span, setting: Setting, leastHeightMm = 0): TextFrame {
  const padding = block.isBoxed ? BOX_PADDING_MM : 0;
  const inner: Span = { xMm: span.xMm + padding, widthMm: span.widthMm - 2 * padding };
  const { typography, measure } = setting;
  const style = block.isBoxed ? typography.heading : typography.body;
  const heading = frameText(block.heading ?? '', { ...inner, style, key: block.key }, measure);
  const headHeightMm = block.heading === undefined ? 0 : heading.heightMm + 1;
  const lines = setLines(block, inner, setting);
  const contentMm = headHeightMm + lines.reduce((sum, line) => sum + line.heightMm, 0) + 2 * (padding * 0.7);
  const heightMm = Math.max(contentMm, leastHeightMm);
  return {
    heightMm,
    widthMm: span.widthMm,
    place: (topMm) => {
      let y = topMm + padding * 0.7;
      const items: PlacedItem[] = block.isBoxed ? boxRules(span, topMm, heightMm) : [];
      if (block.heading !== undefined) items.push(...heading.place(y));
      y += headHeightMm;
      for (const line of lines) {
        items.push(...line.place(y));
        y += line.heightMm;
      }
      return items;
    },
  };
}
