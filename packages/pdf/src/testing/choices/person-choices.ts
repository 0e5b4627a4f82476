import { type WillDraft, willLanguages } from '@virasat/will-model';
import type { Choices } from './choice.ts';

const details =
  (changes: Partial<WillDraft['personalDetails']>) =>
  (draft: WillDraft): WillDraft => ({ ...draft, personalDetails: { ...draft.personalDetails, ...changes } });

/** What the form asks of the person. */
export const personChoices: Choices = {
  language: Object.fromEntries(
    willLanguages.map((language) => [language, { change: details({ language }) }]),
  ),
  country: {
    India: {
      change: details({ country: 'India' }),
      stands: ['IX.1-IN', 'P.2', 'P.9'],
      absent: ['IX.1-US', 'IX.1-UK', 'VI.2a-intl'],
    },
    USA: {
      change: details({ country: 'USA' }),
      stands: ['IX.1-US', 'P.US', 'P.2-intl'],
      absent: ['IX.1-IN', 'VI.2a', 'VI.2b', 'P.8'],
    },
    UK: {
      change: details({ country: 'UK' }),
      stands: ['IX.1-UK', 'P.UK'],
      absent: ['IX.1-IN', 'VI.2a', 'ATT.2', 'P.9'],
    },
    none: { change: details({ country: '' }), stands: ['IX.1-IN', 'P.9'], absent: ['IX.1-US', 'IX.1-UK'] },
  },
  gender: {
    female: { change: details({ gender: 'female' }) },
    male: { change: details({ gender: 'male' }) },
    other: { change: details({ gender: 'other' }) },
    none: { change: details({ gender: '' }), drops: ['Rohan Deshpande'] },
  },
  status: {
    single: { change: details({ relationshipStatus: 'single' }) },
    married: { change: details({ relationshipStatus: 'married' }) },
    separated: { change: details({ relationshipStatus: 'separated' }) },
    none: { change: details({ relationshipStatus: '' }) },
  },
  children: {
    listed: {
      change: details({ hasChildren: true }),
      stands: ['II.3a'],
      absent: ['II.3b'],
      prints: ['Kid-listed'],
    },
    no: {
      change: details({ hasChildren: false }),
      stands: ['II.3b'],
      absent: ['II.3a'],
      drops: ['Kid-listed'],
    },
  },
};
