import { describe, expect, test, vi } from 'vitest';
import { announce, onAnnouncement } from './announce.ts';
import { cn } from './cn.ts';
import { scriptLang } from './scriptLang.ts';
import { readWholeNumber } from './wholeNumber.ts';

describe('whole numbers', () => {
  test.each([
    ['0', 0],
    ['00', 0],
    ['007', 7],
    [' 50 ', 50],
    ['50%', 50],
    ['60 %', 60],
    ['५०', 50],
    ['१2३', 123],
    ['101', 101],
  ])('‹%s› is %i', (text, value) => {
    expect(readWholeNumber(text)).toEqual({ kind: 'number', value });
  });

  test.each(['1e1', '-5', '+5', '5.5', '5,5', 'abc', '٣٠', '5-', '½', '1234567890123456'])(
    '‹%s› is refused whole',
    (text) => {
      expect(readWholeNumber(text)).toEqual({ kind: 'refused' });
    },
  );

  test.each(['', ' ', '%'])('‹%s› is empty', (text) => {
    expect(readWholeNumber(text)).toEqual({ kind: 'empty' });
  });
});

describe('the language of a typed text', () => {
  test('is the will’s for Devanagari, Hindi where the will is in English', () => {
    expect(scriptLang('श्रीकांत', 'mr')).toBe('mr');
    expect(scriptLang('श्रीकांत', 'hi')).toBe('hi');
    expect(scriptLang('Flat of श्रीकांत', 'en')).toBe('hi');
    expect(scriptLang('श्रीकांत')).toBe('hi');
  });

  test('is the page’s for other scripts', () => {
    expect(scriptLang('Aarav', 'mr')).toBeUndefined();
    expect(scriptLang('', 'hi')).toBeUndefined();
  });
});

describe('classes', () => {
  test('a text size and a text colour live beside each other', () => {
    expect(cn('text-h1 text-danger')).toBe('text-h1 text-danger');
    expect(cn('text-base', 'text-h4')).toBe('text-h4');
  });

  test('of two shadows, radii or widths the later stays', () => {
    expect(cn('shadow-e1', 'shadow-e3')).toBe('shadow-e3');
    expect(cn('rounded-card', 'rounded-control')).toBe('rounded-control');
    expect(cn('max-w-form', 'max-w-shell')).toBe('max-w-shell');
  });
});

describe('announcements', () => {
  test('reach every listener until it leaves', () => {
    const listener = vi.fn();
    const leave = onAnnouncement(listener);
    announce('Nominee 2 removed. 1 left.');
    announce('Failed to save will. Please try again.', 'assertive');
    leave();
    announce('Not heard');
    expect(listener.mock.calls).toEqual([
      ['Nominee 2 removed. 1 left.', 'polite'],
      ['Failed to save will. Please try again.', 'assertive'],
    ]);
  });
});
