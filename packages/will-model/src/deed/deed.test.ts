import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DraftFormatError } from '../draft/parse-stored-draft.ts';
import { ashwiniDeed } from '../fixtures/deed.ts';
import { deedFindings } from './deed.checks.ts';
import { emptyFreeWillDeed } from './deed.defaults.ts';
import { deedDateOf, withDeedNominee, withoutDeedNominee } from './deed.rules.ts';
import { freeWillDeedSchema } from './deed.schema.ts';
import type { DeedNominee, FreeWillDeed } from './deed.shape.ts';
import { parseStoredDeed } from './parse-stored-deed.ts';

const TODAY = '2026-11-28';
const aDeed = (changes: Partial<FreeWillDeed> = {}): FreeWillDeed => ({ ...ashwiniDeed, ...changes });
const faults = (deed: FreeWillDeed): [string, string][] =>
  (freeWillDeedSchema(TODAY).safeParse(deed).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);
const aPerson = (name: string) => ({ name, address: 'Pune' });

describe('a deed', () => {
  test('that is complete has no fault and no finding', () => {
    expect(faults(ashwiniDeed)).toEqual([]);
    expect(deedFindings(ashwiniDeed, TODAY)).toEqual([]);
  });
  test('that is untouched lacks everything, in the order of the form and in the words of the specification', () => {
    expect(faults(emptyFreeWillDeed())).toEqual([
      ['fullName', 'Full name is required'],
      ['relation.type', 'Relation type is required'],
      ['relation.parentName', 'Parent/Spouse name is required'],
      ['address', 'Address is required'],
      ['dateOfBirth', 'Date of birth is required'],
      ['occupation', 'Occupation is required'],
      ['executor1.name', 'Primary executor name is required'],
      ['executor1.address', 'Primary executor address is required'],
      ['executor2.name', 'Backup executor name is required'],
      ['executor2.address', 'Backup executor address is required'],
      ['nominees', 'At least one nominee is required'],
      ['date', 'Date is required'],
      ['month', 'Month is required'],
      ['year', 'Year is required'],
      ['witness1.name', 'First witness name is required'],
      ['witness1.address', 'First witness address is required'],
      ['witness2.name', 'Second witness name is required'],
      ['witness2.address', 'Second witness address is required'],
    ]);
  });
  test('takes white space for nothing', () => {
    expect(faults(aDeed({ occupation: ' \n ' }))).toEqual([['occupation', 'Occupation is required']]);
  });
  test('can be made on the eighteenth birthday and not a day before', () => {
    expect(faults(aDeed({ dateOfBirth: '2008-11-28' }))).toEqual([]);
    expect(faults(aDeed({ dateOfBirth: '2008-11-29' }))).toEqual([
      ['dateOfBirth', 'You need to be at least 18 years old to create a will.'],
    ]);
  });
  test.each([
    ['31', '2', '2026'],
    ['29', '2', '2025'],
    ['0', '1', '2026'],
    ['1', '13', '2026'],
    ['1', 'soon', '2026'],
    ['1', '1', '26'],
  ])('cannot bear the date %s %s %s', (date, month, year) => {
    const deed = aDeed({ date, month, year });
    expect(faults(deed)).toEqual([['date', 'Enter a real date, for example 27 3 1984']]);
    expect(deedFindings(deed, TODAY)).toMatchObject([{ id: 'F1', severity: 'B', field: 'date' }]);
  });
  test('names only the missing parts of a date', () => {
    expect(faults(aDeed({ month: '' }))).toEqual([['month', 'Month is required']]);
    expect(deedFindings(aDeed({ month: '' }), TODAY)).toEqual([]);
  });
});

describe('the date of a deed', () => {
  test.each([
    ['1', '2', '2026', '2026-02-01'],
    ['29', '02', '2028', '2028-02-29'],
    [' 9 ', '9', '2026', '2026-09-09'],
  ])('%s %s %s is %s', (date, month, year, iso) => {
    expect(deedDateOf({ date, month, year })).toBe(iso);
  });
  test('may be today, and is warned of from tomorrow on', () => {
    expect(deedFindings(aDeed({ date: '28' }), TODAY)).toEqual([]);
    expect(deedFindings(aDeed({ date: '29' }), TODAY)).toMatchObject([{ id: 'F1', severity: 'W' }]);
  });
});

describe('the nominees of a deed', () => {
  const nominee: DeedNominee = { id: 'n', name: 'Asha', relationship: 'Sister' };
  test.each([
    ['no name', { ...nominee, name: ' ' }],
    ['no relationship', { ...nominee, relationship: '' }],
    ['neither', { ...nominee, name: '', relationship: '' }],
  ])('stay as they are when one with %s is added', (_, incomplete) => {
    expect(withDeedNominee(ashwiniDeed.nominees, incomplete)).toBe(ashwiniDeed.nominees);
  });
  test('get one more when both are given, and lose the one that is taken out', () => {
    const more = withDeedNominee(ashwiniDeed.nominees, nominee);
    expect(more).toEqual([...ashwiniDeed.nominees, nominee]);
    expect(withoutDeedNominee(more, 'n')).toEqual(ashwiniDeed.nominees);
  });
});

describe('a careful look at a deed', () => {
  const messages = (deed: FreeWillDeed): string[] => deedFindings(deed, TODAY).map(({ message }) => message);
  test('asks where both executors may be one person', () => {
    expect(messages(aDeed({ executor2: aPerson('Mr. rohan deshpande') }))).toEqual([
      'Mr. rohan deshpande is named as the primary executor and as the backup executor. A backup has to be somebody else.',
    ]);
  });
  test('asks where both witnesses may be one person', () => {
    expect(messages(aDeed({ witness2: aPerson('Smt. Sunita Joshi') }))).toEqual([
      'Smt. Sunita Joshi is named as the first witness and as the second witness. A will needs two different witnesses.',
    ]);
  });
  test('asks where a witness is a nominee, and where one is an executor', () => {
    const deed = aDeed({ witness1: aPerson('Vasant Kulkarni'), witness2: aPerson('Meera Deshpande') });
    expect(deedFindings(deed, TODAY)).toMatchObject([
      { id: 'F2', severity: 'A', field: 'witness1.name' },
      { id: 'F2', severity: 'A', field: 'witness2.name' },
    ]);
    expect(messages(deed)[0]).toContain('may be void, and gives a ground to contest');
    expect(messages(deed)[1]).toContain('It is allowed, but weakens the proof');
  });
  test('says nothing of names that are only alike, or missing', () => {
    expect(messages(aDeed({ witness1: aPerson('Vasant V. Kulkarni') }))).toEqual([]);
    expect(messages(emptyFreeWillDeed())).toEqual([]);
  });
});

describe('a deed that was stored', () => {
  const throughStorage = (deed: FreeWillDeed): unknown => JSON.parse(JSON.stringify(deed));
  test.each([
    ['complete', ashwiniDeed],
    ['empty', emptyFreeWillDeed()],
  ])('comes back as it was: %s', (_, deed) => {
    expect(parseStoredDeed(throughStorage(deed))).toEqual({ deed, repairs: [] });
  });
  test('keeps the good parts and names the bad ones', () => {
    const { deed, repairs } = parseStoredDeed(
      {
        fullName: 'Asha',
        relation: { type: 'Uncle', parentName: 'Ravi' },
        nominees: [null, { name: 'A' }],
        date: 7,
      },
      () => 'new',
    );
    expect(deed).toMatchObject({ fullName: 'Asha', relation: { type: '', parentName: 'Ravi' }, date: '7' });
    expect(deed.nominees).toEqual([{ id: 'new', name: 'A', relationship: '' }]);
    expect(repairs).toEqual(['relation.type', 'deed.nominees.0']);
  });
  test.each([[null], [[]], ['deed'], [{}], [{ foo: 1 }]])('is refused when it is no deed: %j', (json) => {
    expect(() => parseStoredDeed(json)).toThrow(DraftFormatError);
  });
  test('never makes the reader fail, whatever stands in it', () => {
    const field = fc.constantFrom(...Object.keys(ashwiniDeed));
    fc.assert(
      fc.property(fc.dictionary(field, fc.jsonValue(), { minKeys: 1 }), (json) => {
        const { deed } = parseStoredDeed(json);
        expect(parseStoredDeed(throughStorage(deed))).toEqual({ deed, repairs: [] });
      }),
    );
  });
});
