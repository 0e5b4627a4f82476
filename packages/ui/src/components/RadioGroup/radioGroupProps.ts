import type { Ref } from 'react';
import type { FieldTexts } from '../Field/fieldTexts.ts';
import type { RadioOption } from './radioOption.ts';

export interface RadioGroupProps extends FieldTexts {
  name: string;
  /** Empty while nothing is chosen; nothing is chosen in advance unless the specification says so. */
  value: string;
  onValueChange(value: string): void;
  options: readonly RadioOption[];
  /** `row` stands side by side from 480 px. */
  layout?: 'stack' | 'row';
  /** By default the name. */
  id?: string;
  /** The first option, for focus. */
  ref?: Ref<HTMLButtonElement>;
  className?: string;
}
