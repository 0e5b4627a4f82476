export { Skeleton } from './Skeleton.tsx';
export { SKELETON_DELAY_MS, SkeletonArea, type SkeletonAreaProps } from './SkeletonArea.tsx';
