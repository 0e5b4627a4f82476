import { type ComponentProps, useId } from 'react';
import { cn } from '../../lib/cn.ts';
import { control } from '../Field/controlStyles.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldTexts } from '../Field/fieldTexts.ts';

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'rows' | 'children'> {}

/**
 * Several lines: three at first, growing with the text to twelve, then scrolling. No counter, since no length is
 * fixed. Browsers that do not know `field-sizing` keep three lines and the handle.
 * @see design.md, 2.1, TextArea
 */
export function TextArea({ id, label, hint, error, optional = false, className, ...props }: TextAreaProps) {
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
        <textarea
          {...props}
          {...controlProps}
          rows={3}
          className={cn(
            control(),
            'field-sizing-content max-h-[calc(12lh+1.25rem)] min-h-[calc(3lh+1.25rem)] resize-y print:max-h-none',
          )}
        />
      )}
    </Field>
  );
}
