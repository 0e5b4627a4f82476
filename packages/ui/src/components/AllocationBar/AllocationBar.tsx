import { type ComponentProps, useId } from 'react';
import { cn } from '../../lib/cn.ts';
import { scriptLang } from '../../lib/scriptLang.ts';
import { texts } from '../../texts.ts';
import { shareColour } from './shareColours.ts';

/** One person's part. */
export interface BarShare {
  key: string;
  name: string;
  /** Whole percent; null while empty. */
  share: number | null;
  /** Which of the eight colours, so that a person keeps one from bar to bar. By default the place in the list. */
  colour?: number;
}

export interface AllocationBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  shares: readonly BarShare[];
  /** Names and numbers under the bar; leave them out only where they stand beside it. */
  hasKey?: boolean;
}

const WHOLE = 100;

/** ‹Shares: Aarav 50%, Meera 35%. 15% left to share.› */
function sentenceOf(shares: readonly BarShare[], total: number): string {
  const named = shares.filter(({ share }) => share !== null);
  if (named.length === 0) return texts.barEmpty;
  const parts = named
    .map(({ name, share }) => `${name === '' ? texts.shareWithoutName : name} ${share}%`)
    .join(', ');
  return texts.barSentence(
    parts,
    total > WHOLE ? texts.total(total) : total === WHOLE ? texts.allShared : texts.leftToShare(WHOLE - total),
  );
}

/**
 * Shares as a bar: one colour a person, the rest sunk, what goes above 100 hatched. It only repeats what stands in
 * words beside it, and says all of it in its name.
 * @see design.md, 2.2, AllocationEditor
 */
export function AllocationBar({ shares, hasKey = false, className, ...props }: AllocationBarProps) {
  const sentenceId = useId();
  const parts = shares.map((part, index) => ({
    ...part,
    share: part.share ?? 0,
    tone: shareColour(part.colour ?? index),
  }));
  const drawn = parts.filter(({ share }) => share > 0);
  const total = drawn.reduce((sum, { share }) => sum + share, 0);
  const scale = Math.max(total, WHOLE);
  return (
    <div data-slot="allocation-bar" className={cn('min-w-0 space-y-2', className)} {...props}>
      <div
        role="img"
        aria-labelledby={sentenceId}
        className="relative flex h-3 gap-0.5 overflow-hidden rounded-full border border-edge bg-sunk print:print-color-adjust-exact"
      >
        <span id={sentenceId} className="sr-only">
          {sentenceOf(shares, total)}
        </span>
        {drawn.map(({ key, share, tone }) => (
          <span
            key={key}
            style={{ width: `${(share / scale) * WHOLE}%` }}
            className={cn(
              'h-full min-w-0.5 forced-colors:border-e-2 forced-colors:border-[CanvasText]',
              tone,
            )}
          />
        ))}
        {total > WHOLE && (
          <span
            style={{ width: `${((total - WHOLE) / scale) * WHOLE}%` }}
            className="absolute inset-y-0 end-0 border-s-2 border-danger bg-[repeating-linear-gradient(135deg,var(--danger)_0_3px,var(--danger-tint)_3px_7px)]"
          />
        )}
      </div>
      {hasKey && drawn.length > 0 && (
        <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
          {drawn.map(({ key, name, share, tone }) => (
            <li key={key} className="flex min-w-0 items-center gap-1.5">
              <span className={cn('size-2.5 shrink-0 rounded-full forced-colors:border', tone)} />
              <span lang={scriptLang(name)} className="min-w-0 wrap-anywhere">
                {name === '' ? texts.shareWithoutName : name}
              </span>
              <span className="tabular">{`${share}%`}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
