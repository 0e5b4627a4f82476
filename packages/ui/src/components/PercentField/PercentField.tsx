import { type Ref, useId } from 'react';
import { useWholeNumberInput } from '../../lib/useWholeNumberInput.ts';
import { texts } from '../../texts.ts';
import { control } from '../Field/controlStyles.ts';
import { Field } from '../Field/Field.tsx';
import { FieldNotice } from '../Field/FieldParts.tsx';
import { type FieldTexts, partIds } from '../Field/fieldTexts.ts';

/** A share is a part of a hundred. */
const WHOLE = 100;

export interface PercentFieldProps extends FieldTexts {
  /** Whole, 0 to 100; null while empty. */
  value: number | null;
  onValueChange(value: number | null): void;
  /**
   * The most that this box may hold: 100 less the other shares. A function is asked at each entry, so that forty boxes
   * need not be drawn again because one has changed.
   */
  room?: number | (() => number);
  /** Said when an entry would go above `room`. */
  refusalText?(room: number): string;
  id?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

/**
 * A whole percentage. An entry above `room` is refused, the old value stays and a notice says how much is left; a
 * value that stands above it already (in a loaded draft) can be lowered step by step.
 * @see design.md, 2.1, PercentField; cases C-25, C-26
 */
export function PercentField({
  value,
  onValueChange,
  room = WHOLE,
  refusalText = texts.atMostPercent,
  id,
  name,
  ref,
  label,
  hint,
  error,
  optional = false,
  className,
}: PercentFieldProps) {
  const ownId = useId();
  const fieldId = id ?? name ?? ownId;
  const unitId = partIds(fieldId).suffix;
  const { inputProps, notice } = useWholeNumberInput({
    value,
    onValueChange,
    refusalOf(next) {
      const most = Math.max(0, Math.min(WHOLE, typeof room === 'number' ? room : room()));
      return next <= most || (value !== null && next < value) ? undefined : refusalText(most);
    },
  });
  return (
    <Field
      id={fieldId}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      describedByAlso={unitId}
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
              className={control({ width: 'share' })}
            />
            <span id={unitId} className="text-lg text-ink-2">
              %
            </span>
          </div>
          {notice !== undefined && <FieldNotice>{notice}</FieldNotice>}
        </>
      )}
    </Field>
  );
}
