import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { errorBar } from './controlStyles.ts';
import { FieldError, FieldHint, OptionalMark } from './FieldParts.tsx';
import { type FieldTexts, partIds } from './fieldTexts.ts';

export interface FieldGroupProps extends FieldTexts, Omit<ComponentProps<'fieldset'>, 'id'> {
  id: string;
  /** What the error leaves out: ‹The month is missing.› */
  errorDetail?: string | undefined;
}

/**
 * The skeleton of a field of several controls: a fieldset, its legend in the place of the label.
 * The legend floats, so that the bar of an error reaches past it.
 * Describing the group or its controls is left to the component, since browsers read one or the other.
 * @see design.md, 2.0
 */
export function FieldGroup({
  id,
  label,
  hint,
  error,
  errorDetail,
  optional = false,
  className,
  children,
  ...props
}: FieldGroupProps) {
  const ids = partIds(id);
  return (
    <fieldset
      id={id}
      data-slot="field-group"
      data-invalid={error === undefined ? undefined : ''}
      className={cn('min-w-0', error !== undefined && errorBar, className)}
      {...props}
    >
      <legend id={ids.label} className="float-start mb-1.5 w-full font-semibold text-ink">
        <span>{label}</span> {optional && <OptionalMark />}
      </legend>
      <div className="clear-both space-y-1.5">
        {hint !== undefined && <FieldHint id={ids.hint}>{hint}</FieldHint>}
        {error !== undefined && (
          <FieldError id={ids.error} detail={errorDetail}>
            {error}
          </FieldError>
        )}
        {children}
      </div>
    </fieldset>
  );
}
