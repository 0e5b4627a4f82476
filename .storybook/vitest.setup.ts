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

beforeAll(async () => {
  await Promise.all(FACES.map((face) => document.fonts.load(face, SAMPLE)));
});

// A story may leave focus or a pressed key behind; the next one starts clean.
afterEach(() => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
});
