import { type Ref, useId } from 'react';
import { texts } from '../../texts.ts';
import { control } from '../Field/controlStyles.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { FieldError } from '../Field/FieldParts.tsx';
import { describedBy, type FieldTexts, partIds } from '../Field/fieldTexts.ts';
import { type DateParts, parseDateParts } from './dateParts.ts';

const PARTS = [
  { part: 'day', label: texts.day, autoComplete: 'bday-day' },
  { part: 'month', label: texts.month, autoComplete: 'bday-month' },
  { part: 'year', label: texts.year, autoComplete: 'bday-year' },
] as const;

export interface DateFieldProps extends FieldTexts {
  name: string;
  /** As typed; half a date is kept as it is. */
  parts: DateParts;
  /** Every change. `iso` is '' while the parts are no real date within the range. */
  onPartsChange(parts: DateParts, iso: string): void;
  /** First and last day that count, as ISO dates. */
  earliest: string;
  latest: string;
  /** What follows from a complete date: ‹You are 42›. */
  detail?: string | undefined;
  /** Only for the person's own birthday. */
  autoComplete?: 'bday';
  /** Messages of single parts; those parts are marked wrong. With `error` alone all three are.
   * The same words as `error` say that a part is missing: then the error names it. */
  partErrors?: { day?: string | undefined; month?: string | undefined; year?: string | undefined };
  /** By default the name; the inputs add `-day`, `-month`, `-year`. */
  id?: string;
  /** The day. */
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

/**
 * A date typed in three boxes, in the Indian order. The month takes names as well. No calendar, no jumping from box to
 * box, no native picker: its order follows the device and its years have to be scrolled.
 * @see design.md, 2.1, DateField
 */
export function DateField({
  name,
  parts,
  onPartsChange,
  earliest,
  latest,
  detail,
  autoComplete,
  partErrors = {},
  id,
  ref,
  label,
  hint = texts.dateHint,
  error,
  optional = false,
  className,
}: DateFieldProps) {
  const ownId = useId();
  const groupId = id ?? (name || ownId);
  const hasPartErrors = PARTS.some(({ part }) => partErrors[part] !== undefined);
  const missing = PARTS.filter(({ part }) => error !== undefined && partErrors[part] === error);

  function handleChange(part: keyof DateParts, text: string): void {
    const next = { ...parts, [part]: text };
    const reading = parseDateParts(next, { earliest, latest });
    onPartsChange(next, 'iso' in reading ? reading.iso : '');
  }

  return (
    <FieldGroup
      id={groupId}
      label={label}
      hint={hint}
      error={error}
      errorDetail={missing.length === 0 ? undefined : texts.partsMissing(missing.map(({ label }) => label))}
      optional={optional}
      className={className}
      aria-describedby={describedBy(groupId, { hint, error })}
    >
      {PARTS.map(({ part }) =>
        partErrors[part] === undefined || partErrors[part] === error ? null : (
          <FieldError key={part} id={partIds(`${groupId}-${part}`).error}>
            {partErrors[part]}
          </FieldError>
        ),
      )}
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2 pt-1">
        {PARTS.map(({ part, label: partLabel, autoComplete: birthdayPart }) => {
          const inputId = `${groupId}-${part}`;
          const isWrong = hasPartErrors ? partErrors[part] !== undefined : error !== undefined;
          return (
            <div key={part} className="flex flex-col gap-1">
              <label htmlFor={inputId} className="text-sm">
                {partLabel}
              </label>
              <input
                id={inputId}
                name={`${name}-${part}`}
                type="text"
                inputMode="numeric"
                autoComplete={autoComplete === 'bday' ? birthdayPart : 'off'}
                value={parts[part]}
                onChange={(event) => handleChange(part, event.target.value)}
                aria-invalid={isWrong ? true : undefined}
                aria-required={optional ? undefined : true}
                aria-describedby={
                  isWrong && partErrors[part] !== undefined && partErrors[part] !== error
                    ? partIds(inputId).error
                    : undefined
                }
                className={control({ width: part })}
                {...(part === 'day' && ref !== undefined ? { ref } : {})}
              />
            </div>
          );
        })}
        {detail !== undefined && (
          <p data-slot="date-detail" className="flex min-h-12 items-center text-ink-2">
            {detail}
          </p>
        )}
      </div>
    </FieldGroup>
  );
}
