export { draftReader } from './draftReader.ts';
export type { ShownFinding, ShownReport, StageWill } from './stageReading.ts';
