import type { ReactNode } from 'react';
import type { ShareRow } from './shares.ts';

/** Somebody who can be given a share. */
export interface Person {
  id: string;
  name: string;
}

/** Messages of an editor, in the words of the error summary. */
export interface AllocationErrors {
  /** About the list: under the legend; its link goes to `<idPrefix>-add`. */
  list?: string | undefined;
  /** About the sum: at the totals, `<idPrefix>-total`. Above 100 its own message shows anyway. */
  total?: string | undefined;
  /** By row key; the controls are `<idPrefix>-<key>-person` and `<idPrefix>-<key>-share`. */
  rows?: Readonly<Record<string, { person?: string | undefined; share?: string | undefined }>>;
}

export interface AllocationEditorProps {
  /** The group's name: ‹Who receives this asset›. */
  label: string;
  rows: readonly ShareRow[];
  /** All who can be chosen, always the same list while nobody is added or renamed. */
  people: readonly Person[];
  /** For a row whose person is not among `people`: 'Unknown'. */
  unknownText: string;
  withComments: boolean;
  /** Every change, valid or not. */
  onChange(rows: ShareRow[]): void;
  addLabel: string;
  errors?: AllocationErrors;
  idPrefix: string;
  newRowKey(): string;
  /** Offers to add somebody who is not in the list yet; the button is `<idPrefix>-add-person`. */
  onAddPerson?(): void;
  /** Where that somebody is being typed: stands in the place of the offer. */
  newPerson?: ReactNode;
  /** What is being shared, inside ‹Only 15% is left for …›: ‹this asset›. */
  subject: string;
}

/** What a row may ask for; the same object from render to render. */
export interface RowActions {
  setPerson(key: string, personId: string): void;
  setShare(key: string, share: number | null): void;
  setComment(key: string, comment: string): void;
  remove(key: string): void;
  /** The most that a row may hold beside the others, now. */
  roomOf(key: string): number;
  refusalText(room: number): string;
}
