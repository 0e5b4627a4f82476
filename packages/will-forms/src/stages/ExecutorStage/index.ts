export { ExecutorStage, type ExecutorStageProps } from './ExecutorStage.tsx';
