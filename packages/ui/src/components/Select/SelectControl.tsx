import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { control } from '../Field/controlStyles.ts';

/** One line of the list; `value` must not be empty, which stands for nothing chosen. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectControlProps extends Omit<ComponentProps<'select'>, 'children' | 'size' | 'multiple'> {
  options: readonly SelectOption[];
  /** First line, with an empty value. Without it the list begins with its first option. */
  placeholder?: string | undefined;
}

/** The platform's own select in our box, without a label: whoever uses it names it. */
export function SelectControl({ options, placeholder, className, ...props }: SelectControlProps) {
  return (
    <div className="relative">
      <select {...props} className={cn(control(), 'appearance-none truncate pe-11', className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
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
        className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-ink-3 forced-colors:text-[FieldText] print:hidden"
      />
    </div>
  );
}
