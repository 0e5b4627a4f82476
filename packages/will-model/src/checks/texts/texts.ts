import type { WillLanguage } from '../../stages/personal-details/personal-details.shape.ts';
import type { CheckTexts } from './check-words.ts';
import { english } from './en.ts';
import { hindi } from './hi.ts';
import { marathi } from './mr.ts';

const TEXTS: Readonly<Record<WillLanguage, CheckTexts>> = { english, hindi, marathi };

/** The words of the checks in a will's language. */
export const textsOf = (language: WillLanguage): CheckTexts => TEXTS[language];

/**
 * Fills the places of a text in one pass: what is put in is never read as a place itself.
 *
 * @throws RangeError Where a fact is missing.
 */
export const filled = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(/\{([^{}]+)\}/g, (_, place: string) => {
    const fact = Object.hasOwn(facts, place) ? facts[place] : undefined;
    if (fact === undefined) throw new RangeError(`No fact for {${place}} in '${text}'`);
    return fact;
  });
