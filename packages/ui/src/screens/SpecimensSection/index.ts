export { type Specimen, SpecimensSection, type SpecimensSectionProps } from './SpecimensSection.tsx';
