import { revealAndFocus } from '@virasat/ui';
import type { FieldPlace } from './fieldPlaces.ts';

/**
 * Shows a field of the stage on screen and puts focus on it, opening what is closed round it.
 *
 * @returns False where none of the place's controls is on the page.
 */
export const goToField = ({ targetIds }: FieldPlace): boolean => targetIds.some((id) => revealAndFocus(id));
