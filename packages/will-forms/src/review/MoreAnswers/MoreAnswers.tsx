import { CollapsibleSection, RadioGroup, Select, YesNo } from '@virasat/ui';
import { type MoreAnswers as Answers, earlierWills, noMoreAnswers, personalLaws } from '@virasat/will-model';
import { useState } from 'react';
import { checksTexts } from '../../texts/checks.ts';

const texts = checksTexts.proposed;

/** The DOM id of the section: a finding that asks for one of its answers leads there. */
export const MORE_ANSWERS_ID = 'review-moreAnswers';

const lawOptions = personalLaws.map((value) => ({ value, label: texts.personalLaws[value] }));
const earlierOptions = earlierWills.map((value) => ({ value, label: texts.earlierWills[value] }));

export interface MoreAnswersProps {
  /** Undefined while nothing was answered. Read once. */
  answers: Answers | undefined;
  /** Whether witnesses are named now: nothing is asked about people who are not. */
  hasWitnesses: boolean;
  onChange(answers: Answers): void;
}

/** Optional answers that make the checks sharper. Nobody has to give them, and the will doesn't print them. */
export function MoreAnswers({ answers: atFirst, hasWitnesses, onChange }: MoreAnswersProps) {
  const [answers, setAnswers] = useState(() => atFirst ?? noMoreAnswers());
  function change(changes: Partial<Answers>): void {
    const next = { ...answers, ...changes };
    setAnswers(next);
    onChange(next);
  }
  return (
    <CollapsibleSection id={MORE_ANSWERS_ID} title={texts.moreTitle}>
      <div className="space-y-6">
        <p className="text-ink-2">{texts.moreLead}</p>
        <Select
          name="personalLaw"
          label={texts.personalLaw}
          optional
          placeholder={texts.personalLaws['']}
          options={lawOptions}
          value={answers.personalLaw}
          onChange={({ target }) =>
            change({ personalLaw: personalLaws.find((value) => value === target.value) ?? '' })
          }
        />
        <RadioGroup
          name="earlierWill"
          label={texts.earlierWill}
          optional
          options={earlierOptions}
          value={answers.earlierWill}
          onValueChange={(value) => change({ earlierWill: earlierWills.find((one) => one === value) ?? '' })}
        />
        {hasWitnesses && (
          <YesNo
            name="areWitnessesAdult"
            label={texts.witnessesAdult}
            optional
            value={answers.areWitnessesAdult}
            onValueChange={(areWitnessesAdult) => change({ areWitnessesAdult })}
          />
        )}
      </div>
    </CollapsibleSection>
  );
}
