import { TextArea, TextField } from '@virasat/ui';
import type { OtherInfo, Witness } from '@virasat/will-model';
import { otherInfoTexts } from '../../texts/otherInfo.ts';
import type { StageFormHandle } from '../StageForm/index.ts';
import { witnessFieldId } from './otherInfoPlaces.ts';

const texts = otherInfoTexts.proposed;

export interface OtherInfoWitnessProps {
  form: StageFormHandle<OtherInfo>;
  witness: Witness;
  index: number;
}

/** The fields of one witness. */
export function OtherInfoWitness({ form, witness, index }: OtherInfoWitnessProps) {
  return (
    <>
      <TextField
        {...form.text(`witnesses.${index}.name`, witnessFieldId(witness.id, 'name'))}
        label={texts.witnessName}
        autoComplete="off"
        spellCheck={false}
      />
      <TextArea
        {...form.text(`witnesses.${index}.address`, witnessFieldId(witness.id, 'address'))}
        label={texts.witnessAddress}
        autoComplete="off"
      />
    </>
  );
}
