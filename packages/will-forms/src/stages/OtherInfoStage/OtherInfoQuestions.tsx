import { TextArea, TextField, YesNo } from '@virasat/ui';
import type { OtherInfo } from '@virasat/will-model';
import { memo } from 'react';
import { StageFindings } from '../../review/StageFindings/index.ts';
import { otherInfoTexts } from '../../texts/otherInfo.ts';
import { drawnFor, type SectionProps } from '../StageForm/index.ts';
import { fieldId } from './otherInfoPlaces.ts';

const texts = otherInfoTexts.proposed;

/**
 * The four questions before the witnesses, in the order of the specification. What was typed under an answer stays
 * with the draft while another is chosen, and comes back with it.
 */
export const OtherInfoQuestions = memo(
  function OtherInfoQuestions({ form }: SectionProps<OtherInfo>) {
    const { isGuardianCaretaker, hasPets, includeNoContestClause, hasSpecialInstructions } = form.values;
    return (
      <>
        <div className="space-y-4">
          <YesNo
            name={fieldId('isGuardianCaretaker')}
            label={texts.guardian}
            hint={texts.guardianHint}
            value={isGuardianCaretaker}
            onValueChange={(answer) => form.set('isGuardianCaretaker', answer)}
            revealWhen="no"
          >
            <TextField
              {...form.text('caretaker', fieldId('caretaker'))}
              label={texts.caretaker}
              hint={texts.caretakerHint}
              autoComplete="off"
              spellCheck={false}
            />
          </YesNo>
          <StageFindings block="caretaker" />
        </div>
        <div className="space-y-4">
          <YesNo
            name={fieldId('hasPets')}
            label={texts.pets}
            value={hasPets}
            onValueChange={(answer) => form.set('hasPets', answer)}
          >
            <TextArea
              {...form.text('petDetails', fieldId('petDetails'))}
              label={texts.petDetails}
              hint={`${texts.petDetailsHint} ${texts.givesNoProperty}`}
            />
          </YesNo>
          <StageFindings block="pets" />
        </div>
        <div className="space-y-4">
          <YesNo
            name={fieldId('includeNoContestClause')}
            label={texts.noContest}
            hint={texts.noContestHint}
            value={includeNoContestClause}
            onValueChange={(answer) => form.set('includeNoContestClause', answer)}
          />
          <StageFindings block="noContest" />
        </div>
        <div className="space-y-4">
          <YesNo
            name={fieldId('hasSpecialInstructions')}
            label={texts.special}
            value={hasSpecialInstructions}
            onValueChange={(answer) => form.set('hasSpecialInstructions', answer)}
          >
            <TextArea
              {...form.text('specialInstructions', fieldId('specialInstructions'))}
              label={texts.specialInstructions}
              hint={`${texts.specialInstructionsHint} ${texts.givesNoProperty}`}
            />
          </YesNo>
          <StageFindings block="specialInstructions" />
        </div>
      </>
    );
  },
  drawnFor<OtherInfo>('isGuardianCaretaker', 'hasPets', 'includeNoContestClause', 'hasSpecialInstructions'),
);
