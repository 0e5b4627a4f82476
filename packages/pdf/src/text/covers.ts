const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;

function hasAll(text: string, has: (codePoint: number) => boolean): boolean {
  for (const character of text) {
    const codePoint = character.codePointAt(0);
    if (codePoint !== undefined && !IGNORABLE.test(character) && !has(codePoint)) return false;
  }
  return true;
}

/**
 * Says whether a font can draw a text, as it stands or composed: shaping composes where the font wants it.
 *
 * @param has Whether the font has a character.
 */
export const covers = (text: string, has: (codePoint: number) => boolean): boolean =>
  hasAll(text, has) || hasAll(text.normalize('NFC'), has);
