import { ActionBar } from '@virasat/ui';
import { stageNames } from '@virasat/will-model';
import type { ReactNode } from 'react';
import { wizardTexts } from '../../texts/wizard.ts';

export interface StageFrameProps {
  /** 1 to 7. */
  number: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** The heading, where it isn't the stage's name. */
  title?: string;
  /** One sentence: what this stage is for. */
  lead: ReactNode;
  /** Stands above the heading: what keeps the stage from going on. */
  summary?: ReactNode;
  /** Left of the actions, above them on phones: where the answers are. */
  status?: ReactNode;
  /** Buttons in reading order. */
  actions: ReactNode;
  children: ReactNode;
}

/**
 * What every stage from 1 to 7 has in common: summary, heading, lead, fields, and the actions at the foot.
 *
 * The heading can take focus: the wizard moves it there when the stage changes.
 *
 * @see design.md, 3.3 and section 4
 */
export function StageFrame({ number, title, lead, summary, status, actions, children }: StageFrameProps) {
  return (
    <>
      <div data-slot="stage" className="mx-auto w-full max-w-form flex-1 px-4 pb-14 sm:px-6 md:px-0">
        {summary}
        <header className="mb-8">
          <h1 tabIndex={-1} className="font-display text-h1 font-medium text-ink">
            <span className="sr-only">{`${wizardTexts.stepOf(number)} `}</span>
            {title ?? stageNames[number - 1]}
          </h1>
          <p className="mt-3 text-lg text-ink-2">{lead}</p>
        </header>
        <div className="flex flex-col gap-10">{children}</div>
      </div>
      <ActionBar status={status}>{actions}</ActionBar>
    </>
  );
}
