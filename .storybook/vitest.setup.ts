import { afterEach, beforeAll } from 'vitest';

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

beforeAll(async () => {
  stopMotion();
  await Promise.all(FACES.map((face) => document.fonts.load(face, SAMPLE)));
});

// A story may leave focus behind; the next one starts clean.
afterEach(() => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
});
