import { ActionBar, cn } from '@virasat/ui';
import { stageNames } from '@virasat/will-model';
import { type ReactNode, use } from 'react';
import { wizardTexts } from '../../texts/wizard.ts';
import { StageSlotsContext } from './stageSlots.ts';

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
  const { aside, headerAction, after } = use(StageSlotsContext);
  return (
    // The aside is read last, though it stands beside the fields: whoever fills in the form goes on to its actions.
    <div className="flex flex-1 flex-col xl:grid xl:grid-cols-[1fr_minmax(0,70rem)_1fr] xl:grid-rows-[1fr_auto]">
      <div
        data-slot="stage"
        className={cn(
          'mx-auto w-full max-w-form flex-1 px-4 pb-14 sm:px-6 md:px-0',
          'xl:col-start-2 xl:row-start-1',
          aside !== null && 'xl:mx-0 xl:justify-self-start',
        )}
      >
        {summary}
        <header className="mb-8">
          <h1 tabIndex={-1} className="font-display text-h1 font-medium text-ink">
            <span className="sr-only">{`${wizardTexts.stepOf(number)} `}</span>
            {title ?? stageNames[number - 1]}
          </h1>
          <p className="mt-3 text-lg text-ink-2">{lead}</p>
          {headerAction}
        </header>
        <div className="flex flex-col gap-10">
          {children}
          {after}
        </div>
      </div>
      <ActionBar className="xl:col-span-3 xl:row-start-2" status={status}>
        {actions}
      </ActionBar>
      {aside !== null && (
        <div className="hidden w-full max-w-[27.5rem] justify-self-end xl:col-start-2 xl:row-start-1 xl:block">
          {aside}
        </div>
      )}
    </div>
  );
}
