/**
 * Texts of the dialogs round submission. Those under `proposed` are ours, for sign-off.
 *
 * @see spec.md, section 2, Dialogs around submission; section 2, Will wizard
 */
export const dialogTexts = {
  unsavedTitle: 'Unsaved Changes',
  unsavedCancel: 'Cancel',
  unsavedStart: 'Start New Will',
  balanceTitle: 'Insufficient Balance',
  balanceCancel: 'Cancel',
  balancePay: 'Pay Now',
  creating: 'Creating your will...',
  creatingText: 'Please wait while we process your document',
  download: 'Download',
  closePreview: 'Close and Return to Dashboard',
  proposed: {
    makingSteps: {
      fonts: 'Getting the letters ready',
      pages: 'Setting the pages',
      file: 'Writing the PDF',
      sending: 'Sending it to your account',
    },
    unsavedText: 'Starting again deletes the answers on this device.',
    balanceFallback: 'Your balance does not cover this will. Top up to submit it. Your answers are kept.',
    previewTitle: 'Your will is ready',
    previewFrame: 'Your will, PDF',
    previewNext: 'Next: print, sign with two witnesses, tell your executor where it is.',
    previewMissing: 'If you cannot see your will here, download it.',
    previewOnThisDevice:
      'This browser does not show PDF files in a page. Download your will to read all of it.',
    previewFacts: (pages: number, size: string) =>
      `PDF, ${pages === 1 ? '1 page' : `${pages} pages`}, ${size}`,
  },
} as const;
