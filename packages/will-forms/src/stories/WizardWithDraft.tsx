import { emptyDraft, type StageNumber, type WillDraft } from '@virasat/will-model';
import { useState } from 'react';
import { type TypedParts, WillWizard, type WillWizardProps } from '../wizard/WillWizard/index.ts';

/** What the wizard tells the page, with a draft that is kept as long as the story is on the screen. */
export function WizardWithDraft(props: WillWizardProps) {
  const [draft, setDraft] = useState<WillDraft>(props.draft);
  const [stage, setStage] = useState<StageNumber>(props.stage);
  const [typed, setTyped] = useState<TypedParts>(props.typed);
  return (
    <WillWizard
      {...props}
      draft={draft}
      stage={stage}
      typed={typed}
      onDraftChange={(next) => {
        setDraft(next);
        props.onDraftChange(next);
      }}
      onTypedChange={(next) => {
        setTyped(next);
        props.onTypedChange(next);
      }}
      onStageChange={(next) => {
        setStage(next);
        props.onStageChange(next);
      }}
    />
  );
}

/** A draft in which nothing is answered, with the same ids at every run. */
export const blankDraft = (): WillDraft => {
  let last = 0;
  return emptyDraft(() => {
    last += 1;
    return `blank-${last}`;
  });
};
