import type { WillDraft } from '@virasat/will-model';
import type { Choices } from './choice.ts';

const residuary =
  (changes: Partial<WillDraft['residuary']>) =>
  (draft: WillDraft): WillDraft => ({ ...draft, residuary: { ...draft.residuary, ...changes } });

/** What the form offers for the residue. */
export const residueChoices: Choices = {
  scope: {
    mentioned: {
      change: residuary({ scope: 'only-mentioned' }),
      stands: ['VI.1a'],
      absent: ['VI.1b', 'VI.1c'],
      drops: ['7777777', '77,77,777'],
    },
    all: {
      change: residuary({ scope: 'all-including-unmentioned', valueLimit: '' }),
      stands: ['VI.1b'],
      absent: ['VI.1a', 'VI.1c'],
    },
    limited: {
      change: residuary({ scope: 'all-including-unmentioned', valueLimit: 'half of it' }),
      stands: ['VI.1b', 'VI.1c'],
      absent: ['VI.1a'],
      prints: ['half of it'],
    },
  },
  distribution: {
    heirs: {
      change: residuary({ distributionOption: 'legal-heirs' }),
      absent: ['VI.2c', 'VI.2d', 'VI.2e', 'VI.2f', 'VI.3'],
      drops: ['41%', 'Residue-text'],
    },
    beneficiaries: {
      change: residuary({ distributionOption: 'all-beneficiaries' }),
      stands: ['VI.2c'],
      absent: ['VI.2a', 'VI.2b', 'VI.2d', 'VI.3'],
      drops: ['41%', 'Residue-text'],
    },
    custom: {
      change: residuary({ distributionOption: 'custom' }),
      stands: ['VI.2d', 'VI.2e', 'VI.3'],
      absent: ['VI.2a', 'VI.2c', 'VI.2f'],
      prints: ['41%', '59%'],
      drops: ['Residue-text'],
    },
    text: {
      change: residuary({ distributionOption: 'text' }),
      stands: ['VI.2f'],
      absent: ['VI.2a', 'VI.2c', 'VI.2d', 'VI.3'],
      prints: ['Residue-text'],
      drops: ['41%'],
    },
  },
};
