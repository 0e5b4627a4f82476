import type { Check } from '../check.ts';
import { roleChecks } from './roles.ts';
import { shareChecks } from './shares.ts';

/** Every check, in the order of checks.md. */
export const allChecks: readonly Check[] = [...roleChecks, ...shareChecks];
