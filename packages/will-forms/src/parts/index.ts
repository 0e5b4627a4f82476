export { PartBoundary, type PartBoundaryProps } from './PartBoundary.tsx';
export { createPart, type Part } from './part.tsx';
