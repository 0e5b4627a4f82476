import type { WillDraft } from '@virasat/will-model';
import type { Choices } from './choice.ts';
import { person } from './everything-typed.ts';

const executor =
  (changes: Partial<WillDraft['executor']>) =>
  (draft: WillDraft): WillDraft => ({ ...draft, executor: { ...draft.executor, ...changes } });

/** Whom the form lets appoint. */
export const executorChoices: Choices = {
  executor: {
    none: {
      change: executor({ appointExecutor: 'no' }),
      stands: ['V.1a'],
      absent: ['V.1b', 'V.1c', 'V.1d', 'V.2', 'V.3', 'V.6', 'V.7'],
      drops: ['Common-1', 'Separate-1'],
    },
    one: {
      change: executor({ appointExecutor: 'yes' }),
      stands: ['V.1b', 'V.6', 'V.7'],
      absent: ['V.1a', 'V.1c', 'V.1d', 'V.2', 'V.3'],
      prints: ['Common-1'],
      drops: ['Separate-1'],
    },
    several: {
      change: executor({
        appointExecutor: 'yes',
        commonExecutors: ['Common-1', 'Common-2', 'Common-3'].map(person),
      }),
      stands: ['V.1c', 'V.2'],
      absent: ['V.1a', 'V.1b', 'V.1d', 'V.3'],
      prints: ['Common-1', 'Common-2', 'Common-3'],
      drops: ['Separate-1'],
    },
    separate: {
      change: executor({ appointExecutor: 'yes', executorMode: 'separate' }),
      stands: ['V.1d', 'V.3', 'V.7'],
      absent: ['V.1a', 'V.1b', 'V.1c', 'V.2'],
      drops: ['Common-1'],
    },
  },
};
