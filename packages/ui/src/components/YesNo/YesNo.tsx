import { type ReactNode, type Ref, useMemo } from 'react';
import { cn } from '../../lib/cn.ts';
import { texts } from '../../texts.ts';
import type { FieldTexts } from '../Field/fieldTexts.ts';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';

export interface YesNoProps extends FieldTexts {
  name: string;
  /** null while nothing is chosen. */
  value: boolean | null;
  onValueChange(value: boolean): void;
  yesLabel?: string;
  noLabel?: string;
  /** The question that an answer brings up; it follows the group directly. */
  children?: ReactNode;
  /** Which answer brings `children` up. */
  revealWhen?: 'yes' | 'no';
  /** By default the name. */
  id?: string;
  ref?: Ref<HTMLButtonElement>;
  className?: string;
}

/**
 * A question with two answers, and what one of them leads to on a thread at its left.
 * @see design.md, 2.1, YesNo
 */
export function YesNo({
  value,
  onValueChange,
  yesLabel = texts.yes,
  noLabel = texts.no,
  revealWhen = 'yes',
  children,
  className,
  ...group
}: YesNoProps) {
  // The same list from render to render, so that the radios are not drawn again without need.
  const options = useMemo(
    () => [
      { value: 'yes', label: yesLabel },
      { value: 'no', label: noLabel },
    ],
    [yesLabel, noLabel],
  );
  const isRevealed = value !== null && value === (revealWhen === 'yes');
  return (
    <div data-slot="yes-no" className={cn('min-w-0', className)}>
      <RadioGroup
        {...group}
        layout="row"
        value={value === null ? '' : value ? 'yes' : 'no'}
        onValueChange={(answer) => onValueChange(answer === 'yes')}
        options={options}
      />
      {isRevealed && children !== undefined && (
        <div className="mt-4 space-y-6 border-s-2 border-primary ps-5 transition-opacity duration-200 motion-safe:starting:opacity-0 xs:ms-6">
          {children}
        </div>
      )}
    </div>
  );
}
