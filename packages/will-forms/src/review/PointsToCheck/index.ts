export { PointsToCheck, type PointsToCheckProps } from './PointsToCheck.tsx';
