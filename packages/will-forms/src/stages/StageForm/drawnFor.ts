import type { FieldValues } from 'react-hook-form';
import type { StageFormHandle } from './useStageForm.ts';

/** What every section of a stage takes. */
export interface SectionProps<Values extends FieldValues> {
  form: StageFormHandle<Values>;
}

/**
 * For `memo`: a section is drawn again only when one of its own answers, a problem or another of its props has
 * changed, so that a key in one section leaves the others alone. What a section hands to its handlers (`set`,
 * `current`, `attempt`) is the same from render to render, so an older handle does as well as a new one.
 *
 * @param fields The answers that the section reads, at the top of the stage's values. Not those of text controls that
 *   draw their letters themselves: a key there draws nothing.
 */
export const drawnFor =
  <Values extends FieldValues>(...fields: readonly (keyof Values)[]) =>
  <Props extends SectionProps<Values>>(before: Props, after: Props): boolean => {
    const { form: oldForm, ...oldRest } = before;
    const { form: newForm, ...newRest } = after;
    const olds: Readonly<Record<string, unknown>> = oldRest;
    return (
      oldForm.problems === newForm.problems &&
      fields.every((field) => Object.is(oldForm.values[field], newForm.values[field])) &&
      Object.entries(newRest).every(([name, value]) => Object.is(olds[name], value))
    );
  };
