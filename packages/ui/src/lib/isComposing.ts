import type { KeyboardEvent } from 'react';

/** The key code of every key that belongs to a word being composed, in browsers that say so in no other way. */
const COMPOSING = 229;

/**
 * Says whether a key belongs to a word that is still being composed (Hindi or Marathi typed by sound, say): its Enter
 * accepts the word and means nothing else.
 * @see cases C-29
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === COMPOSING;
}
