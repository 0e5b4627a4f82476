export {
  ageOn,
  EARLIEST_DATE_OF_BIRTH,
  isDateOfBirth,
  MINIMUM_AGE_YEARS,
  readIsoDate,
} from './dates/iso-date.ts';
export { type DeedField, type DeedFinding, deedFindings } from './deed/deed.checks.ts';
export { emptyFreeWillDeed } from './deed/deed.defaults.ts';
export { deedMessages, proposedDeedMessages } from './deed/deed.messages.ts';
export { deedDateOf, withDeedNominee, withoutDeedNominee } from './deed/deed.rules.ts';
export { freeWillDeedSchema } from './deed/deed.schema.ts';
export {
  type DeedNominee,
  type DeedPerson,
  type DeedRelationType,
  deedRelationTypes,
  type FreeWillDeed,
  freeWillDeedShape,
} from './deed/deed.shape.ts';
export { type ParsedDeed, parseStoredDeed } from './deed/parse-stored-deed.ts';
export { emptyDraft, newId } from './draft/empty-draft.ts';
export { withLastAnswersOnly } from './draft/last-answers.ts';
export { DraftFormatError, type ParsedDraft, parseStoredDraft } from './draft/parse-stored-draft.ts';
export { type StoredDraft, toStoredDraft } from './draft/stored-draft.ts';
export { type WillDraft, willDraftShape } from './draft/will-draft.ts';
export { forbidEval } from './policy.ts';
export { splitEqually, totalPercentage, WHOLE } from './shares/shares.ts';
export { emptyAllocation, emptyAsset } from './stages/assets/assets.defaults.ts';
export { assetsMessages } from './stages/assets/assets.messages.ts';
export { countSharesOf, nomineeOf, UNKNOWN_NOMINEE, withAssets } from './stages/assets/assets.rules.ts';
export { assetsSchema } from './stages/assets/assets.schema.ts';
export { type Allocation, type Asset, type AssetType, assetTypes } from './stages/assets/assets.shape.ts';
export { emptyExecutor, emptyExecutorDetails } from './stages/executor/executor.defaults.ts';
export { executorMessages } from './stages/executor/executor.messages.ts';
export { copyOfExecutors, withRolesByOrder } from './stages/executor/executor.rules.ts';
export { executorSchema } from './stages/executor/executor.schema.ts';
export {
  type ExecutorDetails,
  type ExecutorMode,
  type ExecutorPerson,
  executorModes,
} from './stages/executor/executor.shape.ts';
export { emptyNominee } from './stages/nominees/nominees.defaults.ts';
export { nomineesMessages } from './stages/nominees/nominees.messages.ts';
export {
  CHILD_RELATION,
  withChildrenAsNominees,
  withoutChildrenAsNominees,
} from './stages/nominees/nominees.rules.ts';
export { nomineesSchema } from './stages/nominees/nominees.schema.ts';
export type { Nominee } from './stages/nominees/nominees.shape.ts';
export { emptyOtherInfo, emptyWitness, WITNESSES } from './stages/other-info/other-info.defaults.ts';
export { otherInfoMessages } from './stages/other-info/other-info.messages.ts';
export { withAddWitnessNow } from './stages/other-info/other-info.rules.ts';
export { otherInfoSchema } from './stages/other-info/other-info.schema.ts';
export type { OtherInfo, Witness } from './stages/other-info/other-info.shape.ts';
export { emptyChild, emptyPersonalDetails } from './stages/personal-details/personal-details.defaults.ts';
export { personalDetailsMessages } from './stages/personal-details/personal-details.messages.ts';
export {
  asksForGuardian,
  type GuardianLabel,
  guardianLabel,
  listedChildren,
  withHasChildren,
} from './stages/personal-details/personal-details.rules.ts';
export { personalDetailsSchema } from './stages/personal-details/personal-details.schema.ts';
export {
  type Child,
  type Country,
  countries,
  type Gender,
  genders,
  type PersonalDetails,
  type RelationshipStatus,
  relationshipStatuses,
  type WillLanguage,
  willLanguages,
} from './stages/personal-details/personal-details.shape.ts';
export { emptyCustomAllocation, emptyResiduary } from './stages/residuary/residuary.defaults.ts';
export { residuaryMessages } from './stages/residuary/residuary.messages.ts';
export { residuarySchema } from './stages/residuary/residuary.schema.ts';
export {
  type CustomAllocation,
  type DistributionOption,
  distributionOptions,
  type Residuary,
  type ResiduaryScope,
  residuaryScopes,
} from './stages/residuary/residuary.shape.ts';
export { reviewMessages } from './stages/review/review.messages.ts';
export {
  earlierWills,
  type MoreAnswers,
  noMoreAnswers,
  personalLaws,
} from './stages/review/review.shape.ts';
export {
  FIRST_STAGE,
  INTRO_STAGE,
  REVIEW_STAGE,
  readStage,
  type StageNumber,
  stageNames,
} from './stages/stage-number.ts';
export {
  clampStage,
  furthestStage,
  isStageIncomplete,
  type StageIssue,
  stageIssues,
} from './stages/stages.ts';
export { isBlank } from './text/blank.ts';
export { hiddenIn, shownLetter } from './text/hidden-letters.ts';
export { isSameName, isSameNameIgnoringHonorifics } from './text/names.ts';
