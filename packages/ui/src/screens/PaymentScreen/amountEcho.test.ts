import { describe, expect, it } from 'vitest';
import { amountEcho } from './amountEcho.ts';

describe('amountEcho', () => {
  it('groups the figures the Indian way', () => {
    expect(amountEcho('100000')).toBe('₹1,00,000');
    expect(amountEcho('2499')).toBe('₹2,499');
    expect(amountEcho('1')).toBe('₹1');
  });

  it('reads what people type around the figures', () => {
    expect(amountEcho(' ₹ 1,00,000 ')).toBe('₹1,00,000');
  });

  it('says nothing of what is no amount', () => {
    for (const amount of ['', '0', '0.00', '-5', '1e3', '12.345', 'ten', '.'])
      expect(amountEcho(amount)).toBe('');
  });

  it('says nothing of more than can be counted exactly', () => {
    expect(amountEcho('99999999999999999999')).toBe('');
  });
});
