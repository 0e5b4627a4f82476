import type { Queries } from '../database/port.ts';
import type { DocumentSeals } from '../documents/form.ts';
import { readPdfFile } from '../documents/pdf.ts';
import type { ObjectStore } from '../files/object-store.ts';

/**
 * Opens every draft, name and PDF, to be certain that the keys at hand open them.
 *
 * @returns How many documents there are.
 * @throws Error at the first that doesn't open.
 */
export async function openEveryDocument(
  q: Queries,
  seals: DocumentSeals,
  objects: ObjectStore | undefined,
): Promise<number> {
  const ids = await q.query<{ id: string }>('select id from documents');
  for (const { id } of ids) {
    const [row] = await q.query<{ form_sealed: Uint8Array; name_sealed: Uint8Array; key_id: string }>(
      'select form_sealed, name_sealed, key_id from documents where id = $1',
      [id],
    );
    if (row === undefined) throw new Error('A document vanished while documents were opened');
    seals.openForm(id, { keyId: row.key_id, bytes: row.form_sealed });
    seals.openName(id, { keyId: row.key_id, bytes: row.name_sealed });
    await readPdfFile(q, id, seals, objects);
  }
  return ids.length;
}
