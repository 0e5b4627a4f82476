import { beforeEach, expect, test, vi } from 'vitest';
import { chooseCurrency, readCurrency } from './currency.ts';
import { deviceStorage } from './device-storage.ts';

beforeEach(() => localStorage.clear());

test('prices are in rupees until something else is chosen', () => {
  expect(readCurrency()).toBe('INR');
});

test('a choice is remembered', () => {
  chooseCurrency('USD');
  expect(localStorage.getItem('currency')).toBe('USD');
  expect(readCurrency()).toBe('USD');
  chooseCurrency('INR');
  expect(readCurrency()).toBe('INR');
});

test.each(['', 'EUR', 'usd', 'null', '{"currency":"USD"}'])('‹%s› in the storage means rupees', (kept) => {
  localStorage.setItem('currency', kept);
  expect(readCurrency()).toBe('INR');
});

test('choosing works where the browser keeps nothing', () => {
  const refuse = vi.spyOn(deviceStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => chooseCurrency('USD')).not.toThrow();
  refuse.mockRestore();
});
