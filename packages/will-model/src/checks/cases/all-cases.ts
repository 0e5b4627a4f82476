import type { CheckId } from '../texts/check-words.ts';
import { assetCases } from './assets.cases.ts';
import type { Case } from './calm.ts';
import { documentCases } from './document.cases.ts';
import { executorCases } from './executors.cases.ts';
import { minorCases } from './minors.cases.ts';
import { peopleCases } from './people.cases.ts';
import { residueCases } from './residue.cases.ts';
import { witnessCases } from './witnesses.cases.ts';

/** Cases for every check: a check without cases is a fault of types. */
export const allCases: Readonly<Record<CheckId, Case>> = {
  ...peopleCases,
  ...minorCases,
  ...assetCases,
  ...executorCases,
  ...residueCases,
  ...witnessCases,
  ...documentCases,
};
