/**
 * Which pictures are taken. A cell is one setting of the window; it says which stories it holds. The merge cells gate
 * every change, the release cells are compared before a release.
 *
 * @typedef {{ id: string, title: string, tags: string[], globals: Record<string, unknown> }} Story `globals` is what the
 *   story itself fixes: its theme, its window.
 * @typedef {{
 *   name: string,
 *   gates: 'merge' | 'release',
 *   viewport: { width: number, height: number },
 *   globals: Record<string, string>,
 *   forcedColors?: 'active',
 *   reducedMotion?: 'reduce',
 *   holds: (story: Story) => boolean,
 * }} Cell `viewport` in CSS pixels; `globals` are the toolbar's settings.
 */

const DESKTOP = { width: 1280, height: 800 };
const TABLET = { width: 768, height: 1024 };
const PHONE = { width: 360, height: 740 };

/** The windows that a story can fix by name (`globals.viewport.value`). */
export const WINDOWS = { desktop: DESKTOP, tablet: TABLET, phone: PHONE };

const isScreen = ({ title }) => title.startsWith('Screens/');

/** What everything else is built of: before a release each of its states is compared, tagged or not. */
const isBasic = ({ title }) => title.startsWith('Components/') || title.startsWith('Foundations/');

/** A story that fixes its own theme or window is pictured once, as it fixes it. */
const isFree = ({ globals }) => Object.keys(globals).length === 0;

const has = (tag) => (story) => story.tags.includes(tag) && isFree(story);

const themes = ['light', 'dark'];
const windows = [
  { width: 360, viewport: PHONE },
  { width: 768, viewport: TABLET },
  { width: 1280, viewport: DESKTOP },
];

/** @type {Cell[]} */
const merge = [
  {
    name: 'light-1280',
    gates: 'merge',
    viewport: DESKTOP,
    globals: {},
    holds: ({ tags }) => tags.includes('visual'),
  },
  {
    name: 'light-360',
    gates: 'merge',
    viewport: PHONE,
    globals: {},
    holds: (story) => isScreen(story) && has('visual')(story),
  },
];

/** @type {Cell} */
const states = {
  name: 'states',
  gates: 'release',
  viewport: DESKTOP,
  globals: {},
  holds: (story) => isBasic(story) && !story.tags.includes('visual'),
};

/** @type {Cell[]} */
const themesAndWindows = themes.flatMap((theme) =>
  windows.map(({ width, viewport }) => ({
    name: `${theme}-${width}`,
    gates: 'release',
    viewport,
    globals: { theme },
    holds: has('visual'),
  })),
);

/** @type {Cell[]} */
const languages = ['english', 'hindi', 'marathi'].map((willLanguage) => ({
  name: willLanguage,
  gates: 'release',
  viewport: DESKTOP,
  globals: { willLanguage },
  holds: has('visual-lang'),
}));

/** @type {Cell[]} */
const conditions = [
  { name: 'text-200', globals: { textSize: '200' } },
  { name: 'forced-colours', globals: {}, forcedColors: 'active' },
  { name: 'reduced-motion', globals: {}, reducedMotion: 'reduce' },
].map((cell) => ({ ...cell, gates: 'release', viewport: DESKTOP, holds: has('visual-a11y') }));

/** Every cell, the merge cells first; a release cell that a merge cell takes over is left out. */
export const cells = [
  ...merge,
  states,
  ...themesAndWindows
    .filter(({ name }) => name !== 'light-1280')
    .map((cell) =>
      cell.name === 'light-360'
        ? { ...cell, name: 'light-360-parts', holds: (story) => !isScreen(story) && cell.holds(story) }
        : cell,
    ),
  ...languages,
  ...conditions,
];
