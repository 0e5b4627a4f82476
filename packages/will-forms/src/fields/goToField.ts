import { revealAndFocus } from '@virasat/ui';
import type { FieldPlace, SharePlace } from './fieldPlaces.ts';

/** Goes to a row of shares as it stands on the page now. */
function goToShare({ idPrefix, at, field }: SharePlace): boolean {
  // What is closed has no rows yet; its add button opens it.
  if (!revealAndFocus(`${idPrefix}-add`)) return false;
  const controls = document.querySelectorAll(`[id^="${CSS.escape(idPrefix)}-"][id$="-${field}"]`);
  const id = controls[at]?.id;
  return id !== undefined && revealAndFocus(id);
}

/**
 * Shows a field of the stage on screen and puts focus on it, opening what is closed round it.
 *
 * @returns False where none of the place's controls is on the page.
 */
export const goToField = ({ share, targetIds }: FieldPlace): boolean =>
  (share !== undefined && goToShare(share)) || targetIds.some((id) => revealAndFocus(id));
