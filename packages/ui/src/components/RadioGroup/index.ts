export { RadioGroup } from './RadioGroup.tsx';
export type { RadioGroupProps } from './radioGroupProps.ts';
export type { RadioOption } from './radioOption.ts';
