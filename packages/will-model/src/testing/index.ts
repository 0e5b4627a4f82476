export {
  afterDraftAction,
  anyDraftAction,
  type DraftAction,
  type DraftActionKind,
  type DraftWorld,
  newDraftWorld,
} from './draft-actions.ts';
export { anyDraft, anyText } from './draft-arbitrary.ts';
export { draftFaults } from './draft-faults.ts';
export { stepFaults } from './step-faults.ts';
