import { announce, DateField, type DateParts, RadioGroup, TextArea, TextField } from '@virasat/ui';
import {
  ageOn,
  asksForGuardian,
  genders,
  guardianLabel,
  type PersonalDetails,
  relationshipStatuses,
} from '@virasat/will-model';
import { memo, useEffect, useRef } from 'react';
import { birthRange, errorsOfParts } from '../../dates/index.ts';
import { StageFindings } from '../../review/StageFindings/index.ts';
import { personalDetailsTexts } from '../../texts/personalDetails.ts';
import { drawnFor, type SectionProps, StageSection } from '../StageForm/index.ts';
import { fieldId } from './personalDetailsPlaces.ts';

const texts = personalDetailsTexts.proposed;

const genderOptions = genders.map((value) => ({ value, label: texts.genders[value] }));
const statusOptions = relationshipStatuses.map((value) => ({
  value,
  label: texts.relationshipStatuses[value],
}));

export interface PersonalDetailsAboutProps extends SectionProps<PersonalDetails> {
  dob: DateParts;
  onDobChange(parts: DateParts, iso: string): void;
  today: string;
}

/** Says once that the guardian's field has come, or that it asks for somebody else now. */
function useSpokenGuardian(label: string | null): void {
  const last = useRef(label);
  useEffect(() => {
    if (label !== null && label !== last.current) announce(texts.guardianAsked(label));
    last.current = label;
  }, [label]);
}

/** ‹About you›: name, birth, gender, status, whose son, daughter or wife, and address. */
export const PersonalDetailsAbout = memo(
  function PersonalDetailsAbout({ form, dob, onDobChange, today }: PersonalDetailsAboutProps) {
    const { values } = form;
    const guardian = asksForGuardian(values) ? guardianLabel(values) : null;
    useSpokenGuardian(guardian);
    const age = ageOn(values.dob, today);
    const dobError = form.messageAt('dob');
    function handleGenderChange(chosen: string): void {
      const known = genders.find((value) => value === chosen);
      if (known) form.set('gender', known);
    }
    function handleStatusChange(chosen: string): void {
      const known = relationshipStatuses.find((value) => value === chosen);
      if (known) form.set('relationshipStatus', known);
    }
    return (
      <StageSection title={texts.aboutYou}>
        <TextField
          {...form.text('fullName', fieldId('fullName'))}
          label={texts.fullName}
          autoComplete="name"
          spellCheck={false}
          required
        />
        <DateField
          id={fieldId('dob')}
          name="dob"
          label={texts.dob}
          hint={texts.dobHint}
          error={dobError}
          partErrors={errorsOfParts(dob, dobError, today)}
          parts={dob}
          onPartsChange={onDobChange}
          {...birthRange(today)}
          {...(age === null ? {} : { detail: texts.ageIs(age) })}
          autoComplete="bday"
        />
        <RadioGroup
          id={fieldId('gender')}
          name="gender"
          label={texts.gender}
          error={form.messageAt('gender')}
          layout="row"
          options={genderOptions}
          value={values.gender}
          onValueChange={handleGenderChange}
        />
        <RadioGroup
          id={fieldId('relationshipStatus')}
          name="relationshipStatus"
          label={texts.relationshipStatus}
          error={form.messageAt('relationshipStatus')}
          layout="row"
          options={statusOptions}
          value={values.relationshipStatus}
          onValueChange={handleStatusChange}
        />
        {guardian !== null && (
          <TextField
            {...form.text('guardianName', fieldId('guardianName'))}
            label={guardian}
            autoComplete="off"
            spellCheck={false}
            required
          />
        )}
        <TextArea
          {...form.text('address', fieldId('address'))}
          label={texts.address}
          autoComplete="street-address"
          spellCheck={false}
          required
        />
        <StageFindings block="about" />
      </StageSection>
    );
  },
  drawnFor<PersonalDetails>('dob', 'gender', 'relationshipStatus'),
);
