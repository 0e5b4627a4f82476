import { z } from 'zod';
import { textShape } from './stored-shapes.ts';

/** A JSON object whose fields nobody has looked at yet. */
export type Fields = Record<string, unknown>;

/**
 * Reads fields one by one and never gives up: what doesn't fit is replaced by its default and noted.
 *
 * Repairs are told by the place where something didn't fit, as 'assets.0.type'; never with what stood there.
 */
export class StoredReader {
  readonly repairs: string[] = [];
  readonly #takenIds = new Map<string, Set<string>>();
  readonly #madeIds = new Set<string>();

  constructor(private readonly makeId: () => string) {}

  /** The value of a field where it fits; else the default, noted as a repair unless the field was simply absent. */
  value<T>(shape: z.ZodType<T>, fields: Fields, field: string, otherwise: T, place: string): T {
    if (!Object.hasOwn(fields, field)) return otherwise;
    const read = shape.safeParse(fields[field]);
    if (read.success) return read.data;
    // Absent and null are what services make of an empty field: nothing was lost.
    if (fields[field] !== null && fields[field] !== undefined) this.repairs.push(`${place}.${field}`);
    return otherwise;
  }

  text(fields: Fields, field: string, place: string): string {
    return this.value(textShape, fields, field, '', place);
  }

  list<T>(fields: Fields, field: string, place: string, read: (item: Fields, place: string) => T): T[] {
    return this.value(z.array(z.unknown()), fields, field, [], place).flatMap((item, index) => {
      const at = `${place}.${field}.${index}`;
      if (isFields(item)) return [read(item, at)];
      this.repairs.push(at);
      return [];
    });
  }

  section(fields: Fields, field: string): Fields {
    return this.value(fieldsShape, fields, field, {}, 'draft');
  }

  /**
   * An item's own id where it is one and nobody else's of its kind; else a new one. Kinds are apart, since
   * documents from elsewhere count nominees and assets from 1 each.
   */
  id(kind: string, fields: Fields): string {
    const taken = this.#takenIds.get(kind) ?? new Set();
    const given = fields['id'];
    const own = typeof given === 'number' ? String(given) : given;
    // Ids become keys of plain objects: a name that every object has from birth would find more than it should.
    const isKept =
      typeof own === 'string' && PLAIN_ID.test(own) && !(own in Object.prototype) && !taken.has(own);
    const id = isKept ? own : this.makeId();
    if (!isKept) this.#madeIds.add(id);
    this.#takenIds.set(kind, taken.add(id));
    return id;
  }

  /** Says whether an id was made by this reader, as for every asset of a document from elsewhere. */
  hasMade(id: string): boolean {
    return this.#madeIds.has(id);
  }
}

const PLAIN_ID = /^[\w.:-]{1,100}$/;

/** Says whether a value is a JSON object. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const fieldsShape = z.custom<Fields>(isFields);
