import { type OtherInfo, otherInfoSchema } from '@virasat/will-model';
import { otherInfoTexts } from '../../texts/otherInfo.ts';
import { type StageActions, StageForm, useStageForm } from '../StageForm/index.ts';
import { OtherInfoQuestions } from './OtherInfoQuestions.tsx';
import { OtherInfoWitnesses } from './OtherInfoWitnesses.tsx';
import { otherInfoPlaces } from './otherInfoPlaces.ts';

export interface OtherInfoStageProps extends StageActions {
  otherInfo: OtherInfo;
  /** Every change, valid or not. */
  onChange(otherInfo: OtherInfo): void;
  onNext(otherInfo: OtherInfo): void;
}

/**
 * Stage 6: minors, pets, the no-contest clause, special instructions, witnesses.
 *
 * @see spec.md section 2, Other information stage, and section 5, Other information
 */
export function OtherInfoStage({ otherInfo, onChange, onNext, ...actions }: OtherInfoStageProps) {
  const form = useStageForm<OtherInfo>({
    values: otherInfo,
    schema: otherInfoSchema,
    onChange,
    onNext,
    place: otherInfoPlaces,
  });
  return (
    <StageForm form={form} number={6} lead={otherInfoTexts.proposed.lead} {...actions}>
      <OtherInfoQuestions form={form} />
      <OtherInfoWitnesses form={form} />
    </StageForm>
  );
}
