import { cn } from '../../lib/cn.ts';
import { texts } from '../../texts.ts';
import { FieldError } from '../Field/FieldParts.tsx';
import { WHOLE } from './shares.ts';

/** ‹Total 85%› and ‹15% left to share›, as they are also spoken. */
export function totalsText(total: number): string {
  if (total > WHOLE) return `${texts.total(total)}. ${texts.totalTooHigh}`;
  return `${texts.total(total)}. ${total === WHOLE ? texts.allShared : texts.leftToShare(WHOLE - total)}.`;
}

interface AllocationTotalsProps {
  id: string;
  total: number;
  /** A message about the total other than that it is too high. */
  error: string | undefined;
}

/** The running total in words; red only where it is over 100, which nobody can type but a loaded draft may hold. */
export function AllocationTotals({ id, total, error }: AllocationTotalsProps) {
  const message = total > WHOLE ? texts.totalTooHigh : error;
  return (
    <div id={id} data-slot="allocation-totals" className="space-y-1">
      <p className="flex flex-wrap justify-between gap-x-6">
        <span className={cn('font-semibold tabular', message !== undefined && 'text-danger')}>
          {texts.total(total)}
        </span>
        {total <= WHOLE && (
          <span className="text-ink-2 tabular">
            {total === WHOLE ? texts.allShared : texts.leftToShare(WHOLE - total)}
          </span>
        )}
      </p>
      {message !== undefined && <FieldError id={`${id}-error`}>{message}</FieldError>}
    </div>
  );
}
