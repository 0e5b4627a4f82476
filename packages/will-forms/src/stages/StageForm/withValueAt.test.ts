import { expect, test } from 'vitest';
import { withValueAt } from './withValueAt.ts';

const values = {
  title: 'T',
  rows: [
    { id: 'a', name: 'A' },
    { id: 'b', name: 'B' },
  ],
};

test('changes the value at the path and nothing else', () => {
  expect(withValueAt(values, 'rows.1.name', 'C')).toEqual({
    title: 'T',
    rows: [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'C' },
    ],
  });
  expect(values.rows[1]?.name).toBe('B');
});

test('what is not on the path keeps its identity', () => {
  const changed = withValueAt(values, 'rows.1.name', 'C');
  expect(changed.rows[0]).toBe(values.rows[0]);
  expect(withValueAt(values, 'title', 'U').rows).toBe(values.rows);
});

test('a path that the values do not have is a mistake of the code', () => {
  expect(() => withValueAt(values, 'row.1', 'C')).toThrow(TypeError);
});
