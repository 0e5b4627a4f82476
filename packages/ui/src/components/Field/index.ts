export { Field, type FieldProps } from './Field.tsx';
export { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx';
export type { ControlProps, FieldTexts } from './fieldTexts.ts';
