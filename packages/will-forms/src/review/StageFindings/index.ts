export { StageFindings, StageFindingsContext, type StageFindingsValue } from './StageFindings.tsx';
