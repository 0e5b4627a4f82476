import { expect, test } from 'vitest';
import { formatFileSize } from './fileSize.ts';

test('writes small files in KB, and none as nothing', () => {
  expect(formatFileSize(1)).toBe('1 KB');
  expect(formatFileSize(142_400)).toBe('142 KB');
  expect(formatFileSize(999_499)).toBe('999 KB');
});

test('writes from a full megabyte on in MB', () => {
  expect(formatFileSize(999_500)).toBe('1.0 MB');
  expect(formatFileSize(1_440_000)).toBe('1.4 MB');
});
