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
  items: z.unknown().optional(),
  format: z.string().optional(),
  minimum: z.number().default(0),
  maximum: z.number().default(1000),
  maxLength: z.number().default(40),
});

const formats: Record<string, fc.Arbitrary<unknown>> = {
  uuid: fc.uuid(),
  base64: fc.base64String({ maxLength: 40 }).map((text) => Buffer.from(`%PDF-${text}`).toString('base64')),
};

/** Bodies that the schema at this place is likely to take. */
function fitting(schema: unknown): fc.Arbitrary<unknown> {
  const node = nodeSchema.parse(schema);
  if (node.const !== undefined) return fc.constant(node.const);
  if (node.anyOf !== undefined) return fc.oneof(...node.anyOf.map(fitting));
  switch (node.type) {
    case 'object': {
      const entries = Object.entries(node.properties).map(([key, value]) => [key, fitting(value)] as const);
      const required = node.required.filter((key) => key in node.properties);
      return fc.record<Record<string, unknown>>(Object.fromEntries(entries), { requiredKeys: required });
    }
    case 'array':
      return fc.array(fitting(node.items ?? { type: 'null' }), { maxLength: 3 });
    case 'string':
      return (
        formats[node.format ?? ''] ??
        fc.oneof(fc.string({ unit: 'grapheme', maxLength: Math.min(node.maxLength, 40) }), fc.constant('0'))
      );
    case 'integer':
      return fc.integer({ min: node.minimum, max: Math.min(node.maximum, 1000) });
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
export function randomBodies(schema: z.ZodType, known: readonly unknown[]): fc.Arbitrary<string> {
  const body = fitting(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const wrong = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...nasty) },
    { weight: 3, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
  const turns = fc.array(fc.nat(), { minLength: 1, maxLength: 4 });
  return fc.oneof(
    { weight: 3, arbitrary: body.map((value) => JSON.stringify(value)) },
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
