import * as Radix from '@radix-ui/react-checkbox';
import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../../lib/cn.ts';
import { errorBar } from '../Field/controlStyles.ts';
import { FieldError, FieldHint } from '../Field/FieldParts.tsx';
import { describedBy, partIds } from '../Field/fieldTexts.ts';

export interface CheckboxProps
  extends Omit<
    ComponentProps<typeof Radix.Root>,
    'checked' | 'defaultChecked' | 'onCheckedChange' | 'children'
  > {
  label: ReactNode;
  /** `indeterminate`: some of those that it stands for. */
  checked: boolean | 'indeterminate';
  onCheckedChange(isChecked: boolean): void;
  error?: string | undefined;
  hint?: ReactNode;
  /** For tables, where the column says it; the label stays for screen readers. */
  hideLabel?: boolean;
}

/**
 * One yes on its own. The box is 24 px, its target 44. Space changes it. `className` goes to the whole, everything
 * else (and `ref`) to the box.
 * @see design.md, 2.1, Checkbox
 */
export function Checkbox({
  label,
  onCheckedChange,
  error,
  hint,
  hideLabel = false,
  id,
  className,
  ...props
}: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? props.name ?? ownId;
  const ids = partIds(boxId);
  return (
    <div
      data-slot="checkbox"
      className={cn(
        'flex min-w-0 flex-col gap-1.5',
        error !== undefined && errorBar,
        hideLabel && 'w-fit',
        className,
      )}
    >
      {error !== undefined && <FieldError id={ids.error}>{error}</FieldError>}
      <div className={cn('flex min-h-11 items-start gap-3', hideLabel && 'min-h-6')}>
        <Radix.Root
          {...props}
          id={boxId}
          onCheckedChange={(state) => onCheckedChange(state === true)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(boxId, { hint, error })}
          className={cn(
            'relative mt-2.5 flex size-6 shrink-0 items-center justify-center rounded-control border-2 border-edge bg-surface text-on-primary',
            'transition-colors before:absolute before:-inset-3 hover:border-ink aria-invalid:border-[2.5px] aria-invalid:border-danger',
            'data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=indeterminate]:border-primary data-[state=indeterminate]:bg-primary',
            'forced-colors:border-[ButtonText] forced-colors:text-[ButtonText] print:text-ink',
            // In a table each frame of a fading box would paint all its rows anew.
            hideLabel && 'mt-0 transition-none',
          )}
        >
          <Radix.Indicator>
            {props.checked === 'indeterminate' ? (
              <Minus aria-hidden size={18} strokeWidth={3} />
            ) : (
              <Check aria-hidden size={18} strokeWidth={3} />
            )}
          </Radix.Indicator>
        </Radix.Root>
        <label htmlFor={boxId} className={cn('min-w-0 flex-1 cursor-pointer py-2.5', hideLabel && 'sr-only')}>
          {label}
        </label>
      </div>
      {hint !== undefined && (
        <div className="-mt-2 ps-9">
          <FieldHint id={ids.hint}>{hint}</FieldHint>
        </div>
      )}
    </div>
  );
}
