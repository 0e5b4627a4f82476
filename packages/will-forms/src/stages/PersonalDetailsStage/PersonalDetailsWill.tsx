import { RadioGroup, TextField } from '@virasat/ui';
import { countries, type PersonalDetails, willLanguages } from '@virasat/will-model';
import { memo } from 'react';
import { StageFindings } from '../../review/StageFindings/index.ts';
import { languageNames, personalDetailsTexts } from '../../texts/personalDetails.ts';
import { drawnFor, type SectionProps, StageSection } from '../StageForm/index.ts';
import { fieldId } from './personalDetailsPlaces.ts';

const texts = personalDetailsTexts.proposed;

const languageOptions = willLanguages.map((value) => ({ value, ...languageNames[value] }));
const countryOptions = countries.map((value) => ({ value, label: texts.countries[value] }));

/** ‹This will›: language, name and country. */
export const PersonalDetailsWill = memo(
  function PersonalDetailsWill({ form }: SectionProps<PersonalDetails>) {
    const { language, country } = form.values;
    function handleLanguageChange(chosen: string): void {
      const known = willLanguages.find((value) => value === chosen);
      if (known) form.set('language', known);
    }
    function handleCountryChange(chosen: string): void {
      const known = countries.find((value) => value === chosen);
      if (known) form.set('country', known);
    }
    return (
      <StageSection title={texts.thisWill}>
        <RadioGroup
          id={fieldId('language')}
          name="language"
          label={texts.language}
          hint={texts.languageHint}
          error={form.messageAt('language')}
          layout="row"
          options={languageOptions}
          value={language}
          onValueChange={handleLanguageChange}
        />
        <TextField
          {...form.text('documentName', fieldId('documentName'))}
          label={texts.documentName}
          hint={texts.documentNameHint}
          autoComplete="off"
          required
        />
        <RadioGroup
          id={fieldId('country')}
          name="country"
          label={texts.country}
          error={form.messageAt('country')}
          layout="row"
          options={countryOptions}
          value={country}
          onValueChange={handleCountryChange}
        />
        <StageFindings block="will" />
      </StageSection>
    );
  },
  drawnFor<PersonalDetails>('language', 'country'),
);
