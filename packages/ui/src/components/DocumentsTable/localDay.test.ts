import { expect, test } from 'vitest';
import { localDay } from './localDay.ts';

test('keeps a plain date', () => {
  expect(localDay('2026-11-27')).toBe('2026-11-27');
});

test('gives the day where the person is, whatever the offset of the text', () => {
  const evening = new Date(2026, 10, 26, 23, 59);
  const nextMinute = new Date(2026, 10, 27, 0, 0);
  expect(localDay(evening.toISOString())).toBe('2026-11-26');
  expect(localDay(nextMinute.toISOString())).toBe('2026-11-27');
});

test.each(['', 'yesterday', '2026-11', 'Thursday'])('gives nothing for %j', (text) => {
  expect(localDay(text)).toBe('');
});
