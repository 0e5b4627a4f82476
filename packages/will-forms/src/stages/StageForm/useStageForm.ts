import { zodResolver } from '@hookform/resolvers/zod';
import type { ChangeEvent, RefObject } from 'react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import {
  type FieldPathByValue,
  type FieldPathValue,
  type FieldValues,
  get,
  type UseFormSetValue,
  useForm,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { shareStructure } from './shareStructure.ts';
import { messagesByPath, type PlaceOf, problemsOf, type StageProblem } from './stageProblems.ts';

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

/** What a text control takes to be part of a stage's form. */
export interface TextBinding {
  id: string;
  name: string;
  value: string;
  error: string | undefined;
  onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>): void;
}

export interface StageFormHandle<Values extends FieldValues> {
  /** What the form holds now. Parts that a change didn't touch keep their identity. */
  values: Values;
  /** The value as it is at this moment: for handlers that may run before the next render. */
  current(): Values;
  /** Changes one value by its path, a whole list included. */
  set: UseFormSetValue<Values>;
  /** Binds a text control to the value at a path. */
  text(path: FieldPathByValue<Values, string>, id: string): TextBinding;
  /** The first message that belongs to exactly this path, if a refused Next has brought one up. */
  messageAt(path: string): string | undefined;
  /** All of them: a list may have too few rows and too high a total. */
  messagesAt(path: string): readonly string[];
  /** Everything that a refused Next found and that isn't right yet, in the order of the form. */
  problems: readonly StageProblem[];
  /** Says whether a problem stands at a control whose id begins so: in one card of a list. */
  hasProblemIn(idPrefix: string): boolean;
  /** Takes focus when Next is refused. */
  summaryRef: RefObject<HTMLDivElement | null>;
  /** Checks the whole stage; calls `onPass` (else `onNext`), or shows what is missing. */
  attempt(onPass?: (values: Values) => void): Promise<void>;
}

/**
 * The plumbing of a wizard stage: react-hook-form holds the values, the stage's schema is the gate at Next.
 *
 * What is shown as an error is derived from the schema's issues, not from the form library's tree: it keeps one
 * message a path and checks only the field that changed, while here one answer may put another field right (the
 * guardian's name, a total). Nothing is marked before the first refused Next; from then on a mark goes as soon
 * as its field is right, and comes back if it is made wrong again. What is added afterwards (a new nominee) is left
 * alone until the next Next.
 *
 * @see design.md, section 4, points 2 and 4
 */
export function useStageForm<Values extends FieldValues>({
  values: given,
  schema,
  onChange,
  onNext,
  place,
}: StageFormOptions<Values>): StageFormHandle<Values> {
  const [start] = useState(given);
  const form = useForm<Values>({ values: start, resolver: zodResolver(schema), shouldFocusError: false });
  const [values, setValues] = useState(start);
  const latest = useRef(start);
  const report = useEffectEvent(onChange);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: (state) => {
          const next = shareStructure(latest.current, state.values);
          if (next === latest.current) return;
          latest.current = next;
          setValues(next);
          report(next);
        },
      }),
    [form],
  );

  // Places that the last refused Next marked. Null before the first one.
  const [marked, setMarked] = useState<ReadonlySet<string> | null>(null);
  const problems = useMemo(() => {
    if (marked === null) return [];
    const issues = schema.safeParse(values).error?.issues ?? [];
    return problemsOf(issues, values, place).filter(({ targetId }) => marked.has(targetId));
  }, [marked, values, schema, place]);
  const messagesAt = useMemo(() => messagesByPath(problems), [problems]);

  const summaryRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A new set each time: pressing Next again moves focus to the summary again.
    if (marked !== null) summaryRef.current?.focus();
  }, [marked]);

  const attempt = (onPass: (values: Values) => void = onNext): Promise<void> =>
    form.handleSubmit(
      () => onPass(latest.current),
      () => {
        const issues = schema.safeParse(latest.current).error?.issues ?? [];
        setMarked(new Set(problemsOf(issues, latest.current, place).map(({ targetId }) => targetId)));
      },
    )();

  const set = form.setValue;
  const text = (path: FieldPathByValue<Values, string>, id: string): TextBinding => {
    const value: unknown = get(values, path);
    return {
      id,
      name: path,
      value: typeof value === 'string' ? value : '',
      error: messagesAt(path)[0],
      onChange: ({ target }) =>
        // The path's own type says that it holds a string, which the compiler can't follow for every `Values`.
        set(path, target.value as FieldPathValue<Values, typeof path>),
    };
  };

  return {
    values,
    current: useCallback(() => latest.current, []),
    set,
    text,
    messageAt: (path) => messagesAt(path)[0],
    messagesAt,
    problems,
    hasProblemIn: (idPrefix) => problems.some(({ targetId }) => targetId.startsWith(idPrefix)),
    summaryRef,
    attempt,
  };
}
