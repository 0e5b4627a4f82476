import { cn } from '../../lib/cn.ts';
import { texts } from '../../texts.ts';
import { stageState } from './progress.ts';
import { trackColumns } from './progressTrack.ts';

export interface ProgressHeaderNamesProps {
  stage: number;
  stageNames: readonly string[];
}

/** The stages by name under their knots, where there is room. */
export function ProgressHeaderNames({ stage, stageNames }: ProgressHeaderNamesProps) {
  return (
    <ol className="hidden @min-[56rem]:grid" style={trackColumns(stageNames.length)}>
      {stageNames.map((name, index) => {
        const state = stageState(index + 1, stage);
        return (
          <li
            key={name}
            aria-current={state === 'current' ? 'step' : undefined}
            className={cn(
              'pe-3 text-xs leading-snug text-ink-3',
              state === 'completed' && 'text-ink-2',
              state === 'current' && 'font-semibold text-primary',
            )}
          >
            <span>{name}</span>
            {state === 'completed' && <span className="sr-only">{`, ${texts.stageCompleted}`}</span>}
            {state === 'not-started' && <span className="sr-only">{`, ${texts.stageNotStarted}`}</span>}
          </li>
        );
      })}
    </ol>
  );
}
