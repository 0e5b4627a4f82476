import { describe, expect, test } from 'vitest';
import { emptyOtherInfo, emptyWitness } from './other-info.defaults.ts';
import { withAddWitnessNow } from './other-info.rules.ts';
import { otherInfoSchema } from './other-info.schema.ts';
import type { OtherInfo, Witness } from './other-info.shape.ts';

const counter = (): (() => string) => {
  let count = 0;
  return () => `w${++count}`;
};
const aWitness = (id: string): Witness => ({ id, name: `Name of ${id}`, address: 'Pune' });
const info = (changes: Partial<OtherInfo> = {}): OtherInfo => ({
  ...emptyOtherInfo(counter()),
  witnesses: [aWitness('1'), aWitness('2')],
  ...changes,
});
const faults = (changes: Partial<OtherInfo>): [string, string][] =>
  (otherInfoSchema.safeParse(info(changes)).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

describe('other information', () => {
  test('starts with the defaults of the specification', () => {
    expect(emptyOtherInfo(counter())).toEqual({
      isGuardianCaretaker: true,
      caretaker: '',
      hasPets: false,
      petDetails: '',
      includeNoContestClause: false,
      hasSpecialInstructions: false,
      specialInstructions: '',
      addWitnessNow: true,
      witnesses: [emptyWitness('w1'), emptyWitness('w2')],
    });
  });
  test('asks for what each Yes or No calls for, white space counting as nothing', () => {
    expect(faults({ isGuardianCaretaker: false, caretaker: '  ' })).toEqual([
      ['caretaker', 'Caretaker name is required'],
    ]);
    expect(faults({ hasPets: true, petDetails: '\n' })).toEqual([['petDetails', 'Pet details are required']]);
    expect(faults({ hasSpecialInstructions: true, specialInstructions: '\t' })).toEqual([
      ['specialInstructions', 'Special instructions are required'],
    ]);
  });
  test('asks for nothing that a question does not call for', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ addWitnessNow: false, witnesses: [] })).toEqual([]);
  });
  test('asks for two whole witnesses when they are named now', () => {
    expect(faults({ witnesses: [aWitness('1')] })).toEqual([
      ['witnesses', 'At least two witnesses are required'],
    ]);
    expect(faults({ witnesses: [aWitness('1'), emptyWitness('2')] })).toEqual([
      ['witnesses.1.name', 'Witness name is required'],
      ['witnesses.1.address', 'Witness address is required'],
    ]);
  });
});

describe('witnesses', () => {
  test('are filled up to two when they are named now after all, and what was typed stays', () => {
    const later = withAddWitnessNow(info({ witnesses: [aWitness('1')] }), false, counter());
    expect(later.witnesses).toEqual([aWitness('1')]);
    expect(withAddWitnessNow(later, true, counter()).witnesses).toEqual([aWitness('1'), emptyWitness('w1')]);
  });
});
