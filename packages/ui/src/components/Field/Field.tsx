import * as Label from '@radix-ui/react-label';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { errorBar } from './controlStyles.ts';
import { FieldError, FieldHint, OptionalMark } from './FieldParts.tsx';
import { type ControlProps, describedBy, type FieldTexts, partIds } from './fieldTexts.ts';

export interface FieldProps extends FieldTexts, Omit<ComponentProps<'div'>, 'children' | 'id'> {
  /** The control's id; the other parts' ids are made from it. */
  id: string;
  /** Further ids that describe the control, a unit for example. */
  describedByAlso?: string | undefined;
  children(control: ControlProps): ReactNode;
}

/**
 * The skeleton of a field of one control: label, hint, error, control, tied together for screen readers.
 * @see design.md, 2.0
 */
export function Field({
  id,
  label,
  hint,
  error,
  optional = false,
  describedByAlso,
  className,
  children,
  ...props
}: FieldProps) {
  const ids = partIds(id);
  return (
    <div
      data-slot="field"
      data-invalid={error === undefined ? undefined : ''}
      className={cn('flex min-w-0 flex-col gap-1.5', error !== undefined && errorBar, className)}
      {...props}
    >
      <Label.Root id={ids.label} htmlFor={id} className="font-semibold text-ink">
        <span>{label}</span> {optional && <OptionalMark />}
      </Label.Root>
      {hint !== undefined && <FieldHint id={ids.hint}>{hint}</FieldHint>}
      {error !== undefined && <FieldError id={ids.error}>{error}</FieldError>}
      {children({
        id,
        'aria-describedby': describedBy(id, { hint, error }, describedByAlso),
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': optional ? undefined : true,
      })}
    </div>
  );
}
