import * as Radix from '@radix-ui/react-radio-group';
import { type FocusEvent, memo, useId, useRef } from 'react';
import { cn } from '../../lib/cn.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { describedBy, partIds } from '../Field/fieldTexts.ts';
import { RadioOptionRow } from './RadioOptionRow.tsx';
import type { RadioGroupProps } from './radioGroupProps.ts';

/** The group itself. Drawn again only when one of its props changes: on a page of many it is the dearest thing. */
export const RadioGroupBody = memo(function RadioGroupBody({
  name,
  value,
  onValueChange,
  options,
  layout = 'stack',
  id,
  ref,
  label,
  hint,
  error,
  optional = false,
  className,
}: RadioGroupProps) {
  const ownId = useId();
  const groupId = id ?? (name || ownId);
  const isArrowing = useRef(false);

  /**
   * An arrow chooses what it moves to. Radix does so only while the key is still down when focus arrives, which on a
   * busy machine it is not.
   */
  function handleFocus(event: FocusEvent, focused: string): void {
    if (!isArrowing.current) return;
    isArrowing.current = false;
    event.preventDefault();
    onValueChange(focused);
  }

  return (
    <Radix.Root
      asChild
      value={value}
      onValueChange={onValueChange}
      aria-required={optional ? undefined : true}
    >
      <FieldGroup
        id={groupId}
        label={label}
        hint={hint}
        error={error}
        optional={optional}
        className={cn('outline-none', className)}
        aria-labelledby={partIds(groupId).label}
        aria-describedby={describedBy(groupId, { hint, error })}
        aria-invalid={error === undefined ? undefined : true}
        onKeyDownCapture={(event) => {
          isArrowing.current = event.key.startsWith('Arrow');
        }}
      >
        <div className={cn('flex flex-col gap-2', layout === 'row' && 'xs:flex-row xs:flex-wrap xs:gap-3')}>
          {options.map((option, index) => (
            <RadioOptionRow
              key={option.value}
              id={`${groupId}-${option.value}`}
              option={option}
              isInvalid={error !== undefined}
              onFocus={(event) => handleFocus(event, option.value)}
              className={cn(layout === 'row' && 'xs:min-w-36 xs:flex-1')}
              {...(index === 0 && ref !== undefined ? { ref } : {})}
            />
          ))}
        </div>
      </FieldGroup>
    </Radix.Root>
  );
});
