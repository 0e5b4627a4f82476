import { toStoredDraft } from '@virasat/will-model';
import { meera } from '@virasat/will-model/fixtures';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../test-support/databases.ts';
import { documentsIn, draft, openService } from '../test-support/service.ts';
import { purgeBin } from './bin.ts';

const key = '0b9d4a4e-4d6f-4d0e-9a57-3a1f2f1c7f10';
const named = (documentName: string) => ({ personalDetails: { documentName } });

onEachDatabase('saving a draft', (getDb) => {
  const open = () => openService(getDb()).person('meera');

  it('numbers a new draft and finds it by the number again', async () => {
    const person = open();
    const first = await person.save(named('First'));
    expect(first).toMatchObject({ status: 200, json: { success: true, version: 1 } });
    expect(first.json['rand_num']).toMatch(/^[1-9]\d*$/);
    const second = await person.save({ ...named('Second'), rand_num: first.json['rand_num'] });
    expect(second.json).toEqual({ success: true, rand_num: first.json['rand_num'], version: 2 });
    const list = documentsIn(await person.list());
    expect(list.map(({ DocumentName }) => DocumentName)).toEqual(['Second']);
  });

  it('gives the form back letter for letter, with its number and without what was said about the request', async () => {
    const person = open();
    const form = { ...toStoredDraft(meera), laterField: { 'a b': [null, 1.5, '\u0000\ud83d\ude4f'] } };
    const saved = await person.save({ ...form, draft_key: key, base_version: 1, pdf_base64: 'x' });
    const [document] = documentsIn(await person.list());
    expect(JSON.parse(String(document?.['FormData']))).toEqual({
      ...form,
      ...draft,
      action: 'save',
      rand_num: saved.json['rand_num'],
    });
  });

  it('of a save under way gives the form back in the same way, however its request was written', async () => {
    const person = open();
    const { rand_num } = (await person.save({ draft_key: key })).json;
    const form = { ...toStoredDraft(meera), ...draft, action: 'save', rand_num };
    const request = { ...form, draft_key: key, base_version: 1 };
    const formData = async () => String(documentsIn(await person.list())[0]?.['FormData']);

    const indented = JSON.stringify(request, null, 2);
    expect((await person.documents(indented)).json).toMatchObject({ success: true, version: 2 });
    expect(JSON.parse(await formData())).toEqual(form);
    // A repeat is known for one, though it is written in another way.
    expect((await person.documents(request)).json).toMatchObject({ success: true, version: 2 });

    expect((await person.documents(`\ufeff${JSON.stringify(form)}`)).json).toMatchObject({ version: 3 });
    expect(await formData()).toBe(JSON.stringify(form));
    expect((await person.documents(JSON.stringify(form, null, 1))).json).toMatchObject({ version: 4 });
    expect(JSON.parse(await formData())).toEqual(form);
  });

  it('keeps assets of every name', async () => {
    const person = open();
    const perAsset = '{"__proto__":[{"name":"Rohan"}],"constructor":[],"toString":[],"":[]}';
    const body = `{"action":"save","product_id":"01","form_name":"Testament_will","rand_num":"0","__proto__":{"a":1},"executor":{"executorsPerAsset":${perAsset}}}`;
    expect((await person.documents(body)).status).toBe(200);
    const [document] = documentsIn(await person.list());
    expect(document?.['FormData']).toContain(`"executorsPerAsset":${perAsset}`);
    expect(document?.['FormData']).toContain('"__proto__":{"a":1}');
  });

  it('makes one document of 20 first saves with one key at once', async () => {
    const person = open();
    const saves = await Promise.all(Array.from({ length: 20 }, () => person.save({ draft_key: key })));
    expect(new Set(saves.map(({ json }) => json['rand_num'])).size).toBe(1);
    expect(saves.every(({ status }) => status === 200)).toBe(true);
    expect(documentsIn(await person.list())).toHaveLength(1);
  });

  it('makes a document a save without a key, and a document a key', async () => {
    const person = open();
    await person.save();
    await person.save();
    await person.save({ draft_key: key });
    await openService(getDb()).person('ashwini').save({ draft_key: key });
    expect(documentsIn(await person.list())).toHaveLength(3);
  });

  it('lets one of 20 writers with one base through and tells the others', async () => {
    const person = open();
    const { rand_num } = (await person.save()).json;
    const saves = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        person.save({ ...named(`${index}`), rand_num, base_version: 1 }),
      ),
    );
    const conflicts = saves.filter(({ status }) => status === 409);
    expect(saves.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(conflicts).toHaveLength(19);
    expect(conflicts[0]?.json).toMatchObject({ success: false, code: 'CONFLICT', version: 2 });
  });

  it('takes a repeat after a lost answer for what it is', async () => {
    const person = open();
    const { rand_num } = (await person.save(named('1'))).json;
    const again = { ...named('2'), rand_num, base_version: 1 };
    expect((await person.save(again)).json['version']).toBe(2);
    expect(await person.save(again)).toMatchObject({ status: 200, json: { version: 2 } });
    expect((await person.save({ ...again, ...named('3') })).status).toBe(409);
  });

  it('lets the last writer win where no base is given', async () => {
    const person = open();
    const { rand_num } = (await person.save()).json;
    await person.save({ ...named('mine'), rand_num });
    await person.save({ ...named('yours'), rand_num });
    expect(documentsIn(await person.list())[0]?.['DocumentName']).toBe('yours');
  });

  it('answers 404 where the number is gone', async () => {
    expect(await open().save({ rand_num: '12345' })).toMatchObject({
      status: 404,
      json: { success: false, code: 'NOT_FOUND' },
    });
  });

  it('takes a document out of the bin when it is worked on', async () => {
    const person = open();
    const { rand_num } = (await person.save()).json;
    await person.move([documentsIn(await person.list())[0]?.['FileLink']]);
    await person.save({ rand_num });
    expect(documentsIn(await person.list())[0]?.['pendingDelete']).toBe(false);
  });

  it('leaves nothing readable in the database', async () => {
    const secret = 'Kshitija Apartment';
    await open().save({ personalDetails: { documentName: secret, address: secret } });
    const [row] = await getDb().query<{ form_sealed: Uint8Array; name_sealed: Uint8Array; key_id: string }>(
      'select form_sealed, name_sealed, key_id from documents',
    );
    expect(row?.key_id).toBe('test');
    expect(Buffer.from(row?.form_sealed ?? []).includes(secret)).toBe(false);
    expect(Buffer.from(row?.name_sealed ?? []).includes(secret)).toBe(false);
  });
});

onEachDatabase('the list', (getDb) => {
  const open = () => openService(getDb()).person('meera');

  it('has every specified field, the newest first, and no form in a summary', async () => {
    const person = open();
    const first = await person.save(named('First'));
    await person.submit(named('Second'));
    const list = documentsIn(await person.list({ fields: 'summary' }));
    expect(list).toEqual([
      expect.objectContaining({ DocumentName: 'Second', DocumentStatus: '1' }),
      {
        FileLink: expect.stringMatching(/^[\w-]{22}$/),
        ItemType: 'Testament_will',
        DocumentType: 'Will',
        DocumentStatus: '0',
        GeneratedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        pendingDelete: false,
        PurgeDate: null,
        DocumentName: 'First',
        edited: false,
        rand_num: first.json['rand_num'],
        version: 1,
      },
    ]);
    expect(documentsIn(await person.list()).every(({ FormData }) => typeof FormData === 'string')).toBe(true);
  });

  it('comes in pages that miss nothing and repeat nothing', async () => {
    const person = open();
    await Promise.all(Array.from({ length: 7 }, (_, index) => person.save(named(`${index}`))));
    const seen: unknown[] = [];
    let cursor: unknown;
    do {
      const page = await person.list({ limit: 3, ...(cursor === undefined ? {} : { cursor }) });
      seen.push(...documentsIn(page).map(({ FileLink }) => FileLink));
      cursor = page.json['nextCursor'];
    } while (cursor !== undefined);
    expect(seen).toEqual(documentsIn(await person.list()).map(({ FileLink }) => FileLink));
    expect(new Set(seen).size).toBe(7);
  });

  it('refuses a cursor that it did not give', async () => {
    const made = [
      '["2026-13-45T00:00:00Z","a"]',
      '["0000-01-01T00:00:00Z","a"]',
      '["2026-01-01T00:00:00Z","\\u0000"]',
    ];
    const cursors = made.map((text) => Buffer.from(text).toString('base64url'));
    for (const cursor of ['x', 'W10', ...cursors]) {
      expect((await open().list({ limit: 1, cursor })).status).toBe(400);
    }
  });

  it('gives one document whole', async () => {
    const person = open();
    await person.save(named('Other'));
    await person.save(named('This'));
    const link = documentsIn(await person.list({ limit: 1 }))[0]?.['FileLink'];
    const [only, ...more] = documentsIn(await person.list({ fileLink: link }));
    expect(more).toEqual([]);
    expect(only?.['FormData']).toContain('This');
    expect((await person.list({ fileLink: 'gone' })).status).toBe(404);
  });
});

onEachDatabase('the bin', (getDb) => {
  const open = () => openService(getDb()).person('meera');
  const states = async (person: ReturnType<typeof open>) =>
    documentsIn(await person.list()).map(({ pendingDelete }) => pendingDelete);

  it('changes sides without a direction, and stays with one', async () => {
    const person = open();
    await person.save();
    const links = documentsIn(await person.list()).map(({ FileLink }) => FileLink);
    await person.move(links);
    expect(await states(person)).toEqual([true]);
    await person.move(links, { pendingDelete: true });
    expect(await states(person)).toEqual([true]);
    await person.move(links);
    expect(await states(person)).toEqual([false]);
    await person.move(links, { pendingDelete: false });
    expect(await states(person)).toEqual([false]);
  });

  it('says when it will let go of a document, counted from the first time it was put there', async () => {
    const person = open();
    await person.save();
    const purgeDate = async () => documentsIn(await person.list({ fields: 'summary' }))[0]?.['PurgeDate'];
    const links = documentsIn(await person.list()).map(({ FileLink }) => FileLink);
    await person.move(links, { pendingDelete: true });
    await getDb().query("update documents set binned_at = timestamptz '2026-11-28 04:30:00Z'");
    await person.move(links, { pendingDelete: true });
    expect(await purgeDate()).toBe('2026-12-28T04:30:00.000Z');
    await person.move(links, { pendingDelete: false });
    expect(await purgeDate()).toBeNull();
  });

  it('moves what is there when one has vanished, and says 404 when none is', async () => {
    const person = open();
    await person.save();
    const [link] = documentsIn(await person.list()).map(({ FileLink }) => FileLink);
    expect((await person.move([link, 'gone'])).json).toMatchObject({ success: true });
    expect(await states(person)).toEqual([true]);
    expect((await person.move(['gone'])).status).toBe(404);
  });

  it('keeps a document for thirty days', async () => {
    const person = open();
    await person.save(named('29 days'));
    await person.save(named('30 days'));
    await person.save(named('not there'));
    const documents = documentsIn(await person.list());
    const days: Record<string, number> = { '29 days': 29.99, '30 days': 30.01 };
    for (const { FileLink, DocumentName } of documents) {
      const ago = days[String(DocumentName)];
      if (ago === undefined) continue;
      await getDb().query("update documents set binned_at = now() - $2 * interval '1 day' where id = $1", [
        String(FileLink),
        ago,
      ]);
    }
    expect(await purgeBin(getDb())).toBe(1);
    const left = documentsIn(await person.list()).map(({ DocumentName }) => DocumentName);
    expect(left.sort()).toEqual(['29 days', 'not there']);
  });
});
