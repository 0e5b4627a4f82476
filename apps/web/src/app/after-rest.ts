import type { Afterwards } from './after-frame.ts';

/** How long a rest is, in ms: most people type faster than that. */
const REST_MS = 100;

/** Makes something come once it has not been asked for during a moment. */
export function afterRest(then: () => void): Afterwards {
  let resting: ReturnType<typeof setTimeout> | undefined;
  return {
    ask() {
      clearTimeout(resting);
      resting = setTimeout(then, REST_MS);
    },
    callOff: () => clearTimeout(resting),
  };
}
