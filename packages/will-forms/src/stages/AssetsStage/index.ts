export { AssetsStage, type AssetsStageProps } from './AssetsStage.tsx';
