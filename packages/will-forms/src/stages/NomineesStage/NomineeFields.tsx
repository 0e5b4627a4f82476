import { TextField } from '@virasat/ui';
import type { Nominee } from '@virasat/will-model';
import { nomineesTexts } from '../../texts/nominees.ts';
import type { StageFormHandle } from '../StageForm/index.ts';
import { type NomineesValues, nomineeFieldId } from './nomineesPlaces.ts';

const texts = nomineesTexts.proposed;

export interface NomineeFieldsProps {
  form: StageFormHandle<NomineesValues>;
  nominee: Nominee;
  index: number;
}

/** Who one nominee is. */
export function NomineeFields({ form, nominee: { id }, index }: NomineeFieldsProps) {
  return (
    <>
      <TextField
        {...form.text(`nominees.${index}.name`, nomineeFieldId(id, 'name'))}
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        {...form.text(`nominees.${index}.relation`, nomineeFieldId(id, 'relation'))}
        label={texts.relation}
        hint={texts.relationHint}
        autoComplete="off"
      />
      <TextField
        {...form.text(`nominees.${index}.nomiee_notes`, nomineeFieldId(id, 'nomiee_notes'))}
        label={texts.note}
        hint={texts.noteHint}
        optional
        autoComplete="off"
      />
    </>
  );
}
