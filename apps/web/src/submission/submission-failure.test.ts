import { expect, test } from 'vitest';
import { GlyphsMissingError, PartMissingError, submissionFailure } from './submission-failure.ts';

test('a submit that failed says so in the specification’s words', () => {
  expect(submissionFailure(new Error('network'))).toBe('Failed to upload PDF.');
});

test('code that could not be loaded says what helps: the page has to be loaded anew', () => {
  expect(submissionFailure(new PartMissingError('no network'))).toBe(
    'Failed to upload PDF. A part of this page could not be loaded. Reload the page, then submit again. Nothing that you typed is lost.',
  );
});

test('letters that can’t be printed are named with their place', () => {
  const error = new GlyphsMissingError([
    { field: 'nominees.0.name', letters: ['🙏', '漢'] },
    { letters: ['☐'] },
  ]);
  expect(submissionFailure(error)).toBe(
    'Failed to upload PDF. These letters can’t be printed; write them another way: ‘🙏’ ‘漢’ (Nominees, nominee 1, name); ‘☐’.',
  );
});
