/** What a part of a document is to somebody who has it read out. */
export type Role =
  | 'part'
  | 'title'
  | 'article-heading'
  | 'heading'
  | 'paragraph'
  | 'group'
  | 'table'
  | 'row'
  | 'header-cell'
  | 'cell'
  | 'list'
  | 'item'
  | 'item-label'
  | 'item-body';

/** A part of a document, told from its neighbours by a number. */
export interface ElementStep {
  readonly role: Role;
  readonly index: number;
}

/** The way from the whole document down to a text: as part 1, table 4, row 2, cell 0. */
export type ElementPath = readonly ElementStep[];

/** The way to a part of a part. */
export const within = (path: ElementPath, role: Role, index = 0): ElementPath => [...path, { role, index }];

/** The page of instructions is one part, the document itself another. */
export const PARTS = {
  instructions: within([], 'part', 0),
  document: within([], 'part', 1),
} as const satisfies Record<string, ElementPath>;
