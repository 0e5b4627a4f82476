/** What every story takes for now: noon of 27 November 2026 in Kolkata. */
export const STORY_NOW = Date.parse('2026-11-27T12:00:00+05:30');

const RealDate = globalThis.Date;

class StoryDate extends RealDate {
  constructor(...parts: [] | [value: number | string | Date]) {
    if (parts.length === 0) super(STORY_NOW);
    else super(parts[0]);
  }
  static override now(): number {
    return STORY_NOW;
  }
}

// `new Date(2026, 10, 27)` keeps its meaning: only the clock stands still.
const FixedDate = new Proxy(StoryDate, {
  construct: (_target, parts, newTarget) =>
    parts.length > 1
      ? Reflect.construct(RealDate, parts, newTarget)
      : Reflect.construct(StoryDate, parts, newTarget),
});

/**
 * Stops the clock for one story, so that pictures and texts are the same on every day. Timers run on.
 * @returns Starts it again.
 */
export function fixClock(): () => void {
  globalThis.Date = FixedDate;
  return () => {
    globalThis.Date = RealDate;
  };
}
