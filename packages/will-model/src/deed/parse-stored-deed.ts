import { newId } from '../draft/empty-draft.ts';
import { DraftFormatError } from '../draft/parse-stored-draft.ts';
import { type Fields, isFields, StoredReader } from '../draft/stored-reader.ts';
import { dobShape } from '../draft/stored-shapes.ts';
import { type DeedPerson, type FreeWillDeed, freeWillDeedShape } from './deed.shape.ts';

/** What came of reading a stored deed. */
export interface ParsedDeed {
  deed: FreeWillDeed;
  /** The places where something didn't fit and the default stands now; empty where all was read. */
  repairs: string[];
}

const personOf = (reader: StoredReader, json: Fields, field: string): DeedPerson => {
  const fields = reader.section(json, field);
  return { name: reader.text(fields, 'name', field), address: reader.text(fields, 'address', field) };
};

function relationOf(reader: StoredReader, json: Fields): FreeWillDeed['relation'] {
  const fields = reader.section(json, 'relation');
  const { type } = freeWillDeedShape.shape.relation.shape;
  return {
    type: reader.value(type, fields, 'type', '', 'relation'),
    parentName: reader.text(fields, 'parentName', 'relation'),
  };
}

/**
 * Reads a deed that was kept. Good parts are kept, bad parts fall back to their defaults and are named; whatever is not
 * part of a deed is left out.
 *
 * @param json The parsed JSON.
 * @param makeId Makes ids for nominees that have none; random where left out.
 * @throws DraftFormatError Where the value is no object or holds no part of a deed.
 */
export function parseStoredDeed(json: unknown, makeId: () => string = newId): ParsedDeed {
  if (!isFields(json) || !Object.keys(freeWillDeedShape.shape).some((field) => Object.hasOwn(json, field))) {
    throw new DraftFormatError('A deed is a JSON object with at least one of its fields; this is not one.');
  }
  const reader = new StoredReader(makeId);
  const text = (field: string): string => reader.text(json, field, 'deed');
  const deed: FreeWillDeed = {
    fullName: text('fullName'),
    relation: relationOf(reader, json),
    address: text('address'),
    dateOfBirth: reader.value(dobShape, json, 'dateOfBirth', '', 'deed'),
    occupation: text('occupation'),
    executor1: personOf(reader, json, 'executor1'),
    executor2: personOf(reader, json, 'executor2'),
    nominees: reader.list(json, 'nominees', 'deed', (fields, place) => ({
      id: reader.id('nominee', fields),
      name: reader.text(fields, 'name', place),
      relationship: reader.text(fields, 'relationship', place),
    })),
    date: text('date'),
    month: text('month'),
    year: text('year'),
    witness1: personOf(reader, json, 'witness1'),
    witness2: personOf(reader, json, 'witness2'),
  };
  return { deed, repairs: reader.repairs };
}
