import { type ComponentProps, useId } from 'react';
import { texts } from '../../texts.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldTexts } from '../Field/fieldTexts.ts';
import { SelectControl, type SelectOption } from './SelectControl.tsx';

export interface SelectProps
  extends FieldTexts,
    Omit<ComponentProps<'select'>, 'children' | 'size' | 'multiple'> {
  options: readonly SelectOption[];
  /** First line, with an empty value: ‹Choose one›. */
  placeholder?: string;
}

/**
 * One out of a list of more than five: the platform's own select, because custom listboxes have open faults with
 * touch screen readers. For up to five options use RadioGroup.
 * @see design.md, 2.1, Select
 */
export function Select({
  options,
  placeholder = texts.chooseOne,
  id,
  label,
  hint,
  error,
  optional = false,
  className,
  ...props
}: SelectProps) {
  const ownId = useId();
  return (
    <Field
      id={id ?? props.name ?? ownId}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      className={className}
    >
      {(controlProps) => (
        <SelectControl {...props} {...controlProps} options={options} placeholder={placeholder} />
      )}
    </Field>
  );
}
