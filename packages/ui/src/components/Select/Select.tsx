import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { cn } from '../../lib/cn.ts';
import { texts } from '../../texts.ts';
import { control } from '../Field/controlStyles.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldTexts } from '../Field/fieldTexts.ts';

/** One line of the list; `value` must not be empty, which stands for nothing chosen. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

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
        <div className="relative">
          <select {...props} {...controlProps} className={cn(control(), 'appearance-none truncate pe-11')}>
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            size={20}
            strokeWidth={1.75}
            className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-ink-3 forced-colors:text-[FieldText]"
          />
        </div>
      )}
    </Field>
  );
}
