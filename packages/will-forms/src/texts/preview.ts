/** Words round the preview of the will, ours, for sign-off. @see design.md section 4, point 6 */
export const previewTexts = {
  proposed: {
    title: 'Your will so far',
    hint: 'The words that will be printed. Choose a sentence to go to its answer.',
    hintForKeys: 'Arrow keys move from answer to answer, Enter goes to it.',
    preview: 'Preview',
    showWhole: 'Show whole will',
    wholeTitle: 'Your whole will',
    close: 'Close',
    blank: 'not answered yet',
    pageCount: 'number of pages',
  },
} as const;
