/** How long a page that draws no frames, as one that is hidden, may put it off, in ms. */
const WITHOUT_FRAMES_MS = 100;

/** Something that comes after the next frame. */
export interface Afterwards {
  /** Asks for it; asked again before it has come, it still comes once. */
  ask(): void;
  /** Calls it off. */
  callOff(): void;
}

/**
 * Makes something come only when the next frame is drawn: a letter that was just typed is on the screen by then, and
 * what the rest of the page makes of it has not kept it waiting.
 */
export function afterNextFrame(then: () => void): Afterwards {
  let callOff: (() => void) | null = null;
  function come(): void {
    callOff?.();
    callOff = null;
    then();
  }
  return {
    ask() {
      if (callOff !== null) return;
      let drawn: ReturnType<typeof setTimeout> | undefined;
      // Called before the frame is drawn, so what is asked for here comes after it.
      const frame = requestAnimationFrame(() => {
        drawn = setTimeout(come);
      });
      const late = setTimeout(come, WITHOUT_FRAMES_MS);
      callOff = () => {
        cancelAnimationFrame(frame);
        clearTimeout(drawn);
        clearTimeout(late);
      };
    },
    callOff() {
      callOff?.();
      callOff = null;
    },
  };
}
