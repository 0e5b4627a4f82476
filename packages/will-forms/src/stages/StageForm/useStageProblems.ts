import { type RefObject, useCallback, useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { StageFormOptions } from './stageFormOptions.ts';
import { areSameProblems, problemsOf, type StageProblem } from './stageProblems.ts';
import { useUnchanged } from './useUnchanged.ts';

const NO_PROBLEMS: readonly StageProblem[] = [];

function findProblems<Values extends FieldValues>(
  { schema, place }: Pick<StageFormOptions<Values>, 'schema' | 'place'>,
  values: Values,
): StageProblem[] {
  return problemsOf(schema.safeParse(values).error?.issues ?? [], values, place);
}

export interface StageProblems {
  /** What is marked and not right yet. The same list as long as it says the same. */
  problems: readonly StageProblem[];
  /** The places that the last refused Next marked, a new set each time; null before the first. */
  marked: ReadonlySet<string> | null;
  /** Marks everything that is wrong now. */
  mark(): void;
}

/**
 * What a refused Next has found, followed from then on: a mark goes as soon as its place is right, and comes back
 * if it is made wrong again. Places that were right at the time, or not there, are left alone.
 */
export function useStageProblems<Values extends FieldValues>(
  options: StageFormOptions<Values>,
  values: Values,
  latest: RefObject<Values>,
): StageProblems {
  const { schema, place } = options;
  const [marked, setMarked] = useState<ReadonlySet<string> | null>(null);
  const found = useMemo(
    () =>
      marked === null
        ? NO_PROBLEMS
        : findProblems({ schema, place }, values).filter(({ targetId }) => marked.has(targetId)),
    [marked, values, schema, place],
  );
  const mark = useCallback(() => {
    setMarked(new Set(findProblems({ schema, place }, latest.current).map(({ targetId }) => targetId)));
  }, [schema, place, latest]);
  return { problems: useUnchanged(found, areSameProblems), marked, mark };
}
