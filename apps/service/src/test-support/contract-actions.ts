import { documentRequestSchema, orderRequestSchema } from '@virasat/api-client/contract';
import { z } from 'zod';

/** One action of the contract. */
export interface ContractAction {
  /** 'save', 'getDocuments/Documents': action, and subaction where it has one. */
  name: string;
  path: '/api/documents' | '/api/orders';
  schema: z.ZodType;
}

const literal = z.object({ const: z.string() });
const head = z.object({ properties: z.object({ action: literal, subaction: literal.optional() }) });

/** What a union is made of, down to the last. */
const leavesOf = (schema: z.ZodType): z.ZodType[] =>
  schema instanceof z.ZodDiscriminatedUnion
    ? schema.options.flatMap((option) => (option instanceof z.ZodType ? leavesOf(option) : []))
    : [schema];

const actionsOf = (path: ContractAction['path'], schema: z.ZodType): ContractAction[] =>
  leavesOf(schema).map((leaf) => {
    const { action, subaction } = head.parse(z.toJSONSchema(leaf, { io: 'input' })).properties;
    return { path, schema: leaf, name: [action.const, ...(subaction ? [subaction.const] : [])].join('/') };
  });

/** Every action that the two endpoints take, read off the contract, so that none can be forgotten. */
export const contractActions: readonly ContractAction[] = [
  ...actionsOf('/api/documents', documentRequestSchema),
  ...actionsOf('/api/orders', orderRequestSchema),
];
