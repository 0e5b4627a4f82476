import type { Check } from '../check.ts';
import { english } from '../texts/en.ts';
import { assetChecks } from './assets.ts';
import { documentChecks } from './document.ts';
import { executorChecks } from './executors.ts';
import { familyChecks } from './family.ts';
import { identityChecks } from './identity.ts';
import { minorChecks } from './minors.ts';
import { nomineeChecks } from './nominees.ts';
import { ownWordsChecks } from './own-words.ts';
import { residueChecks } from './residue.ts';
import { roleChecks } from './roles.ts';
import { shareChecks } from './shares.ts';
import { spellingChecks } from './spellings.ts';
import { witnessChecks } from './witnesses.ts';

const ORDER = new Map(Object.keys(english.checks).map((id, index) => [id, index]));

/** Every check, in the order of checks.md. */
export const allChecks: readonly Check[] = [
  ...assetChecks,
  ...documentChecks,
  ...executorChecks,
  ...familyChecks,
  ...identityChecks,
  ...minorChecks,
  ...nomineeChecks,
  ...ownWordsChecks,
  ...residueChecks,
  ...roleChecks,
  ...shareChecks,
  ...spellingChecks,
  ...witnessChecks,
].sort((one, other) => (ORDER.get(one.id) ?? 0) - (ORDER.get(other.id) ?? 0));
