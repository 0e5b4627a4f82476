import { expect, test } from 'vitest';
import { GlyphsMissingError, submissionFailure } from './submission-failure.ts';

test('a submit that failed says so in the specification’s words', () => {
  expect(submissionFailure(new Error('network'))).toBe('Failed to upload PDF.');
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
