import type { WillDraft } from '@virasat/will-model';
import type { InstructionPage, InstructionStep } from '../document/will-document.ts';
import type { WordingKey } from '../wording/wording.ts';
import type { Say } from './say.ts';
import { statutesOf } from './statutes.ts';

/** The product's name, on the one page that is no part of the will. */
const BRAND = 'Virasat';

type StepKey = Extract<WordingKey, `P.${string}`>;

/** The steps for the chosen country; India's where none is chosen. */
function stepKeys({ personalDetails: { country } }: WillDraft): StepKey[] {
  const foreign = (own: 'P.US' | 'P.UK'): StepKey[] => [
    'P.1',
    'P.2-intl',
    'P.3',
    'P.4',
    'P.5',
    'P.6-intl',
    own,
    'P.10',
    'P.11',
    'P.12',
  ];
  switch (country) {
    case 'USA':
      return foreign('P.US');
    case 'UK':
      return foreign('P.UK');
    case 'India':
    case '':
      return ['P.1', 'P.2', 'P.3', 'P.4', 'P.5', 'P.6', 'P.7', 'P.8', 'P.9', 'P.10', 'P.11', 'P.12'];
    default:
      return country satisfies never;
  }
}

/**
 * The page that tells how to sign the will. It always comes first and is no part of the will.
 *
 * @see wording.md, section 4
 */
export const instructionPage = (draft: WillDraft, say: Say): InstructionPage => ({
  brand: BRAND,
  heading: say('P.0'),
  steps: stepKeys(draft).map(
    (key): InstructionStep => ({
      key,
      statutes: statutesOf(key),
      fields: ['personalDetails.country'],
      text: say(key),
    }),
  ),
});
