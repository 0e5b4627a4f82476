const people: Readonly<Record<string, string>> = {
  executor1: 'primary executor',
  executor2: 'backup executor',
  witness1: 'first witness',
  witness2: 'second witness',
  relation: 'parent or spouse',
};

const wordsOf = (field: string): string =>
  field === 'parentName' ? 'name' : field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * Says in words where in the deed a path leads.
 *
 * @param path As 'nominees.0.name' or 'executor1.address'.
 * @returns As 'nominee 1, name'.
 */
export function deedFieldName(path: string): string {
  const [first = '', second, third] = path.split('.');
  if (first === 'nominees') {
    const nominee = `nominee ${Number(second) + 1}`;
    return third === undefined ? nominee : `${nominee}, ${wordsOf(third)}`;
  }
  const person = people[first];
  if (person === undefined) return wordsOf(first);
  return second === undefined ? person : `${person}, ${wordsOf(second)}`;
}
