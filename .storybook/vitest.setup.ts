import axe from 'axe-core';
import { afterEach, beforeAll, expect } from 'vitest';
import exceptions from './axe-exceptions.json' with { type: 'json' };

// `document.fonts.ready` resolves before a web font starts to load, so each face is asked for by name.
const FACES = [
  '500 1rem "Newsreader Variable"',
  '400 1rem Mukta',
  '600 1rem Mukta',
  '400 1rem "Tiro Devanagari Hindi"',
  '400 1rem "Tiro Devanagari Marathi"',
];
const SAMPLE = 'A ₹ श';

/** What a story shows is there at once: nothing is still fading in when it is checked or pictured. */
function stopMotion(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** The rules that look at colours: a theme changes nothing that another rule reads. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds in the colours of the theme that the story itself doesn't show. */
async function violationsInOtherTheme(storyId: string): Promise<string[]> {
  const page = document.documentElement;
  const shown = page.dataset['theme'];
  page.dataset['theme'] = shown === 'dark' ? 'light' : 'dark';
  try {
    const excepted = exceptions.filter(({ story }) => story === storyId).map(({ rule }) => rule);
    const { violations } = await axe.run(document.body, {
      runOnly: { type: 'rule', values: COLOUR_RULES.filter((rule) => !excepted.includes(rule)) },
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`);
  } finally {
    page.dataset['theme'] = shown;
  }
}

beforeAll(async () => {
  stopMotion();
  await Promise.all(FACES.map((face) => document.fonts.load(face, SAMPLE)));
});

afterEach(async ({ task }) => {
  const storyId: unknown = Reflect.get(task.meta, 'storyId');
  if (typeof storyId === 'string' && task.result?.state !== 'fail') {
    expect(await violationsInOtherTheme(storyId), 'in the other theme').toEqual([]);
  }
  // A story may leave focus behind; the next one starts clean.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
});
