import { REVIEW_STAGE } from '@virasat/will-model';

/**
 * Words of the wizard that belong to no one stage. Those under `proposed` are ours, for sign-off; the others are
 * the specification's and are not to be reworded.
 *
 * @see spec.md sections 2, 4 and 8; design.md section 4
 */
export const wizardTexts = {
  previous: 'Previous',
  save: 'Save',
  next: 'Next',
  refused: 'Please fill in all required fields before proceeding to the next step.',
  stepOf: (stage: number): string => `Step ${stage} of ${REVIEW_STAGE}`,
  proposed: {
    undo: 'Undo',
    returnToReview: 'Return to review',
    titleOf: (stage: number, name: string): string => `Step ${stage} of ${REVIEW_STAGE}: ${name}`,
    errorTitle: (title: string): string => `Error: ${title}`,
    loading: 'The form is loading',
    arriving: (name: string): string => `Opening ${name}…`,
    partFailed: 'A part of this page could not be loaded.',
    nothingLost: 'Nothing that you typed is lost.',
    reload: 'Reload this page',
  },
} as const;
