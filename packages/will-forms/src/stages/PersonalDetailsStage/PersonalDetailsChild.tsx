import { TextField, WholeNumberField } from '@virasat/ui';
import type { Child, PersonalDetails } from '@virasat/will-model';
import { personalDetailsTexts } from '../../texts/personalDetails.ts';
import type { StageFormHandle } from '../StageForm/index.ts';
import { childFieldId } from './personalDetailsPlaces.ts';

const texts = personalDetailsTexts.proposed;

/** Long enough to type an age over 100 and be told so, instead of losing the last digit unseen. */
const MAX_AGE_DIGITS = 3;

export interface PersonalDetailsChildProps {
  form: StageFormHandle<PersonalDetails>;
  child: Child;
  index: number;
}

/** One child's name and age. */
export function PersonalDetailsChild({ form, child, index }: PersonalDetailsChildProps) {
  return (
    <>
      <TextField
        {...form.text(`children.${index}.name`, childFieldId(child.id, 'name'))}
        label={texts.childName}
        autoComplete="off"
        spellCheck={false}
      />
      <WholeNumberField
        id={childFieldId(child.id, 'age')}
        name={`children.${index}.age`}
        label={texts.childAge}
        suffix={texts.childAgeSuffix}
        maxDigits={MAX_AGE_DIGITS}
        error={form.messageAt(`children.${index}.age`)}
        value={child.age}
        onValueChange={(age) => form.set(`children.${index}.age`, age)}
      />
    </>
  );
}
