import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { StageFormOptions } from './stageFormOptions.ts';
import { withValueAt } from './withValueAt.ts';

/** How long keys have to rest before the rest of the stage follows them, in ms: most people type faster than that. */
const REST_MS = 100;

/** Changes one value by its path. */
export type SetValue<Values extends FieldValues> = <Path extends FieldPath<Values>>(
  path: Path,
  value: FieldPathValue<Values, Path>,
) => void;

export interface StageValues<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** What is drawn. */
  values: Values;
  /** What is true, also before it is drawn. */
  latest: RefObject<Values>;
  /** Draws at once. */
  set: SetValue<Values>;
  /** For a control that has drawn its letter itself: the rest of the stage follows when keys rest for a moment. */
  setTyped: SetValue<Values>;
  /** Draws what was typed without waiting for a rest: for a press that shows what is wrong with it. */
  catchUp(): void;
}

/**
 * The values of a stage. Each change is reported before the event that made it is over, however late it is drawn.
 *
 * @param given The stage's options as of now; only its `values` and `schema` are taken once.
 */
export function useStageValues<Values extends FieldValues>(
  given: RefObject<StageFormOptions<Values>>,
): StageValues<Values> {
  const [{ values: start, schema }] = useState(given.current);
  const form = useForm<Values>({ values: start, resolver: zodResolver(schema), shouldFocusError: false });
  const [values, setValues] = useState(start);
  const latest = useRef(start);
  const following = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(following.current), []);

  const take = useCallback<SetValue<Values>>(
    (path, value) => {
      if (Object.is(get(latest.current, path), value)) return;
      form.setValue(path, value);
      // Not read back from the form library: it gives out a deep copy of everything, and so makes every card new.
      latest.current = withValueAt(latest.current, path, value);
      given.current.onChange(latest.current);
    },
    [form, given],
  );
  const catchUp = useCallback(() => {
    clearTimeout(following.current);
    setValues(latest.current);
  }, []);
  const set = useCallback<SetValue<Values>>(
    (path, value) => {
      take(path, value);
      catchUp();
    },
    [take, catchUp],
  );
  const setTyped = useCallback<SetValue<Values>>(
    (path, value) => {
      take(path, value);
      clearTimeout(following.current);
      following.current = setTimeout(() => startTransition(() => setValues(latest.current)), REST_MS);
    },
    [take],
  );
  return { form, values, latest, set, setTyped, catchUp };
}
