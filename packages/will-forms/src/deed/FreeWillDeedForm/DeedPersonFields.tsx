import { TextArea, TextField } from '@virasat/ui';
import type { FreeWillDeed } from '@virasat/will-model';
import type { StageFormHandle } from '../../stages/StageForm/index.ts';
import { deedTexts } from '../../texts/deed.ts';
import { deedFieldId } from './deedPlaces.ts';

export interface DeedPersonFieldsProps {
  form: StageFormHandle<FreeWillDeed>;
  person: 'executor1' | 'executor2' | 'witness1' | 'witness2';
  legend: string;
}

/** Name and address of an executor or a witness. */
export function DeedPersonFields({ form, person, legend }: DeedPersonFieldsProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="float-start mb-2 w-full text-h4 font-semibold text-ink">{legend}</legend>
      <TextField
        {...form.text(`${person}.name`, deedFieldId(`${person}.name`))}
        className="clear-both"
        label={deedTexts.proposed.name}
        autoComplete="off"
        spellCheck={false}
      />
      <TextArea
        {...form.text(`${person}.address`, deedFieldId(`${person}.address`))}
        label={deedTexts.proposed.address}
        autoComplete="off"
        spellCheck={false}
      />
    </fieldset>
  );
}
