import { Alert, TextField } from '@virasat/ui';
import type { PersonalDetails } from '@virasat/will-model';
import { memo, useState } from 'react';
import { StageFindings } from '../../review/StageFindings/index.ts';
import { personalDetailsTexts } from '../../texts/personalDetails.ts';
import { drawnFor, type SectionProps, StageSection } from '../StageForm/index.ts';
import { isAadhaar, looksUnlikePan } from './identityKind.ts';
import { fieldId } from './personalDetailsPlaces.ts';

const texts = personalDetailsTexts.proposed;

/** ‹Identity›: the kind of document, in free words, and its number, kept exactly as typed. */
export const PersonalDetailsIdentity = memo(
  function PersonalDetailsIdentity({ form }: SectionProps<PersonalDetails>) {
    const { idType, idNumber } = form.values;
    // A number that is still being typed looks wrong until its last letter, so it is judged once it is left.
    const [isNumberLeft, setIsNumberLeft] = useState(true);
    return (
      <StageSection title={texts.identity}>
        <div className="grid gap-6 xs:grid-cols-2 xs:gap-x-7">
          <TextField
            {...form.text('idType', fieldId('idType'))}
            label={texts.idType}
            hint={texts.idTypeHint}
            autoComplete="off"
            required
          />
          <TextField
            {...form.text('idNumber', fieldId('idNumber'))}
            variant="identifier"
            label={texts.idNumber}
            hint={texts.idNumberHint}
            inputMode={isAadhaar(idType) ? 'numeric' : 'text'}
            autoComplete="off"
            required
            onFocus={() => setIsNumberLeft(false)}
            onBlur={() => setIsNumberLeft(true)}
          />
        </div>
        {isNumberLeft && looksUnlikePan(idType, idNumber) && <Alert tone="warn">{texts.panLooksOdd}</Alert>}
        <StageFindings block="identity" />
      </StageSection>
    );
  },
  drawnFor<PersonalDetails>('idType', 'idNumber'),
);
