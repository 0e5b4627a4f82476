import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { makeVault } from '../crypto/vault.ts';
import { onEachDatabase } from '../test-support/databases.ts';
import { documentsIn, draft, openService, tokenOf } from '../test-support/service.ts';
import { documentSeals } from './form.ts';

const COUNT = 5_000;
const PAGE = 100;
const dataKeys = new Map([['list', new Uint8Array(32).fill(5)]]);

onEachDatabase('a list of 5,000 documents', (getDb) => {
  const fill = async () => {
    const service = openService(getDb(), { dataKeys });
    const person = service.person('meera');
    await person.account();
    const seals = documentSeals(makeVault(dataKeys));
    const ids = Array.from({ length: COUNT }, (_, index) => `document-${String(index).padStart(4, '0')}`);
    const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
    // Many have one and the same time: a page must not end between them and lose some.
    await getDb().query(
      `insert into documents (id, account_id, product_id, rand_num, item_type, document_type, form_sealed,
         name_sealed, key_id, updated_at)
       select id, (select accounts.id from accounts), '01', number, 'Testament_will', 'Will', decode(form, 'hex'),
         decode(name, 'hex'), 'list', timestamptz '2026-01-01' + make_interval(secs => number::int / 7)
       from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as new (id, number, form, name)`,
      [
        ids,
        ids.map((_, index) => String(index + 1)),
        ids.map((id) => hex(seals.form(id, Buffer.from(JSON.stringify(draft))).bytes)),
        ids.map((id) => hex(seals.name(id, `Name of ${id}`).bytes)),
      ],
    );
    return { service, person };
  };

  it('comes page by page, each once and in order, without the forms, compressed', async () => {
    const { service, person } = await fill();
    const seen: string[] = [];
    let cursor: unknown;
    do {
      const page = await person.list({
        fields: 'summary',
        limit: PAGE,
        ...(cursor === undefined ? {} : { cursor }),
      });
      expect(page.text).not.toContain('FormData');
      for (const { FileLink, DocumentName } of documentsIn(page)) {
        expect(DocumentName).toBe(`Name of ${FileLink}`);
        seen.push(String(FileLink));
      }
      cursor = page.json['nextCursor'];
    } while (cursor !== undefined);
    const rows = await getDb().query<{ id: string }>(
      'select id from documents order by updated_at desc, id desc',
    );
    expect(seen).toEqual(rows.map(({ id }) => id));
    expect(new Set(seen).size).toBe(COUNT);

    const body = JSON.stringify({
      action: 'getDocuments',
      subaction: 'Documents',
      product_id: '01',
      fields: 'summary',
      limit: PAGE,
    });
    const whole = (await person.list({ fields: 'summary', limit: PAGE })).text;
    for (const [accepted, encoding, unpack] of [
      ['gzip, deflate', 'gzip', gunzipSync],
      ['gzip, deflate, br', 'br', brotliDecompressSync],
    ] as const) {
      const compressed = await service.app.request('/api/documents', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await tokenOf('meera')}`,
          'content-length': String(body.length),
          'accept-encoding': accepted,
        },
        body,
      });
      expect(compressed.headers.get('content-encoding')).toBe(encoding);
      expect(compressed.headers.get('vary')).toContain('accept-encoding');
      const bytes = Buffer.from(await compressed.arrayBuffer());
      expect(compressed.headers.get('content-length')).toBe(String(bytes.length));
      expect(bytes.length).toBeLessThan(whole.length / 2);
      expect(unpack(bytes).toString()).toBe(whole);
    }
  });

  it('reads no more rows for a first page than the page has', async () => {
    await fill();
    await getDb().script('analyze documents');
    const lines = await getDb().query<{ 'QUERY PLAN': string }>(
      `explain select id from documents where account_id = (select id from accounts) and product_id = '01'
       order by updated_at desc, id desc limit 51`,
    );
    const text = lines.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toContain('documents_of_account');
    expect(text).not.toContain('Sort');
  });

  // Which of several it would go by depends on what it guesses of a person; only one has the list's order.
  it("leaves the database no other way to somebody's documents", async () => {
    const indexes = await getDb().query<{ name: string }>(
      `select c.relname as name from pg_index i
         join pg_class c on c.oid = i.indexrelid
         join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
       where i.indrelid = 'documents'::regclass and a.attname = 'account_id'`,
    );
    expect(indexes).toEqual([{ name: 'documents_of_account' }]);
  });
});
