/** The languages of the toolbar; 'story' leaves what the story says. */
export type LanguageChoice = 'story' | 'english' | 'hindi' | 'marathi';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The story's args with the will in another language. Two shapes are known by their names: a whole draft
 * (`draft.personalDetails.language`) and a `willLanguage`. Others are returned as they are.
 */
export function inWillLanguage(
  args: Record<string, unknown>,
  choice: LanguageChoice,
): Record<string, unknown> {
  if (choice === 'story') return args;
  const changed = { ...args };
  const { draft } = args;
  if (isRecord(draft) && isRecord(draft['personalDetails'])) {
    changed['draft'] = { ...draft, personalDetails: { ...draft['personalDetails'], language: choice } };
  }
  if (typeof args['willLanguage'] === 'string') changed['willLanguage'] = choice;
  return changed;
}
