const NO_BREAK_SPACE = '\u00A0';

/**
 * A text of a document for the screen, whose lines end where the printed ones may: never between a rupee sign and its
 * amount, nor before a danda.
 */
export const unbroken = (text: string): string =>
  text.replace(/(?<=₹) (?=\d|$)| (?=[।॥](?: |$))/gu, NO_BREAK_SPACE);
