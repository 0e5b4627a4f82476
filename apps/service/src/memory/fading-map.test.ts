import { describe, expect, it } from 'vitest';
import { makeFadingMap } from './fading-map.ts';

describe('a fading map', () => {
  const open = (most: number) => {
    let now = 0;
    const map = makeFadingMap<number>(most, 1000, () => now);
    const at = (ms: number): void => {
      now = ms;
    };
    return { map, at };
  };

  it('remembers what is asked for again and again, and forgets the rest after a while', () => {
    const { map, at } = open(100);
    map.set('asked for', 1);
    map.set('left alone', 2);
    for (const ms of [999, 1000, 1999, 2500, 3500]) {
      at(ms);
      expect(map.get('asked for')).toBe(1);
    }
    expect(map.get('left alone')).toBeUndefined();
  });

  it('forgets everything that was not used for twice its time', () => {
    const { map, at } = open(100);
    map.set('a', 1);
    at(1999);
    expect(map.get('a')).toBe(1);
    at(4000);
    expect(map.get('a')).toBeUndefined();
  });

  it('never holds more than its most, and forgets the oldest first', () => {
    const { map } = open(10);
    const keys = Array.from({ length: 1000 }, (_, index) => String(index));
    for (const key of keys) map.set(key, 1);
    const known = keys.filter((key) => map.get(key) !== undefined);
    expect(known.length).toBeLessThanOrEqual(10);
    expect(known).toContain('999');
    expect(known).not.toContain('0');
  });
});
