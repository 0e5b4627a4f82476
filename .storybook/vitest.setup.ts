import axe from 'axe-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { AXE_RULE_SETS } from './axe.ts';
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

/** What axe finds when the page shows the theme that the story itself doesn't. */
async function violationsInOtherTheme(storyId: string): Promise<string[]> {
  const page = document.documentElement;
  const shown = page.dataset['theme'];
  page.dataset['theme'] = shown === 'dark' ? 'light' : 'dark';
  try {
    const excepted = exceptions
      .filter(({ story }) => story === storyId)
      .map(({ rule }) => [rule, { enabled: false }]);
    const { violations } = await axe.run(document.body, {
      runOnly: AXE_RULE_SETS,
      // A story is a part of a page, so nothing says that it stands in a landmark; the add-on leaves this rule out too.
      rules: { region: { enabled: false }, ...Object.fromEntries(excepted) },
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
