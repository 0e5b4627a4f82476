import { expect, it } from 'vitest';
import { makeVault } from '../crypto/vault.ts';
import { documentSeals } from './form.ts';

const vault = makeVault(new Map([['now', new Uint8Array(32).fill(1)]]));
const seals = documentSeals(vault);
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

it.each(['', 'Will of Meera', 'मीरा', 'a'.repeat(5000)])(
  'gives a name of a list back, the second time as the first: %.20s',
  (name) => {
    const { keyId, bytes } = seals.name('id', name);
    expect(seals.openListedName('id', keyId, base64(bytes))).toBe(name);
    expect(seals.openListedName('id', keyId, base64(bytes))).toBe(name);
  },
);

it('opens no name that was changed or moved to another document, however often the right one was opened', () => {
  const { keyId, bytes } = seals.name('id', 'Will of Meera');
  seals.openListedName('id', keyId, base64(bytes));
  expect(() => seals.openListedName('other', keyId, base64(bytes))).toThrow();
  expect(() => seals.openListedName('id', 'then', base64(bytes))).toThrow();
  for (const at of bytes.keys()) {
    const changed = Uint8Array.from(bytes, (byte, index) => (index === at ? byte ^ 1 : byte));
    expect(() => seals.openListedName('id', keyId, base64(changed))).toThrow();
  }
});

it.each(['{}', '{ "name": "मीरा \\u0000 😀" }', `{"assets":"${'an asset '.repeat(100_000)}"}`])(
  'gives a form back letter for letter: %.40s',
  (form) => {
    expect(seals.openForm('id', seals.form('id', Buffer.from(form)))).toBe(form);
  },
);

it('seals a form of 20 KB in a fraction of its size', () => {
  const assets = Array.from({ length: 250 }, (_, index) => ({
    identifier: `Account ${index}`,
    description: 'Savings',
  }));
  const form = Buffer.from(JSON.stringify({ assets }));
  expect(seals.form('id', form).bytes.length).toBeLessThan(form.length / 4);
});

it('opens a form that was sealed before forms were made small', () => {
  const form = '{"rand_num":"1"}';
  expect(seals.openForm('id', vault.seal(Buffer.from(form), 'form/id'))).toBe(form);
});
