import { withAsciiDigits } from '../../lib/wholeNumber.ts';

/** January to December: English, then the usual spellings in Hindi and Marathi. */
const MONTHS: readonly (readonly string[])[] = [
  ['january', 'जनवरी', 'जानेवारी'],
  ['february', 'फ़रवरी', 'फेब्रुवारी'],
  ['march', 'मार्च'],
  ['april', 'अप्रैल', 'एप्रिल'],
  ['may', 'मई', 'मे'],
  ['june', 'जून'],
  ['july', 'जुलाई', 'जुलै'],
  ['august', 'अगस्त', 'ऑगस्ट'],
  ['september', 'सितंबर', 'सितम्बर', 'सप्टेंबर'],
  ['october', 'अक्टूबर', 'अक्तूबर', 'ऑक्टोबर'],
  ['november', 'नवंबर', 'नवम्बर', 'नोव्हेंबर'],
  ['december', 'दिसंबर', 'दिसम्बर', 'डिसेंबर'],
];

/** The shortest English abbreviation; fewer letters could mean two months. */
const SHORTEST_ABBREVIATION = 3;

// Many keyboards leave the dot under फ़ out, so it does not count.
const withoutNukta = (text: string) => text.normalize('NFD').replaceAll('\u093C', '');

const namesWithoutNukta = MONTHS.map((names) => names.map(withoutNukta));

/**
 * The month that a text names: 1 to 12, ‹03›, ‹३›, ‹mar›, ‹Sept.›, ‹मार्च›.
 * @returns 1 to 12, or undefined.
 */
export function monthFromText(text: string): number | undefined {
  const typed = withoutNukta(withAsciiDigits(text).trim().toLowerCase().replace(/\.$/, ''));
  if (/^\d{1,2}$/.test(typed)) {
    const month = Number(typed);
    return month >= 1 && month <= 12 ? month : undefined;
  }
  const isAbbreviation = typed.length >= SHORTEST_ABBREVIATION;
  const index = namesWithoutNukta.findIndex(([english, ...others]) => {
    if (others.includes(typed)) return true;
    return isAbbreviation && english?.startsWith(typed) === true;
  });
  return index === -1 ? undefined : index + 1;
}
