import { expect, it } from 'vitest';
import { makeVault } from './vault.ts';

const key = (fill: number) => new Uint8Array(32).fill(fill);
const old = makeVault(new Map([['old', key(1)]]));
const vault = makeVault(
  new Map([
    ['new', key(2)],
    ['old', key(1)],
  ]),
);
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();

it('seals with its first key and opens with each', () => {
  const sealed = vault.seal(Buffer.from('a will'), 'form/1');
  expect(sealed.keyId).toBe('new');
  expect(text(vault.open(sealed, 'form/1'))).toBe('a will');
  expect(text(vault.open(old.seal(Buffer.from('older'), 'form/1'), 'form/1'))).toBe('older');
  expect(() => old.open(sealed, 'form/1')).toThrow('No key has the id new');
});

it('opens a value only as what it was sealed as, and only unchanged', () => {
  const { keyId, bytes } = vault.seal(Buffer.from('a will'), 'form/1');
  expect(() => vault.open({ keyId, bytes }, 'form/2')).toThrow();
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Uint8Array.from(bytes, (byte, index) => (index === at ? byte ^ 1 : byte));
    expect(() => vault.open({ keyId, bytes: changed }, 'form/1')).toThrow();
  }
  expect(() => vault.open({ keyId, bytes: bytes.subarray(0, 20) }, 'form/1')).toThrow();
});

it('never uses a nonce twice, and keeps what it sealed before', () => {
  const sealed = Array.from({ length: 1000 }, (_, index) => vault.seal(Buffer.from(`${index}`), 'name'));
  const nonces = new Set(sealed.map(({ bytes }) => Buffer.from(bytes.subarray(0, 12)).toString('hex')));
  expect(nonces.size).toBe(1000);
  expect(sealed.every((value, index) => text(vault.open(value, 'name')) === `${index}`)).toBe(true);
});
