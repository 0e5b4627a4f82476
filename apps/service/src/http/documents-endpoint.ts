import {
  type DocumentRequest,
  documentRequestSchema,
  type OutcomeAnswer,
  type PaymentItem,
  type SaveAnswer,
  type SaveRequest,
  type SubmitAnswer,
  type SubmitRequest,
} from '@virasat/api-client/contract';
import type { Account } from '../accounts/account.ts';
import { deleteAccount, readAttributes, saveProfile } from '../accounts/attributes.ts';
import { listPayments } from '../accounts/payments.ts';
import type { FileLinks } from '../crypto/links.ts';
import type { Database } from '../database/port.ts';
import { moveDocuments } from '../documents/bin.ts';
import { type DocumentSeals, readDraft } from '../documents/form.ts';
import { keepDraft } from '../documents/keep-draft.ts';
import { listDocuments } from '../documents/list.ts';
import { hasPdf } from '../documents/pdf.ts';
import { readPdf, submitDraft } from '../documents/submit.ts';
import type { ObjectStore } from '../files/object-store.ts';
import { insufficientBalanceHtml } from './balance-message.ts';

/** What the document actions work with. */
export interface DocumentActions {
  db: Database;
  seals: DocumentSeals;
  links: FileLinks;
  /** The object store, where there is one: PDFs may lie in it. */
  objects: ObjectStore | undefined;
  /** Says that new PDFs go to the object store. */
  storesPdfsAsObjects: boolean;
  pricePaise: number;
  /** Where a person tops up. */
  rechargeUrl: string;
}

/** Says whether a body is a request. It only looks, so the body keeps every key that it came with. */
export const isDocumentRequest = (body: unknown): body is DocumentRequest =>
  documentRequestSchema.safeParse(body).success;

async function save(
  { db, seals }: DocumentActions,
  account: Account,
  request: SaveRequest,
  sent: Uint8Array,
): Promise<SaveAnswer> {
  const { randNum, version } = await db.tx((q) => keepDraft(q, account, readDraft(request, sent), seals));
  return { success: true, rand_num: randNum, version };
}

async function submit(
  actions: DocumentActions,
  account: Account,
  request: SubmitRequest,
  sent: Uint8Array,
): Promise<SubmitAnswer> {
  const submitted = await submitDraft(actions.db, account, readDraft(request, sent), readPdf(request), {
    ...actions,
    store: actions.storesPdfsAsObjects ? actions.objects : undefined,
  });
  const { id, randNum: rand_num, version } = submitted.document;
  switch (submitted.outcome) {
    case 'submitted':
      return {
        success: true,
        message: 'Your will was created.',
        pdfLink: actions.links.make(id, 'inline'),
        rand_num,
        version,
      };
    case 'insufficient':
      return {
        success: false,
        code: 'INSUFFICIENT_BALANCE',
        message: insufficientBalanceHtml(submitted.balancePaise, actions.pricePaise),
        rechargeUrl: actions.rechargeUrl,
        rand_num,
        version,
      };
    default:
      return submitted satisfies never;
  }
}

async function download(actions: DocumentActions, account: Account, fileLink: string) {
  if (!(await hasPdf(actions.db, account, fileLink))) {
    return { success: false, code: 'NOT_COMPLETE', message: 'This document has not been submitted yet.' };
  }
  return { success: true, message: 'Ready', pdfLink: actions.links.make(fileLink, 'attachment') };
}

const done = (message: string): OutcomeAnswer => ({ success: true, message });

type GetDocuments = Extract<DocumentRequest, { action: 'getDocuments' }>;
async function get({ db, seals }: DocumentActions, account: Account, request: GetDocuments): Promise<object> {
  switch (request.subaction) {
    case 'Documents':
      return listDocuments(db, account, request, seals);
    case 'UserAttributes':
      return { success: true, documents: [await readAttributes(db, account)] };
    case 'PaymentInfo':
      return { success: true, documents: (await listPayments(db, account)) satisfies PaymentItem[] };
    default:
      return request satisfies never;
  }
}

type EditAttributes = Extract<DocumentRequest, { action: 'editAttributes' }>;
async function edit({ db }: DocumentActions, account: Account, request: EditAttributes): Promise<object> {
  switch (request.subaction) {
    case 'saveUserAttributes':
      await saveProfile(db, account, request);
      return done('Saved');
    case 'deleteUserAttributes':
      await deleteAccount(db, account);
      return done(
        'Your account and your documents were deleted. Payment records are kept as tax law demands.',
      );
    default:
      return request satisfies never;
  }
}

/**
 * Carries out one request of one person.
 *
 * @param sent The bytes that the request was parsed from.
 * @returns The answer's body; business refusals are answers too.
 * @throws ApiError where the answer has a status of its own.
 */
export async function answerDocumentRequest(
  actions: DocumentActions,
  account: Account,
  request: DocumentRequest,
  sent: Uint8Array,
): Promise<object> {
  switch (request.action) {
    case 'save':
      return save(actions, account, request, sent);
    case 'savepdf':
      return submit(actions, account, request, sent);
    case 'getDocuments':
      return get(actions, account, request);
    case 'returnpdf':
      return download(actions, account, request.fileLink);
    case 'deleteitem':
      return done(`${await moveDocuments(actions.db, account, request)} moved`);
    case 'editAttributes':
      return edit(actions, account, request);
    default:
      return request satisfies never;
  }
}
