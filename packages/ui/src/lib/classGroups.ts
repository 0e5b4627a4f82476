/**
 * Which classes set the same thing, for those that the product uses. tailwind-merge's own list knows all of Tailwind and
 * is, compressed, as big as a third of the router; every visitor of the first page would load it. `classGroups.test.ts`
 * holds this one against it, over every class in the sources.
 */
const any = (): boolean => true;
const hasUnit = (value: string): boolean => /^\[?-?\d/.test(value);

const sides = ['', 'x', 'y', 's', 'e', 't', 'r', 'b', 'l'] as const;
/** A group for each side: `p` sets what `px`, `ps` and `pt` set, `px` what `ps` and `pe` set. */
const boxGroups = (prefix: string) =>
  Object.fromEntries(sides.map((side) => [`${prefix}${side}`, [{ [`${prefix}${side}`]: [any] }]]));
const boxConflicts = (prefix: string) => ({
  [prefix]: sides.slice(1).map((side) => `${prefix}${side}`),
  [`${prefix}x`]: ['s', 'e', 'r', 'l'].map((side) => `${prefix}${side}`),
  [`${prefix}y`]: [`${prefix}t`, `${prefix}b`],
});

const sizes = ['xs', 'sm', 'base', 'lg', 'h4', 'h3', 'h2', 'h1', 'hero'];
const edges = ['', '-x', '-y', '-s', '-e', '-t', '-r', '-b', '-l'] as const;
const borderName = (edge: string): string => `border${edge}`;

const borders = Object.fromEntries(
  edges.flatMap((edge) => [
    [`${borderName(edge)}-width`, [{ [borderName(edge)]: ['', hasUnit] }]],
    [`${borderName(edge)}-colour`, [{ [borderName(edge)]: [any] }]],
  ]),
);
const borderConflicts = (what: 'width' | 'colour') => ({
  [`border-${what}`]: edges.slice(1).map((edge) => `${borderName(edge)}-${what}`),
  [`border-x-${what}`]: ['s', 'e', 'r', 'l'].map((edge) => `border-${edge}-${what}`),
  [`border-y-${what}`]: [`border-t-${what}`, `border-b-${what}`],
});

const prefixed = (...prefixes: readonly string[]) =>
  Object.fromEntries(prefixes.map((prefix) => [prefix, [{ [prefix]: [any] }]]));

/** Classes by what they set. */
export const classGroups = {
  display: ['block', 'inline', 'inline-block', 'inline-flex', 'flex', 'grid', 'table', 'contents', 'hidden'],
  position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
  visibility: ['visible', 'invisible', 'collapse'],
  container: ['container'],
  figures: ['tabular-nums'],
  screenReader: ['sr-only', 'not-sr-only'],
  ...boxGroups('p'),
  ...boxGroups('m'),
  ...prefixed(
    'w',
    'h',
    'min-w',
    'min-h',
    'max-w',
    'max-h',
    'size',
    'aspect',
    'z',
    'order',
    'opacity',
    'ease',
  ),
  ...prefixed('inset', 'inset-x', 'inset-y', 'start', 'end', 'top', 'bottom', 'left', 'right'),
  ...prefixed('gap', 'gap-x', 'gap-y', 'grid-cols', 'grid-rows', 'grid-flow', 'auto-cols', 'col', 'row'),
  ...prefixed('col-start', 'row-start', 'items', 'justify-items', 'justify-self', 'self', 'place-content'),
  ...prefixed(
    'leading',
    'fill',
    'duration',
    'delay',
    'animate',
    'float',
    'clear',
    'select',
    'cursor',
    'resize',
  ),
  ...prefixed('underline-offset', 'space-y', 'translate-x', 'translate-y', 'translate', 'rotate', 'scale'),
  ...prefixed('overscroll', 'break-inside', 'break-after', 'appearance', 'list', 'box'),
  ...prefixed('scroll-m', 'scroll-mt', 'outline-offset', 'whitespace', 'pointer-events'),
  ...prefixed('forced-color-adjust', 'field-sizing'),
  justify: [{ justify: ['start', 'end', 'center', 'between', 'around', 'evenly', 'stretch', 'normal'] }],
  flex: [{ flex: ['auto', 'initial', 'none', hasUnit] }],
  flexDirection: [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
  flexWrap: [{ flex: ['wrap', 'wrap-reverse', 'nowrap'] }],
  grow: [{ grow: ['', any] }],
  shrink: [{ shrink: ['', any] }],
  overflow: [{ overflow: ['auto', 'hidden', 'clip', 'visible', 'scroll'] }],
  ...prefixed('overflow-x', 'overflow-y'),
  textAlign: [{ text: ['start', 'center', 'end', 'left', 'right', 'justify'] }],
  textWrap: [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
  textSize: [{ text: sizes }],
  textColour: [{ text: [any] }],
  wrap: [{ wrap: ['break-word', 'anywhere', 'normal'] }],
  fontFamily: [{ font: ['display', 'ui'] }],
  fontWeight: [{ font: ['normal', 'medium', 'semibold'] }],
  fontStyle: ['italic', 'not-italic'],
  decoration: ['underline', 'overline', 'line-through', 'no-underline'],
  decorationStyle: [{ decoration: ['solid', 'double', 'dotted', 'dashed', 'wavy'] }],
  decorationThickness: [{ decoration: [hasUnit] }],
  decorationColour: [{ decoration: [any] }],
  background: [{ bg: [any] }],
  ...borders,
  borderCollapse: [{ border: ['collapse', 'separate'] }],
  divideY: [{ 'divide-y': ['', hasUnit] }],
  divideColour: [{ divide: [any] }],
  rounded: [{ rounded: [any] }],
  ...prefixed('rounded-s', 'rounded-e', 'rounded-t', 'rounded-r', 'rounded-b', 'rounded-l', 'align'),
  shadow: [{ shadow: [any] }],
  ringWidth: [{ ring: ['', hasUnit] }],
  ringInset: ['ring-inset'],
  ringColour: [{ ring: [any] }],
  outline: [{ outline: ['none', 'hidden'] }],
  outlineWidth: [{ outline: ['', hasUnit] }],
  outlineColour: [{ outline: [any] }],
  stroke: [{ stroke: [any] }],
  transition: [{ transition: ['', any] }],
  isolation: ['isolate', 'isolation-auto'],
  boxSizing: [{ box: ['border', 'content'] }],
};

/** What a class of one group sets beside its own: a later `p-4` takes the place of `px-2`. */
export const conflictingClassGroups = {
  ...boxConflicts('p'),
  ...boxConflicts('m'),
  ...borderConflicts('width'),
  ...borderConflicts('colour'),
  inset: ['inset-x', 'inset-y', 'start', 'end', 'top', 'bottom', 'left', 'right'],
  'inset-x': ['start', 'end', 'left', 'right'],
  'inset-y': ['top', 'bottom'],
  size: ['w', 'h'],
  gap: ['gap-x', 'gap-y'],
  overflow: ['overflow-x', 'overflow-y'],
  flex: ['grow', 'shrink'],
  textSize: ['leading'],
  rounded: ['rounded-s', 'rounded-e', 'rounded-t', 'rounded-r', 'rounded-b', 'rounded-l'],
  translate: ['translate-x', 'translate-y'],
  'scroll-m': ['scroll-mt'],
};
