import {
  COMPLETE,
  type DocumentItem,
  type DocumentsAnswer,
  type ListDocumentsRequest,
} from '@virasat/api-client/contract';
import { z } from 'zod';
import type { Account } from '../accounts/account.ts';
import type { Param, Queries } from '../database/port.ts';
import { ApiError, documentNotFound } from '../http/api-error.ts';
import { BIN_DAYS } from './bin.ts';
import type { DocumentSeals } from './form.ts';

interface Row {
  id: string;
  rand_num: string;
  item_type: string;
  document_type: string;
  form_sealed: Uint8Array | null;
  /** In base64. */
  name_sealed: string;
  key_id: string;
  is_complete: boolean;
  is_edited: boolean;
  purge_at: Date | null;
  version: number;
  /** In ISO 8601, UTC, to the millisecond. */
  updated: string;
}

// PostgreSQL knows neither a year 0 nor a NUL in a text; a cursor can be made up.
const cursorSchema = z.tuple([
  z.iso.datetime().refine((time) => !time.startsWith('0000')),
  z
    .string()
    .min(1)
    .refine((id) => !id.includes('\0')),
]);

const writeCursor = ({ updated, id }: Row): string =>
  Buffer.from(JSON.stringify([updated, id])).toString('base64url');

function readCursor(cursor: string): readonly [string, string] {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch (cause) {
    throw new ApiError(400, 'INVALID_BODY', 'cursor: is not one that this service gave', { cause });
  }
}

function toItem(row: Row, seals: DocumentSeals): DocumentItem {
  const { id, key_id: keyId, form_sealed: form } = row;
  return {
    ...(form === null ? {} : { FormData: seals.openForm(id, { keyId, bytes: form }) }),
    FileLink: id,
    ItemType: row.item_type,
    DocumentType: row.document_type,
    DocumentStatus: row.is_complete ? COMPLETE : '0',
    GeneratedAt: row.updated,
    pendingDelete: row.purge_at !== null,
    PurgeDate: row.purge_at?.toISOString() ?? null,
    DocumentName: seals.openListedName(id, keyId, row.name_sealed),
    edited: row.is_edited,
    rand_num: row.rand_num,
    version: row.version,
  };
}

/**
 * The newest first; one more than asked for, which tells whether there is a next page.
 *
 * Only what was asked for stands in the statement: it is planned once for everybody, and with a condition that holds
 * only sometimes a page far down would be looked for from the top. Names and times come in the forms that are quickest
 * to read, since there are many of them.
 */
function selectPage(
  q: Queries,
  { sub }: Pick<Account, 'sub'>,
  request: ListDocumentsRequest,
): Promise<Row[]> {
  const { fields, limit, cursor, fileLink, product_id } = request;
  const params: Param[] = [sub, product_id];
  const place = (value: Param): string => `$${params.push(value)}`;
  const isOne = fileLink === undefined ? '' : `and id = ${place(fileLink)}`;
  const isAfter = (time: string, id: string): string =>
    `and (updated_at, id) < (${place(time)}::timestamptz, ${place(id)}::text)`;
  const isFurther = cursor === undefined ? '' : isAfter(...readCursor(cursor));
  const isOnPage = limit === undefined ? '' : `limit ${place(limit + 1)}`;
  return q.query<Row>(
    `select id, rand_num, item_type, document_type, ${fields === 'summary' ? 'null' : 'form_sealed'} as form_sealed,
       encode(name_sealed, 'base64') as name_sealed, key_id, is_complete, is_edited, version,
       binned_at + make_interval(days => ${BIN_DAYS}) as purge_at,
       to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated
     from documents
     where account_id = (select id from accounts where sub = $1) and product_id = $2 ${isOne} ${isFurther}
     order by updated_at desc, id desc ${isOnPage}`,
    params,
  );
}

/**
 * The person's documents.
 *
 * @throws ApiError 404 where the one asked for isn't there or is somebody else's, 400 for a cursor of no meaning.
 */
export async function listDocuments(
  q: Queries,
  owner: Pick<Account, 'sub'>,
  request: ListDocumentsRequest,
  seals: DocumentSeals,
): Promise<DocumentsAnswer> {
  const rows = await selectPage(q, owner, request);
  if (request.fileLink !== undefined && rows.length === 0) throw documentNotFound();
  const page = rows.slice(0, request.limit);
  const last = page.at(-1);
  return {
    success: true,
    documents: page.map((row) => toItem(row, seals)),
    ...(rows.length > page.length && last !== undefined ? { nextCursor: writeCursor(last) } : {}),
  };
}
