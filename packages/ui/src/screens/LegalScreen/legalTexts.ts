/** Texts that await sign-off. */
export const proposedLegal = {
  sections: 'On this page',
  changedOn: (date: string) => `Last changed on ${date}`,
  draftTitle: 'This text is a draft',
  draftText: 'A lawyer has still to confirm the points that are marked.',
  toConfirm: 'To confirm',
} as const;
