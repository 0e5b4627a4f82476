import type { Nominee } from './nominees.shape.ts';

/** A nominee who is still to be named. */
export const emptyNominee = (id: string): Nominee => ({ id, name: '', relation: '', nomiee_notes: '' });
