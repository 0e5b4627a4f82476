import * as Radix from '@radix-ui/react-progress';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { texts } from '../../texts.ts';
import { ProgressHeaderNames } from './ProgressHeaderNames.tsx';
import { ProgressHeaderThread } from './ProgressHeaderThread.tsx';
import { percentComplete } from './progress.ts';

export interface ProgressHeaderProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** 1 to the number of stages. */
  stage: number;
  /** Names of all stages in order; shown where there is room for them in the reader’s text size. */
  stageNames: readonly string[];
  /** The will has been submitted: the seal is pressed. */
  sealed?: boolean;
}

/**
 * How far the will has come: one thread, a knot for every stage, and the seal that only a submitted will
 * gets. Nothing in it can be pressed; stages are changed by Previous, Next and the review's Edit links.
 * @see design.md, 1.1 and 2.3; spec.md, section 2, Will wizard
 */
export function ProgressHeader({
  stage,
  stageNames,
  sealed = false,
  className,
  ...props
}: ProgressHeaderProps) {
  const count = stageNames.length;
  const percent = percentComplete(stage, count);
  return (
    <div data-slot="progress-header" className={cn('@container text-sm print:hidden', className)} {...props}>
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold text-ink">{texts.stepOf(stage, count)}</span>
        <span className="tabular text-ink-3">{texts.percentComplete(percent)}</span>
      </p>
      <Radix.Root
        value={stage}
        max={count}
        aria-label={texts.progress}
        getValueLabel={() => `${texts.stepOf(stage, count)}, ${texts.percentComplete(percent)}`}
      >
        <ProgressHeaderThread stage={stage} count={count} sealed={sealed} />
      </Radix.Root>
      <ProgressHeaderNames stage={stage} stageNames={stageNames} />
    </div>
  );
}
