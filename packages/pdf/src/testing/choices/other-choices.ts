import type { WillDraft } from '@virasat/will-model';
import type { Choice, Choices } from './choice.ts';
import { witness } from './everything-typed.ts';

const other =
  (changes: Partial<WillDraft['otherInfo']>) =>
  (draft: WillDraft): WillDraft => ({ ...draft, otherInfo: { ...draft.otherInfo, ...changes } });

const named = (count: number): Choice => {
  const names = ['Wit-1', 'Wit-2', 'Wit-3', 'Wit-4'].slice(0, count);
  return { change: other({ addWitnessNow: true, witnesses: names.map(witness) }), prints: names };
};

/** What the form asks besides. */
export const otherChoices: Choices = {
  caretaker: {
    guardian: {
      change: other({ isGuardianCaretaker: true }),
      stands: ['VII.1a'],
      absent: ['VII.1b'],
      drops: ['Care-taker'],
    },
    named: {
      change: other({ isGuardianCaretaker: false }),
      stands: ['VII.1b'],
      absent: ['VII.1a'],
      prints: ['Care-taker'],
    },
  },
  pets: {
    no: { change: other({ hasPets: false }), stands: ['VII.3b'], absent: ['VII.3a'], drops: ['Pet-details'] },
    yes: {
      change: other({ hasPets: true }),
      stands: ['VII.3a'],
      absent: ['VII.3b'],
      prints: ['Pet-details'],
    },
  },
  contest: {
    off: {
      change: other({ includeNoContestClause: false }),
      stands: ['VIII.1c'],
      absent: ['VIII.1a', 'VIII.1b'],
    },
    on: {
      change: other({ includeNoContestClause: true }),
      stands: ['VIII.1a', 'VIII.1b'],
      absent: ['VIII.1c'],
    },
  },
  instructions: {
    no: {
      change: other({ hasSpecialInstructions: false }),
      stands: ['VIII.2b'],
      absent: ['VIII.2a'],
      drops: ['Special-words'],
    },
    yes: {
      change: other({ hasSpecialInstructions: true }),
      stands: ['VIII.2a'],
      absent: ['VIII.2b'],
      prints: ['Special-words'],
    },
  },
  witnesses: {
    later: { change: other({ addWitnessNow: false }), drops: ['Wit-1', 'Wit-2', 'Wit-3', 'Wit-4'] },
    two: named(2),
    three: named(3),
    four: named(4),
    nominee: {
      change: other({ addWitnessNow: true, witnesses: ['Wit-1', 'Dr. ASHA'].map(witness) }),
      absent: ['ATT.2', 'ATT.2-UK'],
      prints: ['Dr. ASHA'],
    },
  },
};
