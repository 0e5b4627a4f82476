import { type Ref, useId } from 'react';
import { useWholeNumberInput } from '../../lib/useWholeNumberInput.ts';
import { texts } from '../../texts.ts';
import { control } from '../Field/controlStyles.ts';
import { Field } from '../Field/Field.tsx';
import { FieldNotice } from '../Field/FieldParts.tsx';
import { type FieldTexts, partIds } from '../Field/fieldTexts.ts';

export interface WholeNumberFieldProps extends FieldTexts {
  /** Whole, from zero up; null while empty. */
  value: number | null;
  onValueChange(value: number | null): void;
  /** More digits are refused. Leave one more than is right, so that 101 years get a message instead of silence. */
  maxDigits: number;
  /** A unit behind the box: ‹years›. */
  suffix?: string;
  id?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

/**
 * A whole number, an age for example; the box is as wide as its digits. Same rules of typing as PercentField.
 * @see design.md, 2.1; cases C-26
 */
export function WholeNumberField({
  value,
  onValueChange,
  maxDigits,
  suffix,
  id,
  name,
  ref,
  label,
  hint,
  error,
  optional = false,
  className,
}: WholeNumberFieldProps) {
  const ownId = useId();
  const fieldId = id ?? name ?? ownId;
  const unitId = partIds(fieldId).suffix;
  const { inputProps, notice } = useWholeNumberInput({
    value,
    onValueChange,
    refusalOf: (next) => (String(next).length <= maxDigits ? undefined : texts.atMostDigits(maxDigits)),
  });
  return (
    <Field
      id={fieldId}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      describedByAlso={suffix === undefined ? undefined : unitId}
      className={className}
    >
      {(controlProps) => (
        <>
          <div className="flex items-center gap-2">
            <input
              {...inputProps}
              {...controlProps}
              name={name}
              ref={ref}
              className={control({ width: 'age' })}
            />
            {suffix !== undefined && (
              <span id={unitId} className="text-ink-2">
                {suffix}
              </span>
            )}
          </div>
          {notice !== undefined && <FieldNotice>{notice}</FieldNotice>}
        </>
      )}
    </Field>
  );
}
