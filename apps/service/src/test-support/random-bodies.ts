import fc from 'fast-check';
import { z } from 'zod';

/** What a JSON schema, as zod writes it, says of one place in a body. */
const nodeSchema = z.looseObject({
  // Where any of several kinds will do it is a list.
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
  /** What the values of a map are; of an object with known keys, what further values may be. */
  additionalProperties: z.unknown().optional(),
  items: z.unknown().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minimum: z.number().default(0),
  maximum: z.number().default(1000),
  minLength: z.number().default(0),
  maxLength: z.number().default(40),
});
type Node = z.infer<typeof nodeSchema>;

/** A few keys again and again, since what matters of them is what a repeat does. */
const uuids = [
  '0c6d8f0e-6a3c-4d0a-9c3e-0d3f5c8f1a01',
  '0c6d8f0e-6a3c-4d0a-9c3e-0d3f5c8f1a02',
  '0c6d8f0e-6a3c-4d0a-9c3e-0d3f5c8f1a03',
];

const formats: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.constantFrom(...uuids),
  base64: fc.base64String({ maxLength: 40 }).map((text) => Buffer.from(`%PDF-${text}`).toString('base64')),
};

/** Texts of this place; where one of those that the sender knows would do, often that one. */
function fittingText(node: Node, known: readonly string[]): fc.Arbitrary<string> {
  const isOne = (text: string): boolean =>
    text.length <= node.maxLength && (node.pattern === undefined || new RegExp(node.pattern).test(text));
  const fresh =
    formats[node.format ?? ''] ??
    (node.pattern === undefined
      ? fc.string({ unit: 'grapheme', minLength: node.minLength, maxLength: Math.min(node.maxLength, 12) })
      : fc.stringMatching(new RegExp(node.pattern)));
  const fittingKnown = node.format === 'base64' || node.format === 'uuid' ? [] : known.filter(isOne);
  return fittingKnown.length === 0
    ? fresh
    : fc.oneof({ weight: 1, arbitrary: fresh }, { weight: 1, arbitrary: fc.constantFrom(...fittingKnown) });
}

function fittingObject(node: Node, known: readonly string[]): fc.Arbitrary<unknown> {
  const entries = Object.entries(node.properties);
  if (entries.length === 0 && node.additionalProperties !== undefined) {
    return fc.dictionary(fc.string({ maxLength: 12 }), fitting(node.additionalProperties, known), {
      maxKeys: 3,
    });
  }
  const values = entries.map(([key, value]) => [key, fitting(value, known)] as const);
  const requiredKeys = node.required.filter((key) => key in node.properties);
  return fc.record<Record<string, unknown>>(Object.fromEntries(values), { requiredKeys });
}

/** Bodies that the schema at this place takes. */
function fitting(schema: unknown, known: readonly string[]): fc.Arbitrary<unknown> {
  const node = nodeSchema.parse(schema);
  if (node.const !== undefined) return fc.constant(node.const);
  if (node.anyOf !== undefined) return fc.oneof(...node.anyOf.map((one) => fitting(one, known)));
  if (Array.isArray(node.type)) {
    return fc.oneof(...node.type.map((type) => fitting({ ...node, type }, known)));
  }
  switch (node.type) {
    case 'object':
      return fittingObject(node, known);
    case 'array':
      return fc.array(fitting(node.items ?? { type: 'null' }, known), { minLength: 1, maxLength: 2 });
    case 'string':
      return fittingText(node, known);
    case 'integer':
    case 'number':
      return fc.integer({ min: node.minimum, max: Math.min(node.maximum, 1000) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

/** Values that have broken programs before. */
const nasty: readonly unknown[] = [
  '',
  '0',
  '\u0000',
  '\ud800',
  '__proto__',
  "'; drop table documents; --",
  '../../etc/passwd',
  '9'.repeat(400),
  'अ'.repeat(3000),
  -1,
  0.1,
  1e308,
  2 ** 53,
  null,
  true,
  [],
  {},
];

/** The body with something wrong at one place, wherever `turns` leads. */
function mutated(value: unknown, turns: readonly number[], replacement: unknown): unknown {
  const [turn, ...rest] = turns;
  if (turn === undefined || typeof value !== 'object' || value === null) return replacement;
  if (Array.isArray(value)) {
    if (value.length === 0) return [replacement];
    const at = turn % value.length;
    return value.map((item, index) => (index === at ? mutated(item, rest, replacement) : item));
  }
  const keys = Object.keys(value);
  const key = keys[turn % Math.max(1, keys.length)] ?? 'extra';
  return {
    ...value,
    [key]: mutated(Object.entries(value).find(([name]) => name === key)?.[1], rest, replacement),
  };
}

/**
 * Texts of bodies for an action: some fit its schema, most are wrong at one place, a few are no JSON.
 *
 * @param known Values that the sender knows of, as other people's ids.
 */
export function randomBodies(schema: z.ZodType, known: readonly string[]): fc.Arbitrary<string> {
  const body = fitting(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), known);
  const wrong = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...nasty) },
    { weight: 3, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
  const turns = fc.array(fc.nat(), { minLength: 1, maxLength: 4 });
  return fc.oneof(
    { weight: 4, arbitrary: body.map((value) => JSON.stringify(value)) },
    {
      weight: 6,
      arbitrary: fc
        .tuple(body, turns, wrong)
        .map(([value, way, by]) => JSON.stringify(mutated(value, way, by))),
    },
    {
      weight: 1,
      arbitrary: body.map((value) => JSON.stringify(value)).map((text) => text.slice(0, text.length / 2)),
    },
  );
}
