import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Child } from '../personal-details/personal-details.shape.ts';
import { CHILD_RELATION, withChildrenAsNominees, withoutChildrenAsNominees } from './nominees.rules.ts';
import { nomineesSchema } from './nominees.schema.ts';
import type { Nominee } from './nominees.shape.ts';

const aNominee = (id: string, name: string, relation = 'Friend'): Nominee => ({
  id,
  name,
  relation,
  nomiee_notes: `note of ${id}`,
});
const aChild = (name: string): Child => ({ id: `child of ${name}`, name, age: 7 });
const counter = (): (() => string) => {
  let count = 0;
  return () => `new-${++count}`;
};

describe('nominees', () => {
  const faults = (nominees: Nominee[]): [string, string][] =>
    (nomineesSchema.safeParse(nominees).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]);

  test('cannot be nobody', () => {
    expect(faults([])).toEqual([['', 'At least one nominee must be added']]);
  });
  test('each need a name and a relationship', () => {
    expect(faults([aNominee('a', 'Asha'), aNominee('b', ' ', '')])).toEqual([
      ['1.name', 'Name is required'],
      ['1.relation', 'Relationship is required'],
    ]);
  });
  test('need no note', () => {
    expect(faults([{ ...aNominee('a', 'Asha'), nomiee_notes: '' }])).toEqual([]);
  });
});

describe('adding children as nominees', () => {
  test('turns a nominee of the same name into the child and keeps id, note and so every share', () => {
    const nominees = [aNominee('a', ' ravi  patil '), aNominee('b', 'Asha')];
    expect(withChildrenAsNominees(nominees, [aChild('Ravi Patil')], counter())).toEqual([
      { id: 'a', name: 'Ravi Patil', relation: CHILD_RELATION, nomiee_notes: 'note of a' },
      aNominee('b', 'Asha'),
    ]);
  });

  test('knows one name in two spellings of Unicode', () => {
    const [nominee] = withChildrenAsNominees(
      [aNominee('a', '\u0915\u093Cासिम')],
      [aChild('\u0958ासिम')],
      counter(),
    );
    expect(nominee?.id).toBe('a');
  });

  test('keeps two children of one name apart', () => {
    const result = withChildrenAsNominees(
      [aNominee('a', 'Asha')],
      [aChild('Asha'), aChild('Asha')],
      counter(),
    );
    expect(result.map(({ id, relation }) => [id, relation])).toEqual([
      ['a', 'Child'],
      ['new-1', 'Child'],
    ]);
  });

  test('adds nobody for a child without a name', () => {
    expect(withChildrenAsNominees([], [aChild('  ')], counter())).toEqual([]);
  });

  const name = fc.constantFrom('Asha', 'asha', 'Ravi', 'श्रीकांत', ' Ravi ', 'Meera', '');
  const nominees = fc
    .array(name, { maxLength: 6 })
    .map((names) => names.map((each, index) => aNominee(`n${index}`, each)));
  const children = fc.array(name, { maxLength: 6 }).map((names) => names.map(aChild));

  test('never loses a nominee or an id, and doing it again changes nothing', () => {
    fc.assert(
      fc.property(nominees, children, (before, kids) => {
        const makeId = counter();
        const once = withChildrenAsNominees(before, kids, makeId);
        expect(once.map(({ id }) => id).slice(0, before.length)).toEqual(before.map(({ id }) => id));
        expect(withChildrenAsNominees(once, kids, makeId)).toEqual(once);
        const named = kids.filter((kid) => kid.name.trim() !== '').length;
        expect(once.filter(({ relation }) => relation === CHILD_RELATION).length).toBeGreaterThanOrEqual(
          named,
        );
      }),
    );
  });

  test('a child who was taken out comes back as the same nominee, with the note, unless somebody of that name is there', () => {
    const ravi = { ...aNominee('n1', ' ravi '), relation: 'Child', nomiee_notes: 'Lives in Pune' };
    expect(withChildrenAsNominees([], [aChild('Ravi')], counter(), [ravi])).toEqual([
      { ...ravi, name: 'Ravi', relation: CHILD_RELATION },
    ]);
    const another = aNominee('n2', 'Ravi');
    expect(withChildrenAsNominees([another], [aChild('Ravi')], counter(), [ravi])).toEqual([
      { ...another, relation: CHILD_RELATION },
    ]);
    // One who is there already is never there twice.
    const two = withChildrenAsNominees([ravi], [aChild('Ravi'), aChild('Ravi')], counter(), [ravi]);
    expect(new Set(two.map(({ id }) => id)).size).toBe(2);
  });

  test('taking them out leaves whoever has only a part of a child’s name, and a child without a name takes out nobody', () => {
    const before = [aNominee('a', 'Asha Patil'), aNominee('b', ' asha '), aNominee('c', 'Ravi')];
    expect(withoutChildrenAsNominees(before, [aChild('Asha'), aChild(' ')])).toEqual([before[0], before[2]]);
  });

  test('taking them out leaves everybody whose name is no child’s, in order', () => {
    fc.assert(
      fc.property(nominees, children, (before, kids) => {
        const after = withoutChildrenAsNominees(withChildrenAsNominees(before, kids, counter()), kids);
        expect(after).toEqual(withoutChildrenAsNominees(before, kids));
        expect(after.every((nominee) => before.includes(nominee))).toBe(true);
      }),
    );
  });
});
