import type { DraftPath, RichText } from '../document/rich-text.ts';
import { en } from '../wording/en.ts';
import type { WordingKey } from '../wording/wording.ts';
import { label } from './building.ts';
import { printable, type Say, typed } from './say.ts';

type RelationKey = Extract<WordingKey, `relation.${string}`>;

const isRelationKey = (key: string): key is RelationKey => key.startsWith('relation.');

const keyByWord: ReadonlyMap<string, RelationKey> = new Map(
  Object.keys(en)
    .filter(isRelationKey)
    .map((key) => [en[key].toLowerCase(), key]),
);

/**
 * Says a relationship in the will's language where it is a word of the glossary; anything else as typed.
 *
 * @see wording.md, convention 12
 */
export function relationIn(relation: string, field: DraftPath, say: Say): RichText {
  const word = printable(relation).toLowerCase();
  const key = keyByWord.get(word);
  if (key === undefined) return typed(relation, field);
  const translated = label(say(key));
  // In the glossary's own language there is nothing to translate, not even a capital letter.
  return translated.toLowerCase() === word
    ? typed(relation, field)
    : [{ kind: 'value', text: translated, field }];
}
