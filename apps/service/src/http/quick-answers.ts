import type { DocumentRequest, DocumentsAnswer, SaveAnswer } from '@virasat/api-client/contract';
import { readDraft } from '../documents/form.ts';
import { listDocuments } from '../documents/list.ts';
import { makeOverwrite } from '../documents/overwrite.ts';
import type { Claims } from './bearer.ts';
import type { DocumentActions } from './documents-endpoint.ts';

/**
 * Answers a request of somebody whose account wasn't looked up; null where that has to be done first. `sent` are the
 * bytes that the request was parsed from.
 */
export type AnswerQuickly = (
  claims: Claims,
  request: DocumentRequest,
  sent: Uint8Array,
) => Promise<SaveAnswer | DocumentsAnswer | null>;

/**
 * The two requests that nearly all the others are: a save of a draft under way, and the list. Each is one statement
 * that finds the account by itself; where it finds nothing, the account may be new or deleted, and the usual way says.
 */
export function makeQuickAnswers({ db, seals }: DocumentActions): AnswerQuickly {
  const overwrite = makeOverwrite(db, seals);
  return async (claims, request, sent) => {
    if (request.action === 'save') {
      const saved = await overwrite(claims, readDraft(request, sent));
      return saved === null ? null : { success: true, rand_num: saved.randNum, version: saved.version };
    }
    if (request.action !== 'getDocuments' || request.subaction !== 'Documents') return null;
    if (request.fileLink !== undefined) return null;
    const list = await listDocuments(db, claims, request, seals);
    return list.documents.length === 0 ? null : list;
  };
}
