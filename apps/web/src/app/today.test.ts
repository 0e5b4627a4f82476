import { afterEach, expect, test } from 'vitest';
import { localToday } from './today.ts';

const { TZ } = process.env;
afterEach(() => {
  process.env['TZ'] = TZ;
});

/** C-31: just after midnight and just before it, east and west of India and at the date line. */
test.each([
  ['Asia/Kolkata', '2026-11-27T19:00:00Z', '2026-11-28'],
  ['Asia/Kolkata', '2026-11-28T18:00:00Z', '2026-11-28'],
  ['America/New_York', '2026-11-28T05:30:00Z', '2026-11-28'],
  ['America/New_York', '2026-11-29T04:30:00Z', '2026-11-28'],
  ['Pacific/Kiritimati', '2026-11-27T10:30:00Z', '2026-11-28'],
  ['Pacific/Kiritimati', '2026-11-28T09:30:00Z', '2026-11-28'],
])('in %s at %s it is the %s', (zone, instant, day) => {
  process.env['TZ'] = zone;
  expect(localToday(new Date(instant))).toBe(day);
});
