import type { StageIssue } from '@virasat/will-model';

/** Where a fault of a stage is shown: the control or list it belongs to, and what it is called. */
export interface ProblemPlace {
  /** The DOM id of the control, or of what adds to the list. */
  targetId: string;
  /** Names the item or the field wherever the message doesn't: ‹Asset 1›. */
  context?: string;
  /** Says the fault in other words, where the specification has none for this case. */
  message?: string;
}

/** A fault of a stage that is on the screen. */
export interface StageProblem extends StageIssue, Omit<ProblemPlace, 'message'> {}

/** Finds the place of a fault among the values that have it. */
export type PlaceOf<Values> = (issue: StageIssue, values: Values) => ProblemPlace;

/** Puts every fault at its place. Of two that read alike and stand at one place, one is enough. */
export function problemsOf<Values>(
  issues: readonly StageIssue[],
  values: Values,
  place: PlaceOf<Values>,
): StageProblem[] {
  const problems = issues.map((issue) => ({ ...issue, ...place(issue, values) }));
  return problems.filter(
    ({ message, targetId }, index) =>
      problems.findIndex((other) => other.message === message && other.targetId === targetId) === index,
  );
}

const pathKey = (path: readonly PropertyKey[]): string => path.map(String).join('.');

/** Finds the messages that belong to exactly one field or list. */
export type MessagesAt = (path: string) => readonly string[];

/** Makes a quick look-up of messages by path ('nominees.0.name'): every field of a long list asks once a key. */
export function messagesByPath(problems: readonly StageProblem[]): MessagesAt {
  const byPath = new Map<string, string[]>();
  for (const { path, message } of problems) {
    const key = pathKey(path);
    byPath.set(key, [...(byPath.get(key) ?? []), message]);
  }
  return (path) => byPath.get(path) ?? [];
}

/** Says whether two findings show the same: the same messages at the same places. */
export const areSameProblems = (some: readonly StageProblem[], others: readonly StageProblem[]): boolean =>
  some.length === others.length &&
  some.every(({ message, targetId, context, path }, index) => {
    const other = others[index];
    return (
      other !== undefined &&
      message === other.message &&
      targetId === other.targetId &&
      context === other.context &&
      pathKey(path) === pathKey(other.path)
    );
  });
