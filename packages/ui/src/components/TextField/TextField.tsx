import { type ComponentProps, useId } from 'react';
import { cn } from '../../lib/cn.ts';
import { control } from '../Field/controlStyles.ts';
import { Field } from '../Field/Field.tsx';
import { type FieldTexts, partIds } from '../Field/fieldTexts.ts';

/** What is typed, for the right keyboard and no wrong help; no variant checks a format. */
export type TextFieldVariant = 'plain' | 'tel' | 'email' | 'identifier' | 'money';

const inputOf: Record<TextFieldVariant, ComponentProps<'input'>> = {
  plain: { type: 'text' },
  tel: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email', spellCheck: false, autoCapitalize: 'none' },
  identifier: {
    type: 'text',
    spellCheck: false,
    autoCorrect: 'off',
    autoCapitalize: 'none',
    autoComplete: 'off',
  },
  // A keypad of digits alone has no point for paise.
  money: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
};

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'width' | 'children'> {
  variant?: TextFieldVariant;
  /** Follows the content, so that the box says how much is expected. */
  width?: 'full' | 'long' | 'short' | 'age';
}

/**
 * One line of text. `className` goes to the field, everything else (and `ref`) to the input, so it takes what
 * react-hook-form's `register` gives. The id is `id`, else `name`, else one of its own.
 * @see design.md, 2.1, TextField
 */
export function TextField({
  variant = 'plain',
  width = 'full',
  id,
  label,
  hint,
  error,
  optional = false,
  className,
  ...props
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? props.name ?? ownId;
  const isMoney = variant === 'money';
  const unitId = partIds(fieldId).suffix;
  return (
    <Field
      id={fieldId}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      describedByAlso={isMoney ? unitId : undefined}
      className={className}
    >
      {(controlProps) => (
        <div className={cn(isMoney && 'flex items-center gap-2')}>
          {isMoney && (
            <span id={unitId} className="text-lg text-ink-2">
              ₹
            </span>
          )}
          <input {...inputOf[variant]} {...props} {...controlProps} className={control({ width })} />
        </div>
      )}
    </Field>
  );
}
