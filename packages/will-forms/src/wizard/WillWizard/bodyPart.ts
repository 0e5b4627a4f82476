import { createPart } from '../../parts/index.ts';

/** Everything after the introduction but the review: the stages that ask, what stands beside them, the dialogs. */
export const wizardBody = createPart(async () => (await import('./WizardBody.tsx')).WizardBody);
