import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test('an amount keeps its rupee sign, also where the amount is the next answer', () => {
  expect(unbroken('up to ₹ 25,00,000 in all')).toBe('up to ₹\u00A025,00,000 in all');
  expect(unbroken('up to ₹ ')).toBe('up to ₹\u00A0');
});

test('a danda stays with its sentence', () => {
  expect(unbroken('यह मेरी वसीयत है । इति ॥')).toBe('यह मेरी वसीयत है\u00A0। इति\u00A0॥');
});

test('nothing else changes', () => {
  const text = 'About ₹25,00,000, or ₹ each year;\nyearly ।। three';
  expect(unbroken(text)).toBe(text);
});
