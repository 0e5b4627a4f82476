import { DateField, type DateParts, RadioGroup, TextArea, TextField } from '@virasat/ui';
import { ageOn, deedRelationTypes, type FreeWillDeed } from '@virasat/will-model';
import { memo } from 'react';
import { birthRange, errorsOfParts } from '../../dates/index.ts';
import { drawnFor, type SectionProps } from '../../stages/StageForm/index.ts';
import { deedTexts } from '../../texts/deed.ts';
import { DeedCard } from './DeedCard.tsx';
import { deedFieldId } from './deedPlaces.ts';

const texts = deedTexts.proposed;
const relationOptions = deedRelationTypes.map((value) => ({ value, label: texts.relationTypes[value] }));

export interface DeedAboutYouProps extends SectionProps<FreeWillDeed> {
  dateOfBirth: DateParts;
  onDateOfBirthChange(parts: DateParts, iso: string): void;
  today: string;
}

/** ‹About you›: who makes the deed. */
export const DeedAboutYou = memo(
  function DeedAboutYou({ form, dateOfBirth, onDateOfBirthChange, today }: DeedAboutYouProps) {
    const { relation, dateOfBirth: iso } = form.values;
    const age = ageOn(iso, today);
    const dateError = form.messageAt('dateOfBirth');
    function handleRelationChange(chosen: string): void {
      const known = deedRelationTypes.find((value) => value === chosen);
      if (known) form.set('relation.type', known);
    }
    return (
      <DeedCard title={texts.aboutYou}>
        <TextField
          {...form.text('fullName', deedFieldId('fullName'))}
          label={texts.fullName}
          autoComplete="name"
          spellCheck={false}
        />
        <RadioGroup
          id={deedFieldId('relation.type')}
          name="relationType"
          label={texts.relationType}
          error={form.messageAt('relation.type')}
          layout="row"
          options={relationOptions}
          value={relation.type}
          onValueChange={handleRelationChange}
        />
        <TextField
          {...form.text('relation.parentName', deedFieldId('relation.parentName'))}
          label={texts.parentName}
          autoComplete="off"
          spellCheck={false}
        />
        <TextArea
          {...form.text('address', deedFieldId('address'))}
          label={texts.address}
          autoComplete="street-address"
          spellCheck={false}
        />
        <DateField
          id={deedFieldId('dateOfBirth')}
          name="dateOfBirth"
          label={texts.dateOfBirth}
          error={dateError}
          partErrors={errorsOfParts(dateOfBirth, dateError, today)}
          parts={dateOfBirth}
          onPartsChange={onDateOfBirthChange}
          {...birthRange(today)}
          {...(age === null ? {} : { detail: texts.ageIs(age) })}
          autoComplete="bday"
        />
        <TextField
          {...form.text('occupation', deedFieldId('occupation'))}
          label={texts.occupation}
          autoComplete="organization-title"
        />
      </DeedCard>
    );
  },
  drawnFor<FreeWillDeed>('fullName', 'relation', 'address', 'dateOfBirth', 'occupation'),
);
