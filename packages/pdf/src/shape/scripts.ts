/** The scripts that a run of text can have; what belongs to none of them is 'Other'. */
const SCRIPTS = [
  'Latin',
  'Devanagari',
  'Bengali',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Malayalam',
  'Oriya',
  'Tamil',
  'Telugu',
  'Arabic',
] as const;
export type Script = (typeof SCRIPTS)[number] | 'Other';

const NEUTRAL = /[\p{Script=Common}\p{Script=Inherited}]/u;
const patterns = SCRIPTS.map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const);
const known = new Map<number, Script | null>();

function lookUp(codePoint: number): Script | null {
  const character = String.fromCodePoint(codePoint);
  if (NEUTRAL.test(character)) return null;
  return patterns.find(([, pattern]) => pattern.test(character))?.[0] ?? 'Other';
}

/** The script of a character; null for spaces, digits, punctuation and marks, which go with any script. */
export function scriptOf(codePoint: number): Script | null {
  const found = known.get(codePoint);
  if (found !== undefined) return found;
  const script = lookUp(codePoint);
  known.set(codePoint, script);
  return script;
}
