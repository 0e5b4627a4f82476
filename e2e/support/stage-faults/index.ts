import { assetsFaults } from './assets.ts';
import { executorFaults } from './executor.ts';
import type { FaultWalk } from './fault-walk.ts';
import { nomineesFaults } from './nominees.ts';
import { otherInfoFaults } from './other-info.ts';
import { personalDetailsFaults } from './personal-details.ts';
import { residuaryFaults } from './residuary.ts';

/** Every message of spec.md section 5 that stages 1 to 6 have, each with what brings it up. */
export const faultWalks: readonly FaultWalk[] = [
  personalDetailsFaults,
  nomineesFaults,
  assetsFaults,
  executorFaults,
  residuaryFaults,
  otherInfoFaults,
];
