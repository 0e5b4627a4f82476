import { isSameNameIgnoringHonorifics } from '../text/names.ts';
import { deedDateOf } from './deed.rules.ts';
import type { FreeWillDeed } from './deed.shape.ts';

/** The deed's own fields that a finding can lead to. */
export type DeedField =
  | 'date'
  | 'executor1.name'
  | 'executor2.name'
  | 'nominees'
  | 'witness1.name'
  | 'witness2.name';

/** Something that a careful lawyer would ask about a deed. It changes nothing and stops nothing by itself. */
export interface DeedFinding {
  /** A row of checks.md. */
  id: 'F1' | 'F2';
  /** 'B' waits for a mend, 'A' asks to be read, 'W' is shown. */
  severity: 'B' | 'A' | 'W';
  /** What was seen, in the person's own words. Proposed: English is the language of the form. */
  message: string;
  /** Where it can be changed. */
  field: DeedField;
}

interface Role {
  name: string;
  as: string;
  field: DeedField;
}

const rolesOf = (deed: FreeWillDeed) => ({
  executors: [
    { name: deed.executor1.name, as: 'the primary executor', field: 'executor1.name' },
    { name: deed.executor2.name, as: 'the backup executor', field: 'executor2.name' },
  ] satisfies Role[],
  witnesses: [
    { name: deed.witness1.name, as: 'the first witness', field: 'witness1.name' },
    { name: deed.witness2.name, as: 'the second witness', field: 'witness2.name' },
  ] satisfies Role[],
  nominees: deed.nominees.map(({ name }): Role => ({ name, as: 'a nominee', field: 'nominees' })),
});

function dateFindings(deed: FreeWillDeed, today: string): DeedFinding[] {
  const isComplete = [deed.date, deed.month, deed.year].every((part) => part.trim() !== '');
  const iso = deedDateOf(deed);
  if (iso === null) {
    if (!isComplete) return [];
    const typed = `${deed.date} ${deed.month} ${deed.year}`;
    return [{ id: 'F1', severity: 'B', field: 'date', message: `There is no such date as ${typed}.` }];
  }
  if (iso <= today) return [];
  const message =
    'The date of the deed lies ahead. Sign it on that day, with both witnesses, or change the date.';
  return [{ id: 'F1', severity: 'W', field: 'date', message }];
}

function samePair([one, other]: readonly Role[], ask: string): DeedFinding[] {
  if (one === undefined || other === undefined || !isSameNameIgnoringHonorifics(one.name, other.name))
    return [];
  const message = `${other.name} is named as ${one.as} and as ${other.as}. ${ask}`;
  return [{ id: 'F2', severity: 'A', field: other.field, message }];
}

function roleOfWitness(witness: Role, { name, as }: Role): DeedFinding[] {
  if (!isSameNameIgnoringHonorifics(witness.name, name)) return [];
  const ask =
    as === 'a nominee'
      ? 'A gift to a witness may be void, and gives a ground to contest the deed; choose someone who takes nothing under it.'
      : 'It is allowed, but weakens the proof of the deed; choose someone who has no other part in it.';
  const message = `${witness.name} is named as ${witness.as} and as ${as}. ${ask}`;
  return [{ id: 'F2', severity: 'A', field: witness.field, message }];
}

/**
 * Looks at the whole deed. Names are compared as {@link isSameNameIgnoringHonorifics} does; a match is no proof that
 * two are one person, so it only asks.
 *
 * @param today The person's own date, 'YYYY-MM-DD'.
 * @see checks.md, F1 and F2; Indian Succession Act 1925, sections 63, 67, 68
 */
export function deedFindings(deed: FreeWillDeed, today: string): DeedFinding[] {
  const { executors, witnesses, nominees } = rolesOf(deed);
  return [
    ...dateFindings(deed, today),
    ...samePair(executors, 'A backup has to be somebody else.'),
    ...samePair(witnesses, 'A will needs two different witnesses.'),
    ...witnesses.flatMap((witness) =>
      [...nominees, ...executors].flatMap((role) => roleOfWitness(witness, role)),
    ),
  ];
}
