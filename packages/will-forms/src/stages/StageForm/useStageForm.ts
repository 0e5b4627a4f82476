import {
  type ChangeEvent,
  type RefCallback,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { type FieldPathByValue, type FieldPathValue, type FieldValues, get } from 'react-hook-form';
import type { StageFormOptions } from './stageFormOptions.ts';
import { messagesByPath, type StageProblem } from './stageProblems.ts';
import { type TextControl, useBoundTexts } from './useBoundTexts.ts';
import { useStageProblems } from './useStageProblems.ts';
import { type SetValue, useStageValues } from './useStageValues.ts';

/**
 * What a text control takes to be part of a stage's form. The control draws its letters itself, so that nothing the
 * page makes of them stands between a key and its letter.
 */
export interface TextBinding {
  id: string;
  /** The path of its value. */
  name: string;
  defaultValue: string;
  ref: RefCallback<TextControl>;
  error: string | undefined;
  onChange(event: ChangeEvent<TextControl>): void;
}

export interface StageFormHandle<Values extends FieldValues> {
  /** What the form holds now. Parts that a change didn't touch keep their identity. */
  values: Values;
  /** The value as it is at this moment: for handlers that may run before the next render. */
  current(): Values;
  /** Changes one value by its path, a whole list included. */
  set: SetValue<Values>;
  /** Changes one value by its path, for a control that draws its letters itself: the stage follows a moment later. */
  setTyped: SetValue<Values>;
  /** The `ref` of a text control that draws its letters itself, where no path leads to its value. */
  follow(read: (values: Values) => string | undefined): RefCallback<TextControl>;
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
 * The plumbing of a wizard stage: react-hook-form holds the fields, the stage's schema is the gate at Next.
 *
 * What is shown as an error is derived from the schema's issues, not from the form library's tree: it keeps one
 * message a path and checks only the field that changed, while here one answer may put another field right (the
 * guardian's name, a total). Nothing is marked before the first refused Next; from then on a mark goes as soon
 * as its field is right, and comes back if it is made wrong again. What is added afterwards (a new nominee) is left
 * alone until the next Next.
 *
 * @see design.md, section 4, points 2 and 4
 */
export function useStageForm<Values extends FieldValues>(
  options: StageFormOptions<Values>,
): StageFormHandle<Values> {
  const given = useRef(options);
  const { form, values, latest, set, setTyped, catchUp } = useStageValues(given);
  const { problems, marked, mark } = useStageProblems(options, values, latest);
  const refuse = useRef(mark);
  useLayoutEffect(() => {
    given.current = options;
    refuse.current = mark;
  });
  const bound = useBoundTexts(
    values,
    useCallback((drawn) => drawn === latest.current, [latest]),
  );
  const messagesAt = useMemo(() => messagesByPath(problems), [problems]);

  const summaryRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A new set each time: pressing Next again moves focus to the summary again.
    if (marked !== null) summaryRef.current?.focus();
  }, [marked]);

  const attempt = useCallback(
    (onPass?: (values: Values) => void): Promise<void> =>
      form.handleSubmit(
        () => (onPass ?? given.current.onNext)(latest.current),
        () => {
          // What was typed a moment ago may be what is wrong: the summary that takes focus has to name it.
          catchUp();
          refuse.current();
        },
      )(),
    [form, latest, catchUp],
  );
  const text = (path: FieldPathByValue<Values, string>, id: string): TextBinding => {
    const value: unknown = get(values, path);
    return {
      id,
      name: path,
      defaultValue: typeof value === 'string' ? value : '',
      ref: bound.byName,
      error: messagesAt(path)[0],
      onChange: ({ target }) =>
        // The path's own type says that it holds a string, which the compiler can't follow for every `Values`.
        setTyped(path, target.value as FieldPathValue<Values, typeof path>),
    };
  };

  return {
    values,
    current: useCallback(() => latest.current, [latest]),
    set,
    setTyped,
    follow: bound.reading,
    text,
    messageAt: (path) => messagesAt(path)[0],
    messagesAt,
    problems,
    hasProblemIn: (idPrefix) => problems.some(({ targetId }) => targetId.startsWith(idPrefix)),
    summaryRef,
    attempt,
  };
}
