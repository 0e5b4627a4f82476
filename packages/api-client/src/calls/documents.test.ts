import { describe, expect, it } from 'vitest';
import { LIMITS } from '../contract/constants.ts';
import { binRequestSchema } from '../contract/documents.ts';
import { InvalidResponseError, NotFoundError, RefusedError } from '../errors.ts';
import { answering } from '../test-support/answering.ts';
import { downloadWill } from './download-will.ts';
import { getDocument, listDocuments } from './list-documents.ts';
import { moveDocuments } from './move-documents.ts';

const item = {
  FileLink: 'k3x',
  ItemType: 'Testament_will',
  DocumentType: 'Will',
  DocumentStatus: '1',
  GeneratedAt: '2026-11-28T04:30:00.000Z',
  pendingDelete: false,
  DocumentName: 'Will of Meera',
  edited: true,
  rand_num: '81',
  version: 3,
};

describe('the list', () => {
  it('asks for summaries, and for a page where one is wanted', async () => {
    const { client, seen } = answering({ body: { documents: [] } });
    await listDocuments(client);
    await listDocuments(client, { limit: 20, cursor: 'c1' });
    const whole = { action: 'getDocuments', subaction: 'Documents', product_id: '01', fields: 'summary' };
    expect(seen.map(({ body }) => body)).toEqual([whole, { ...whole, limit: 20, cursor: 'c1' }]);
  });

  it('reads an item with every additive field', async () => {
    const { client } = answering({ body: { success: true, documents: [item], nextCursor: 'c2' } });
    await expect(listDocuments(client)).resolves.toEqual({
      documents: [
        {
          fileLink: 'k3x',
          itemType: 'Testament_will',
          documentType: 'Will',
          documentName: 'Will of Meera',
          isComplete: true,
          isEdited: true,
          isInBin: false,
          purgeDate: null,
          lastModified: '2026-11-28T04:30:00.000Z',
          formData: null,
          rand_num: '81',
          version: 3,
        },
      ],
      nextCursor: 'c2',
    });
  });

  it('says until when the bin keeps an item, where the service says so', async () => {
    const PurgeDate = '2026-12-28T04:30:00.000Z';
    const inBin = { ...item, pendingDelete: true };
    const { client } = answering({ body: { documents: [{ ...inBin, PurgeDate }, inBin] } });
    const { documents } = await listDocuments(client);
    expect(documents.map(({ purgeDate }) => purgeDate)).toEqual([PurgeDate, null]);
  });

  it('reads what a service with only the specified fields sends', async () => {
    const FormData = JSON.stringify({ personalDetails: { documentName: 'My will' }, rand_num: '7' });
    const plain = {
      FormData,
      FileLink: 'a/b.pdf',
      ItemType: 'x',
      DocumentType: 'Will',
      DocumentStatus: 1,
      GeneratedAt: 'today',
    };
    const { client } = answering({ body: { documents: [{ ...plain, pendingDelete: 'true' }, {}] } });
    const { documents, nextCursor } = await listDocuments(client);
    expect(nextCursor).toBeNull();
    expect(documents[0]).toMatchObject({
      documentName: 'My will',
      isComplete: true,
      isInBin: true,
      formData: FormData,
    });
    expect(documents[1]).toMatchObject({
      documentName: null,
      fileLink: null,
      isComplete: false,
      isInBin: false,
    });
  });

  it.each(['{"personalDetails":', '[]', 'null', '{"personalDetails":{"documentName":5}}'])(
    'goes on without a name where the form data is %s',
    async (FormData) => {
      const { client } = answering({ body: { documents: [{ ...item, DocumentName: '', FormData }] } });
      expect((await listDocuments(client)).documents[0]?.documentName).toBeNull();
    },
  );

  it('takes only the status 1 for complete', async () => {
    const withStatus = (DocumentStatus: unknown) => ({ ...item, DocumentStatus });
    const statuses = ['1', 1, '0', '2', '', null, 'complete'];
    const { client } = answering({ body: { documents: statuses.map(withStatus) } });
    const { documents } = await listDocuments(client);
    expect(documents.map(({ isComplete }) => isComplete)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('is refused or invalid, never empty by mistake', async () => {
    const list = (body: unknown) => listDocuments(answering({ body }).client);
    await expect(list({ success: false, message: 'no' })).rejects.toBeInstanceOf(RefusedError);
    await expect(list({ success: true })).rejects.toBeInstanceOf(InvalidResponseError);
    await expect(list({ documents: {} })).rejects.toBeInstanceOf(InvalidResponseError);
    await expect(list({ documents: ['a'] })).rejects.toBeInstanceOf(InvalidResponseError);
  });
});

describe('one document', () => {
  it('is asked for by its link and found in a whole list too', async () => {
    const { client, seen } = answering({ body: { documents: [{ ...item, FileLink: 'other' }, item] } });
    await expect(getDocument(client, 'k3x')).resolves.toMatchObject({ fileLink: 'k3x' });
    expect(seen[0]?.body).toMatchObject({ fileLink: 'k3x' });
    expect(seen[0]?.body).not.toHaveProperty('fields');
  });

  it('is not found where the list has no such link', async () => {
    const { client } = answering({ body: { documents: [item] } });
    await expect(getDocument(client, 'gone')).rejects.toBeInstanceOf(NotFoundError);
  });
});

describe('a move', () => {
  const documents = [
    { fileLink: 'a', itemType: 'Testament_will' },
    { fileLink: 'b', itemType: 'Testament_will' },
  ];

  it('says where to, so that a repeat changes nothing', async () => {
    const { client, seen } = answering({ body: { success: true, message: 'ok' } });
    await expect(moveDocuments(client, { documents, to: 'bin' })).resolves.toEqual({ outcome: 'moved' });
    await moveDocuments(client, { documents, to: 'list' });
    const both = {
      action: 'deleteitem',
      documentIds: ['a', 'b'],
      itemTypes: ['Testament_will', 'Testament_will'],
      product_id: '01',
    };
    expect(seen.map(({ body }) => body)).toEqual([
      { ...both, pendingDelete: true },
      { ...both, pendingDelete: false },
    ]);
  });

  it('of more than one request may name goes in several', async () => {
    const { client, seen } = answering({ body: { success: true } });
    const many = Array.from({ length: LIMITS.binItems * 2 + 1 }, (_, at) => ({
      fileLink: String(at),
      itemType: 'Testament_will',
    }));
    await moveDocuments(client, { documents: many, to: 'bin' });
    const named = seen.map(({ body }) => body).map((body) => binRequestSchema.parse(body).documentIds);
    expect(named.map(({ length }) => length)).toEqual([LIMITS.binItems, LIMITS.binItems, 1]);
    expect(named.flat()).toEqual(many.map(({ fileLink }) => fileLink));
  });

  it("that is refused carries the service's words", async () => {
    const move = (body: unknown) => moveDocuments(answering({ body }).client, { documents, to: 'bin' });
    await expect(move({ success: false, message: 'Gone' })).resolves.toEqual({
      outcome: 'refused',
      message: 'Gone',
    });
    await expect(move({ success: false })).resolves.toEqual({ outcome: 'refused', message: null });
    await expect(move({})).rejects.toBeInstanceOf(InvalidResponseError);
  });
});

describe('a download', () => {
  const download = (body: unknown) => {
    const { client, seen } = answering({ body });
    return { done: downloadWill(client, { fileLink: 'a', itemType: 'Testament_will' }), seen };
  };

  it('asks with the specified fields and gives the link', async () => {
    const { done, seen } = download({ success: true, pdfLink: 'https://x.example/a' });
    await expect(done).resolves.toEqual({ pdfLink: 'https://x.example/a' });
    expect(seen[0]?.body).toEqual({
      action: 'returnpdf',
      fileLink: 'a',
      ItemType: 'Testament_will',
      product_id: '01',
    });
  });

  it('without a link is no download', async () => {
    await expect(download({ success: true }).done).rejects.toBeInstanceOf(InvalidResponseError);
    await expect(download({ success: true, pdfLink: null }).done).rejects.toBeInstanceOf(
      InvalidResponseError,
    );
    await expect(download({ success: false, message: 'no' }).done).rejects.toBeInstanceOf(RefusedError);
  });
});
