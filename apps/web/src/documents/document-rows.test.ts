import type { CachedDocuments, StoredDocument } from '@virasat/api-client';
import { describe, expect, test } from 'vitest';
import { documentRows } from './document-rows.ts';

const aDocument = (changes: Partial<StoredDocument> = {}): StoredDocument => ({
  fileLink: 'a',
  itemType: 'Testament_will',
  documentType: 'Will',
  documentName: 'My will',
  isComplete: true,
  isEdited: false,
  isInBin: false,
  purgeDate: null,
  lastModified: '2026-11-28T04:30:00Z',
  formData: null,
  rand_num: '1',
  version: 1,
  ...changes,
});
const listOf = (...pages: StoredDocument[][]): CachedDocuments => ({
  pages: pages.map((documents) => ({ documents, fetchNext: null })),
  pageParams: [],
});

describe('the rows of the documents', () => {
  test('are none while nothing is known', () => {
    expect(documentRows(undefined)).toMatchObject({ active: [], binned: [] });
  });

  test('are split by the bin, over every page', () => {
    const purgeDate = '2026-12-28T04:30:00Z';
    const { active, binned, find } = documentRows(
      listOf([aDocument()], [aDocument({ fileLink: 'b', isInBin: true, purgeDate })]),
    );
    expect(active.map(({ id }) => id)).toEqual(['a']);
    expect(binned).toMatchObject([{ id: 'b', purgeDate }]);
    expect(find('b')?.fileLink).toBe('b');
  });

  test('have ids of their own where a service gave no links (C-53)', () => {
    const bare = { fileLink: null, rand_num: null };
    const { active } = documentRows(
      listOf([aDocument(bare), aDocument(bare), aDocument({ fileLink: null, rand_num: '7' })]),
    );
    expect(new Set(active.map(({ id }) => id)).size).toBe(3);
  });

  test('have a document once, though it came on two pages', () => {
    const { active } = documentRows(listOf([aDocument({ isEdited: true })], [aDocument()]));
    expect(active).toMatchObject([{ id: 'a', editedSince: true }]);
  });

  test('are the same objects where the list was fetched anew and nothing changed', () => {
    const document = aDocument();
    const [first, second] = [documentRows(listOf([document])), documentRows(listOf([document]))];
    expect(second.active[0]).toBe(first.active[0]);
  });
});
