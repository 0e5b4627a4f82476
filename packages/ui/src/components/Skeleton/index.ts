export { Skeleton } from './Skeleton.tsx';
export { SkeletonArea, type SkeletonAreaProps } from './SkeletonArea.tsx';
