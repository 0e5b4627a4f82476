import * as Radix from '@radix-ui/react-radio-group';
import type { FocusEvent, Ref } from 'react';
import { cn } from '../../lib/cn.ts';
import type { RadioOption } from './radioOption.ts';

interface RadioOptionRowProps {
  id: string;
  option: RadioOption;
  isInvalid: boolean;
  onFocus(event: FocusEvent): void;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** One option; the whole row can be pressed. Its hint describes the radio and is no part of its name. */
export function RadioOptionRow({ id, option, isInvalid, onFocus, className, ref }: RadioOptionRowProps) {
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  return (
    <label
      htmlFor={id}
      className={cn(
        'flex min-h-12 cursor-pointer items-start gap-3 rounded-control border-[1.5px] border-edge bg-surface px-3.5 py-2.5',
        'transition-colors hover:border-ink has-data-[state=checked]:border-primary has-data-[state=checked]:bg-primary-tint',
        'forced-colors:has-data-[state=checked]:border-[3px] forced-colors:has-data-[state=checked]:border-[Highlight]',
        'print:border-transparent print:has-data-[state=unchecked]:hidden',
        // The edge grows into the padding, so that nothing moves.
        isInvalid && 'border-[2.5px] border-danger px-[13px] py-[9px]',
        className,
      )}
    >
      <Radix.Item
        id={id}
        value={option.value}
        onFocus={onFocus}
        aria-labelledby={labelId}
        aria-describedby={option.hint === undefined ? undefined : hintId}
        className="mt-[0.1em] flex size-6 shrink-0 items-center justify-center rounded-full border-2 border-edge bg-surface data-[state=checked]:border-primary forced-colors:border-[ButtonText]"
        {...(ref === undefined ? {} : { ref })}
      >
        <Radix.Indicator className="size-3 rounded-full bg-primary forced-colors:border-[6px] forced-colors:border-[Highlight]" />
      </Radix.Item>
      <span className="flex min-w-0 flex-1 flex-col">
        <span id={labelId} className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span lang={option.lang} className="min-w-0 wrap-anywhere">
            {option.label}
          </span>
          {option.tag}
        </span>
        {option.hint !== undefined && (
          <span id={hintId} className="text-sm text-ink-3">
            {option.hint}
          </span>
        )}
      </span>
    </label>
  );
}
