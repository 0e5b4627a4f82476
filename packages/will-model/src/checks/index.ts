export { type WhatIfCatalogueEntry, whatIfCatalogue } from '../what-if/catalogue.ts';
export { whatIf } from '../what-if/what-if.ts';
export type {
  Fraction,
  Taker,
  Thing,
  WhatIfCondition,
  WhatIfLine,
  WhatIfQuestion,
  WhatIfReport,
} from '../what-if/what-if-report.ts';
export { isAcknowledged, unacknowledged, withAcknowledged } from './acknowledgements.ts';
export { type CatalogueEntry, checkCatalogue, checkPhrases } from './catalogue.ts';
export { checkDraft } from './check-draft.ts';
export type {
  CheckFacts,
  CheckPoint,
  CheckReport,
  Finding,
  FindingGroup,
  FindingTarget,
  Fix,
  Severity,
} from './check-report.ts';
export type { CheckId, CheckWords } from './texts/check-words.ts';
