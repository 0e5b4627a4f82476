import { scriptLang, type WillLang } from '@virasat/ui';
import { isBlank } from '@virasat/will-model';
import { reviewTexts } from '../../texts/review.ts';

const texts = reviewTexts.proposed;

/** A row of what the person typed, letter for letter; ‹Not provided› where it is blank. */
export function typedRow(
  key: string,
  term: string,
  value: string,
  lang: WillLang,
): { key: string; term: string; value: string; lang?: string } {
  if (isBlank(value)) return { key, term, value: texts.notProvided };
  const own = scriptLang(value, lang);
  return own === undefined ? { key, term, value } : { key, term, value, lang: own };
}

/** Yes or No, in words. */
export const yesOrNo = (answer: boolean): string => (answer ? texts.yes : texts.no);
