export { Select, type SelectProps } from './Select.tsx';
export type { SelectOption } from './SelectControl.tsx';
