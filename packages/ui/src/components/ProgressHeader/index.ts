export { ProgressHeader, type ProgressHeaderProps } from './ProgressHeader.tsx';
