import { describe, expect, test } from 'vitest';
import { meera } from '../../fixtures/meera.ts';
import { emptyPersonalDetails } from './personal-details.defaults.ts';
import { guardianLabel, listedChildren, withHasChildren } from './personal-details.rules.ts';
import { personalDetailsSchema } from './personal-details.schema.ts';
import type { PersonalDetails } from './personal-details.shape.ts';

const today = '2026-11-28';
const complete = meera.personalDetails;

/** The messages of a stage by the place where each stands. */
const faults = (details: PersonalDetails): Record<string, string> =>
  Object.fromEntries(
    (personalDetailsSchema(today).safeParse(details).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );
const withChild = (name: string, age: number | null): PersonalDetails => ({
  ...complete,
  hasChildren: true,
  children: [{ id: 'c', name, age }],
});

describe('personal details', () => {
  test('go on when they are complete', () => {
    expect(faults(complete)).toEqual({});
  });

  test('name every required field that is empty, and ask for no guardian before gender and status are known', () => {
    const required = 'This field is required';
    expect(faults(emptyPersonalDetails())).toEqual({
      documentName: required,
      country: required,
      dob: required,
      fullName: required,
      gender: required,
      relationshipStatus: required,
      address: required,
      idType: required,
      idNumber: required,
    });
  });

  test('take nothing but white space for empty', () => {
    expect(faults({ ...complete, fullName: ' \u00A0\n' })).toEqual({ fullName: 'This field is required' });
  });

  test.each([
    ['female', 'married', "Husband's Name is required"],
    ['female', 'single', 'Father or Mother Name is required'],
    ['female', 'separated', 'Father or Mother Name is required'],
    ['male', 'married', 'Father or Mother Name is required'],
    ['other', 'married', 'Father or Mother Name is required'],
  ] as const)('ask a %s, %s person for the right name', (gender, relationshipStatus, message) => {
    const details = { ...complete, gender, relationshipStatus, guardianName: '' };
    expect(faults(details)).toEqual({ guardianName: message });
    expect(message).toBe(`${guardianLabel(details)} is required`);
  });

  test('let somebody go on from the eighteenth birthday', () => {
    const underAge = { dob: 'You need to be at least 18 years old to create a will.' };
    expect(faults({ ...complete, dob: '2008-11-29' })).toEqual(underAge);
    expect(faults({ ...complete, dob: '2008-11-28' })).toEqual({});
  });

  test.each(['2000-02-31', '0024-01-01', '2026-11-29', '1899-12-31'])(
    'do not count %s as a date of birth',
    (dob) => {
      expect(faults({ ...complete, dob })).toEqual({ dob: 'This field is required' });
    },
  );

  test('ask for a child once the toggle says Yes, and only then', () => {
    expect(faults({ ...complete, hasChildren: true, children: [] })).toEqual({
      children: 'Please add details of at least one child',
    });
    expect(faults({ ...complete, hasChildren: false, children: [] })).toEqual({});
    expect(faults({ ...complete, hasChildren: null, children: [] })).toEqual({});
  });

  test('say at the list and at the field what a child lacks', () => {
    const incomplete = 'Please complete all child details';
    expect(faults(withChild('', null))).toEqual({
      children: incomplete,
      'children.0.name': 'Child name is required',
      'children.0.age': 'Child age is required',
    });
    expect(faults(withChild('Aarav', null))).toEqual({
      children: incomplete,
      'children.0.age': 'Child age is required',
    });
  });

  test('take ages from 0 to 100', () => {
    expect(faults(withChild('Aarav', 0))).toEqual({});
    expect(faults(withChild('Aarav', 100))).toEqual({});
    expect(faults(withChild('Aarav', 101))).toEqual({ 'children.0.age': 'Please enter a valid age (0-100)' });
  });
});

describe('the children toggle', () => {
  test('clears the list when it is answered with No', () => {
    expect(withHasChildren(complete, false)).toMatchObject({ hasChildren: false, children: [] });
  });
  test('keeps the list when it is answered with Yes again', () => {
    expect(withHasChildren(complete, true).children).toBe(complete.children);
  });
  test('alone decides whether children are listed', () => {
    expect(listedChildren({ ...complete, hasChildren: false })).toEqual([]);
    expect(listedChildren(complete)).toBe(complete.children);
  });
});
