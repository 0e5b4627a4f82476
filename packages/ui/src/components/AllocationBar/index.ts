export { AllocationBar, type AllocationBarProps, type BarShare } from './AllocationBar.tsx';
