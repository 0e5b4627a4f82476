import { expect, test } from 'vitest';
import { sharesWith } from './sharesWith.ts';

const meera = { key: '0', personId: 'meera', share: 60 };
const open = { key: '1', personId: '', share: 40 };

test('somebody new takes the row in which nobody is chosen, with its share', () => {
  expect(sharesWith([meera, open], 'asha', '2')).toEqual({
    rows: [meera, { ...open, personId: 'asha' }],
    key: '1',
  });
});

test('where each row has its person a row is added', () => {
  expect(sharesWith([meera], 'asha', '2')).toEqual({
    rows: [meera, { key: '2', personId: 'asha', share: null }],
    key: '2',
  });
});
