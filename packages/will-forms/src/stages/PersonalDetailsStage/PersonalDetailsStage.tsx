import { type DateParts, isoToParts } from '@virasat/ui';
import { type PersonalDetails, personalDetailsSchema } from '@virasat/will-model';
import { useCallback, useMemo, useState } from 'react';
import { isTyped } from '../../dates/index.ts';
import { personalDetailsTexts } from '../../texts/personalDetails.ts';
import { type StageActions, StageForm, useStageForm } from '../StageForm/index.ts';
import { PersonalDetailsAbout } from './PersonalDetailsAbout.tsx';
import { PersonalDetailsChildren } from './PersonalDetailsChildren.tsx';
import { PersonalDetailsIdentity } from './PersonalDetailsIdentity.tsx';
import { PersonalDetailsWill } from './PersonalDetailsWill.tsx';
import { personalDetailsPlaces } from './personalDetailsPlaces.ts';

export interface PersonalDetailsStageProps extends StageActions {
  details: PersonalDetails;
  /** A date of birth that is typed but isn't a date yet; kept beside the draft. */
  typedDob: DateParts | null;
  /** The person's own date, 'YYYY-MM-DD': the age is counted on it. */
  today: string;
  /** Every change, valid or not. */
  onChange(details: PersonalDetails): void;
  /** What stands in the date's boxes while it is no date; null once it is, or once they are empty. */
  onTypedDobChange(parts: DateParts | null): void;
  onNext(details: PersonalDetails): void;
}

/**
 * Stage 1: who makes the will, and how it is to be written.
 *
 * @see spec.md section 2, Personal details stage, and section 5, Personal details
 */
export function PersonalDetailsStage({
  details,
  typedDob,
  today,
  onChange,
  onTypedDobChange,
  onNext,
  ...actions
}: PersonalDetailsStageProps) {
  const [schema] = useState(() => personalDetailsSchema(today));
  // As typed, '03' included, for as long as the stage is on the screen.
  const [dob, setDob] = useState(() => typedDob ?? isoToParts(details.dob));
  const place = useMemo(() => personalDetailsPlaces(dob, today), [dob, today]);
  const form = useStageForm<PersonalDetails>({ values: details, schema, onChange, onNext, place });

  const { set } = form;
  const handleDobChange = useCallback(
    (parts: DateParts, iso: string): void => {
      setDob(parts);
      set('dob', iso);
      onTypedDobChange(iso === '' && isTyped(parts) ? parts : null);
    },
    [set, onTypedDobChange],
  );

  return (
    <StageForm form={form} number={1} lead={personalDetailsTexts.proposed.lead} {...actions}>
      <PersonalDetailsWill form={form} />
      <PersonalDetailsAbout form={form} dob={dob} onDobChange={handleDobChange} today={today} />
      <PersonalDetailsIdentity form={form} />
      <PersonalDetailsChildren form={form} />
    </StageForm>
  );
}
