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
