import type { FormBlock, FormField } from '../document/blocks.ts';
import { isTyped } from '../document/rich-text.ts';
import type { Bond, Piece } from './piece.ts';
import type { PlacedItem, PlacedRule } from './placed.ts';
import { frameText, levelRule, type Setting, type TextFrame } from './setting.ts';
import { type ElementPath, within } from './structure.ts';
import { textPieces } from './text-pieces.ts';
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

/** Where a field, or a form's fields, stand, and where they belong when the document is read out. */
interface FieldPlace {
  readonly span: Span;
  readonly key: string;
  readonly element: ElementPath;
}

interface SetLine {
  readonly heightMm: number;
  place(topMm: number): PlacedItem[];
}

/** Sets one field: its label, then what stands there or a line for the pen. */
function setField(field: FormField, at: FieldPlace, setting: Setting): SetLine {
  const { typography, measure, textOf } = setting;
  const { span, key, element } = at;
  const style = typography.body;
  const options = { style, key, element };
  const labelWidthMm = measure(field.label, style) + LABEL_GAP_MM;
  const label = frameText(field.label, { ...span, ...options, isContinued: true }, measure);
  const rest: Span = { xMm: span.xMm + labelWidthMm, widthMm: span.widthMm - labelWidthMm };
  if (field.value !== null) {
    const value = frameText(
      textOf(field.value),
      { ...rest, ...options, hasOwnDirection: isTyped(field.value) },
      measure,
    );
    return {
      heightMm: Math.max(label.heightMm, value.heightMm) + PRINTED_GAP_MM,
      place: (topMm) => [...label.place(topMm), ...value.place(topMm)],
    };
  }
  const roomMm = ROOM_MM[field.room];
  const caption = frameText(textOf(field.caption ?? []), { ...rest, ...options }, measure);
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
function setPair(
  pair: readonly [FormField, FormField],
  { span, key, element }: FieldPlace,
  index: number,
  setting: Setting,
): SetLine {
  const halves = halvesOf(span);
  const at = (half: 0 | 1): FieldPlace => ({
    span: halves[half],
    key,
    element: within(element, 'paragraph', index + half),
  });
  const left = setField(pair[0], at(0), setting);
  const right = setField(pair[1], at(1), setting);
  return {
    heightMm: Math.max(left.heightMm, right.heightMm),
    place: (topMm) => [...left.place(topMm), ...right.place(topMm)],
  };
}

function setLines({ lines }: FormBlock, at: FieldPlace, setting: Setting): SetLine[] {
  const [half] = halvesOf(at.span);
  const fitsHalf = (field: FormField | undefined): field is FormField =>
    field?.room.startsWith('half-') === true &&
    setting.measure(field.label, setting.typography.body) + LEAST_PEN_MM <= half.widthMm;
  const set: SetLine[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const field = lines[index];
    const next = lines[index + 1];
    if (field === undefined) break;
    if (fitsHalf(field) && fitsHalf(next)) {
      set.push(setPair([field, next], at, index, setting));
      index += 1;
    } else {
      set.push(setField(field, { ...at, element: within(at.element, 'paragraph', index) }, setting));
    }
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

/** Where a form stands among other pieces, and in the document. */
export interface FormPlace {
  readonly span: Span;
  readonly spaceBeforeMm: number;
  readonly bond: Bond;
  /** What it may fill on a page of its own. */
  readonly pageHeightMm: number;
  /** Where it belongs when the document is read out. */
  readonly element: ElementPath;
}

/**
 * Sets a form in one piece: its lines are never parted. Where what was typed makes it higher than a page, it is set
 * smaller; what even the smallest print can't bring onto one page goes on over pages, line by line and without a box.
 */
export function formPieces(block: FormBlock, place: FormPlace, setting: Setting): Piece[] {
  const { typography } = setting;
  const settingAt = (scale: number): Setting => ({
    ...setting,
    typography: {
      ...typography,
      body: scaled(typography.body, scale),
      heading: scaled(typography.heading, scale),
    },
  });
  const { spaceBeforeMm, bond, pageHeightMm } = place;
  for (const scale of SCALES) {
    const frame = formFrame(block, place, settingAt(scale));
    if (frame.heightMm <= pageHeightMm) {
      return [{ heightMm: frame.heightMm, spaceBeforeMm, bond, place: ({ topMm }) => frame.place(topMm) }];
    }
  }
  return partedForm(block, place, settingAt(SCALES[SCALES.length - 1] ?? 1));
}

const formFrame = (block: FormBlock, { span, element }: FormPlace, setting: Setting): TextFrame =>
  block.beside === undefined
    ? frameOf(block, { span, element }, setting)
    : pairFrame(block, block.beside, { span, element }, setting);

/** Two forms side by side, their boxes equally high. */
function pairFrame(
  left: FormBlock,
  right: FormBlock,
  { span, element }: Pick<FormPlace, 'span' | 'element'>,
  setting: Setting,
): TextFrame {
  const halves = halvesOf(span);
  const frames = (leastHeightMm: number): TextFrame[] =>
    [left, right].map((form, index) =>
      frameOf(
        form,
        { span: halves[index] ?? span, element: within(element, 'group', index) },
        setting,
        leastHeightMm,
      ),
    );
  const heightMm = Math.max(...frames(0).map((frame) => frame.heightMm));
  return {
    heightMm,
    widthMm: span.widthMm,
    place: (topMm) => frames(heightMm).flatMap((frame) => frame.place(topMm)),
  };
}

/** @param leastHeightMm Its box is at least as high. */
function frameOf(
  block: FormBlock,
  { span, element }: Pick<FormPlace, 'span' | 'element'>,
  setting: Setting,
  leastHeightMm = 0,
): TextFrame {
  const padding = block.isBoxed ? BOX_PADDING_MM : 0;
  const inner: Span = { xMm: span.xMm + padding, widthMm: span.widthMm - 2 * padding };
  const { typography, measure } = setting;
  const { key } = block;
  const style = block.isBoxed ? typography.heading : typography.body;
  const head = { ...inner, style, key, element: within(element, 'heading') };
  const heading = frameText(block.heading ?? '', head, measure);
  const headHeightMm = block.heading === undefined ? 0 : heading.heightMm + 1;
  const lines = setLines(block, { span: inner, key, element }, setting);
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

function partedForm(block: FormBlock, place: FormPlace, setting: Setting): Piece[] {
  if (block.beside !== undefined) {
    const { beside, ...left } = block;
    const at = (index: number): FormPlace => ({ ...place, element: within(place.element, 'group', index) });
    return [...partedForm(left, at(0), setting), ...partedForm(beside, at(1), setting)];
  }
  const { typography, textOf } = setting;
  const { key } = block;
  const { span, element } = place;
  const common = { ...span, key, alignment: 'start' } as const;
  const heading =
    block.heading === undefined
      ? []
      : textPieces(
          block.heading,
          {
            ...common,
            style: typography.heading,
            element: within(element, 'heading'),
            spaceBeforeMm: 0,
            bond: 'always',
          },
          setting,
        );
  const fields = block.lines.flatMap((field, index): Piece[] => {
    const bond = index === block.lines.length - 1 ? place.bond : 'loose';
    const at = within(element, 'paragraph', index);
    if (field.value === null) {
      const { heightMm, place: placeField } = setField(field, { span, key, element: at }, setting);
      return [{ heightMm, spaceBeforeMm: 0, bond, place: ({ topMm }) => placeField(topMm) }];
    }
    const text = `${field.label} ${textOf(field.value)}`;
    return textPieces(
      text,
      { ...common, style: typography.body, element: at, spaceBeforeMm: 1, bond },
      setting,
    );
  });
  const [first, ...others] = [...heading, ...fields];
  return first === undefined ? [] : [{ ...first, spaceBeforeMm: place.spaceBeforeMm }, ...others];
}
