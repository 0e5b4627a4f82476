import type { FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import type { PlaceOf } from './stageProblems.ts';

/** What a stage's form is made from. */
export interface StageFormOptions<Values extends FieldValues> {
  /** What the form starts with; read once. Give the stage another `key` when the draft was replaced from outside. */
  values: Values;
  /** What the stage needs before it goes on. Must not change while the stage is on the screen. */
  schema: ZodType<Values, Values>;
  /** Every change, valid or not, before the event that made it is over: a reload right after a key loses nothing. */
  onChange(values: Values): void;
  /** Receives only what the schema has passed. */
  onNext(values: Values): void;
  /** Where each of the schema's faults is shown. */
  place: PlaceOf<Values>;
}
