import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startBucket } from '../test-support/bucket.ts';
import { onEachDatabase } from '../test-support/databases.ts';
import { aPdf, documentsIn, openService, pathOf } from '../test-support/service.ts';
import { deleteUnreferencedObjects } from './pdf-objects.ts';
import { s3Store } from './s3.ts';

type Bucket = Awaited<ReturnType<typeof startBucket>>;
let bucket: Bucket;
beforeAll(async () => {
  bucket = await startBucket();
});
beforeEach(() => bucket.objects.clear());
afterAll(() => {
  bucket.close();
});

it('keeps, gives and deletes objects, and takes a deleted one for gone', async () => {
  const { store } = bucket;
  await store.put('a/b', Buffer.from('content'));
  expect(Buffer.from((await store.get('a/b')) ?? []).toString()).toBe('content');
  expect([...bucket.objects.keys()]).toEqual(['/wills/a/b']);
  await store.delete('a/b');
  await store.delete('a/b');
  expect(await store.get('a/b')).toBeNull();
});

it('tries again where the store fails for a moment', async () => {
  bucket.fail(2);
  await bucket.store.put('a', Buffer.from('x'));
  expect(bucket.objects.size).toBe(1);
});

it('says so where the store refuses', async () => {
  const stranger = s3Store({ ...bucket.options, secretAccessKey: 'another' });
  await expect(stranger.put('a', Buffer.from('x'))).rejects.toThrow('answered PUT with 403');
  await expect(stranger.get('a')).rejects.toThrow('answered GET with 403');
  await expect(stranger.delete('a')).rejects.toThrow('answered DELETE with 403');
});

onEachDatabase('a PDF in an object store', (getDb) => {
  const open = (env: Record<string, string> = {}) =>
    openService(getDb(), { objects: bucket.store, env: { WELCOME_COUPONS: '2', ...env } });
  const read = async (service: ReturnType<typeof open>, link: unknown) => {
    const response = await service.app.request(pathOf(link));
    return { status: response.status, base64: Buffer.from(await response.arrayBuffer()).toString('base64') };
  };

  it('is written sealed, read by a signed link, and nowhere in the database', async () => {
    const service = open();
    const answer = await service.person('meera').submit({ pdf_base64: aPdf('the will') });
    expect(await read(service, answer.json['pdfLink'])).toEqual({ status: 200, base64: aPdf('the will') });
    const [[key, object] = ['', Buffer.alloc(0)]] = bucket.objects;
    expect(key).toMatch(/^\/wills\/[0-9a-f]{16}\/[0-9a-f]{64}$/);
    expect(object.includes('the will')).toBe(false);
    expect(await getDb().query('select length(sealed) as length from pdfs')).toEqual([
      { length: 12 + 16 + 32 },
    ]);
    expect(await getDb().query('select 1 from unreferenced_objects')).toEqual([]);
  });

  it('can be read while new ones go to the database again', async () => {
    const answer = await open()
      .person('meera')
      .submit({ pdf_base64: aPdf('old') });
    const later = openService(getDb(), { objects: bucket.store, storesPdfsAsObjects: false });
    expect(await read(later, answer.json['pdfLink'])).toMatchObject({ base64: aPdf('old') });
    const { rand_num } = answer.json;
    const renewed = await later.person('meera').submit({ rand_num, pdf_base64: aPdf('new') });
    expect(await read(later, renewed.json['pdfLink'])).toMatchObject({ base64: aPdf('new') });
    expect(await deleteUnreferencedObjects(getDb(), bucket.store)).toBe(1);
    expect(bucket.objects.size).toBe(0);
  });

  it('is deleted when the submit is refused, the will renewed or the account deleted', async () => {
    const service = open({ WELCOME_COUPONS: '1' });
    const person = service.person('meera');
    const { rand_num } = (await person.submit()).json;
    const clean = () => deleteUnreferencedObjects(getDb(), bucket.store);

    expect((await person.submit()).json).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    expect(bucket.objects.size).toBe(2);
    expect(await clean()).toBe(1);

    const renewed = await person.submit({ rand_num, pdf_base64: aPdf('renewed') });
    expect(await clean()).toBe(1);
    expect(await read(service, renewed.json['pdfLink'])).toMatchObject({ base64: aPdf('renewed') });

    await person.deleteAccount();
    expect(await clean()).toBe(1);
    expect(bucket.objects.size).toBe(0);
  });

  it('keeps a will unpaid while the store is down, and says so', async () => {
    const person = open().person('meera');
    bucket.fail(100);
    const answer = await person.submit();
    expect(answer).toMatchObject({ status: 503, json: { success: false, code: 'FILES_UNAVAILABLE' } });
    expect(answer.headers.get('retry-after')).toBe('5');
    bucket.fail(0);
    expect(documentsIn(await person.account())).toMatchObject([{ Coupons: 2 }]);
    expect((await person.submit()).json).toMatchObject({ success: true });
    expect(documentsIn(await person.account())).toMatchObject([{ Coupons: 1 }]);
  });

  it('is not to be had while the store can not be reached, and is said to come later', async () => {
    const link = (await open().person('meera').submit()).json['pdfLink'];
    const objects = s3Store({ ...bucket.options, endpoint: 'http://127.0.0.1:1' });
    const { app, person } = openService(getDb(), { objects, env: { WELCOME_COUPONS: '2' } });
    const answer = await app.request(pathOf(link));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toMatchObject({ success: false, code: 'FILES_UNAVAILABLE' });
    expect(await person('meera').submit()).toMatchObject({ status: 503 });
    expect(documentsIn(await person('meera').account())).toMatchObject([{ Coupons: 1 }]);
  });

  it('left by a process that died is deleted an hour later, not before', async () => {
    await bucket.store.put('left', Buffer.from('x'));
    const list = `insert into unreferenced_objects (object_key, delete_after) values ('left', now() + interval '1 hour')`;
    await getDb().query(list);
    expect(await deleteUnreferencedObjects(getDb(), bucket.store)).toBe(0);
    await getDb().query('update unreferenced_objects set delete_after = now()');
    expect(await deleteUnreferencedObjects(getDb(), bucket.store)).toBe(1);
    expect(bucket.objects.size).toBe(0);
  });
});
