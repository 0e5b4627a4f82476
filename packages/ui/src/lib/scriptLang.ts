/** Languages of a will, as `lang` takes them. */
export type WillLang = 'en' | 'hi' | 'mr';

/**
 * The `lang` of a text that a person typed: Devanagari letters take Hindi or Marathi shapes by it.
 * @param fallback The will's language, which decides between Hindi and Marathi; an English will gives Hindi.
 * @returns undefined for text without Devanagari, which needs no `lang` of its own.
 * @see design.md, 1.4
 */
export function scriptLang(text: string, fallback: WillLang = 'hi'): 'hi' | 'mr' | undefined {
  if (!/\p{Script=Devanagari}/u.test(text)) return undefined;
  return fallback === 'mr' ? 'mr' : 'hi';
}
