import type { DateParts, SaveState } from '@virasat/ui';
import type { StageNumber, WillDraft } from '@virasat/will-model';
import type { ReactNode } from 'react';
import type { TypedNewNominee } from '../../stages/NewNominee/index.ts';
import type { WizardDialogsProps } from './WizardDialogs.tsx';

/** What is typed but isn't a value yet: kept beside the draft, never sent. */
export interface TypedParts {
  dob: DateParts | null;
  /** Somebody who is typed beside the shares and was not added to the nominees yet. */
  nominee: TypedNewNominee | null;
}

export interface WillWizardProps extends WizardDialogsProps {
  draft: WillDraft;
  /** Goes up whenever the draft was replaced from outside: a stage takes its answers over when it is mounted. */
  revision: number;
  stage: StageNumber;
  /** A stage that was asked for and is still on its way; the one before it is shown meanwhile. */
  arriving?: StageNumber | null;
  /** The person's own date, 'YYYY-MM-DD'. */
  today: string;
  typed: TypedParts;
  /** Every change, valid or not, within the event that made it. */
  onDraftChange(draft: WillDraft): void;
  onTypedChange(typed: TypedParts): void;
  onStageChange(stage: StageNumber): void;
  /** The page's title without the brand, marked while something is wrong: ‹Error: Step 3 of 7: Assets›. */
  onTitleChange?: (title: string) => void;
  save: {
    state: SaveState;
    /** Written out: 4:12 pm. */
    time?: string;
    saving: boolean;
    onSave(): void;
    onRetry?(): void;
  };
  onSubmit(): void;
  /** A passing note: ‹Opening "My will" for editing›. */
  notice?: string | undefined;
  /** What the page has to say above the stage: ui's Alerts. */
  alerts?: ReactNode;
}
