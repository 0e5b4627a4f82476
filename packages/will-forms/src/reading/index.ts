export { draftReader } from './draftReader.ts';
export type { ShownFinding, StageWill } from './stageReading.ts';
