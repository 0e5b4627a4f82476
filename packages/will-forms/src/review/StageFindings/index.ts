export { StageFindings, type StageFindingsProps } from './StageFindings.tsx';
export { StageFindingsProvider, type StageFindingsProviderProps } from './StageFindingsProvider.tsx';
export { cardBlock } from './stageBlocks.ts';
