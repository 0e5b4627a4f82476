import { execFile } from 'node:child_process';
import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { newPostgresUrl, unpackEmbedded } from '../test-support/databases.ts';
import { newFolder } from '../test-support/folders.ts';
import { type OutsideWorld, startOutsideWorld } from '../test-support/outside-world.ts';
import { aPdf, documentsIn, draft } from '../test-support/service.ts';
import { type ServiceProcess, startProcess } from '../test-support/service-process.ts';

const server = inject('postgresUrl');
const PEOPLE = ['meera', 'ashwini', 'ravi'];
const product = { product_id: '01' };

/** Runs one of the service's commands as an operator would; gives what it printed. */
async function runCommand(args: readonly string[], env: Record<string, string>): Promise<string> {
  const [program = '', ...rest] = args;
  const path = join(inject('builtService'), `${program}.js`);
  const { stdout } = await promisify(execFile)(process.execPath, [path, ...rest], {
    env: { PATH: process.env['PATH'], ...env },
  });
  return stdout;
}

/** Drafts, wills with their PDFs, a document in the bin, a profile, and payments in every state. */
async function fill(service: ServiceProcess, world: OutsideWorld, sub: string): Promise<void> {
  const order = async () => {
    const { json } = await service.ask(
      sub,
      { ...product, action: 'createOrder', amount: 200 },
      '/api/orders',
    );
    return String(json['order_id']);
  };
  await order();
  await service.deliver(world.webhookOf('payment.failed', world.pay(await order(), { status: 'failed' })));
  await service.deliver(world.webhookOf('order.paid', world.pay(await order())));
  for (let count = 0; count < 4; count += 1) {
    const personalDetails = { documentName: `मसौदा ${count} of ${sub} "\\ 😀` };
    await service.ask(sub, { ...draft, action: 'save', personalDetails, later: '\u0000' });
    const will = {
      ...draft,
      action: 'savepdf',
      personalDetails,
      pdf_base64: aPdf(`Will ${count} of ${sub}`),
    };
    if (count < 2) expect((await service.ask(sub, will)).json).toMatchObject({ success: true });
  }
  const list = await service.ask(sub, { ...product, action: 'getDocuments', subaction: 'Documents' });
  const [{ FileLink } = { FileLink: '' }] = documentsIn(list);
  const bin = { action: 'deleteitem', documentIds: [FileLink], itemTypes: ['Testament_will'] };
  await service.ask(sub, { ...product, ...bin, pendingDelete: true });
  const profile = { subaction: 'saveUserAttributes', name: `Name of ${sub}`, whatsapp_number: '+91 98' };
  await service.ask(sub, { ...product, action: 'editAttributes', ...profile });
}

/** All that a person can see of what is kept, PDFs byte by byte. */
async function everythingOf(service: ServiceProcess, sub: string) {
  const get = async (subaction: string) =>
    documentsIn(await service.ask(sub, { ...product, action: 'getDocuments', subaction }));
  const documents = await get('Documents');
  const pdfs: string[] = [];
  for (const { FileLink: fileLink, DocumentStatus, ItemType } of documents) {
    if (DocumentStatus !== '1') continue;
    const { json } = await service.ask(sub, { ...product, action: 'returnpdf', fileLink, ItemType });
    pdfs.push(await (await fetch(String(json['pdfLink']))).text());
  }
  return { documents, pdfs, account: await get('UserAttributes'), payments: await get('PaymentInfo') };
}

const everything = (service: ServiceProcess) => Promise.all(PEOPLE.map((sub) => everythingOf(service, sub)));

describe.runIf(server !== null)('what people have', () => {
  let world: OutsideWorld | undefined;
  let before: Awaited<ReturnType<typeof everything>> = [];
  let dataDir = '';
  let postgresUrl = '';
  const settings = (place: Record<string, string>) => ({
    ...world?.env,
    WILL_PRICE_INR: '100',
    WELCOME_COUPONS: '0',
    ...place,
  });
  /** Starts the service there, looks at everything, and goes on writing. */
  const expectEverything = async (place: Record<string, string>): Promise<void> => {
    const service = await startProcess(settings(place));
    expect(await everything(service)).toEqual(before);
    const more = await service.ask('a newcomer', { ...draft, action: 'save' });
    expect(more.json).toMatchObject({ success: true });
    await service.stop();
  };

  beforeAll(async () => {
    world = await startOutsideWorld();
    dataDir = await newFolder();
    postgresUrl = await newPostgresUrl(server ?? '');
    await unpackEmbedded(join(dataDir, 'database'));
    const service = await startProcess(settings({ DATA_DIR: dataDir }));
    for (const sub of PEOPLE) await fill(service, world, sub);
    before = await everything(service);
    await service.stop();
    const [first] = before;
    expect([first?.documents.length, first?.pdfs.length, first?.payments.length]).toEqual([6, 2, 3]);
    expect(first?.pdfs.join()).toContain('Will 0 of meera');
    return () => world?.close();
  });

  it('is all there after db:copy, on PostgreSQL', async () => {
    const said = await runCommand(['copy'], { DATA_DIR: dataDir, DATABASE_URL: postgresUrl });
    expect(said).toContain('18 documents were opened in the new database; all can be read');
    await expectEverything({ DATA_DIR: dataDir, DATABASE_URL: postgresUrl });
  });

  it('is all there after a backup of the embedded database was put back elsewhere', async () => {
    const file = join(await newFolder(), 'backup');
    const elsewhere = join(await newFolder(), 'data');
    await runCommand(['backup', 'backup', file], { DATA_DIR: dataDir });
    const said = await runCommand(['backup', 'restore', file], { DATA_DIR: elsewhere });
    expect(said).toContain('18 documents were put back; all can be read');
    await expectEverything({ DATA_DIR: elsewhere });
    const again = runCommand(['backup', 'restore', file], { DATA_DIR: elsewhere });
    await expect(again).rejects.toThrow('has a database already');
    await expect(runCommand(['backup', 'backup', file], { DATA_DIR: dataDir })).rejects.toThrow('already?');
  });

  it('is all there after a backup of PostgreSQL, made while the service runs, was put back elsewhere', async () => {
    const url = await newPostgresUrl(server ?? '');
    await runCommand(['copy'], { DATA_DIR: dataDir, DATABASE_URL: url });
    const running = await startProcess(settings({ DATA_DIR: dataDir, DATABASE_URL: url }));
    const file = join(await newFolder(), 'backup');
    await runCommand(['backup', 'backup', file], { DATA_DIR: dataDir, DATABASE_URL: url });
    await running.stop();
    const place = {
      DATA_DIR: join(await newFolder(), 'data'),
      DATABASE_URL: await newPostgresUrl(server ?? ''),
    };
    const said = await runCommand(['backup', 'restore', file], place);
    expect(said).toContain('18 documents were put back; all can be read');
    await expectEverything(place);
  });

  it('is not put back without the keys that open it', async () => {
    const file = join(await newFolder(), 'backup');
    const DATA_KEYS = `other:${Buffer.alloc(32, 9).toString('base64')}`;
    await runCommand(['backup', 'backup', file], { DATA_DIR: dataDir, DATA_KEYS });
    const elsewhere = join(await newFolder(), 'data');
    const restoring = runCommand(['backup', 'restore', file], { DATA_DIR: elsewhere });
    await expect(restoring).rejects.toThrow('The keys are missing');
  });

  it('is not put back beside keys that a service made there before', async () => {
    const file = join(await newFolder(), 'backup');
    await runCommand(['backup', 'backup', file], { DATA_DIR: dataDir });
    const elsewhere = await newFolder();
    await writeFile(join(elsewhere, 'secrets.json'), '{}');
    const restoring = runCommand(['backup', 'restore', file], { DATA_DIR: elsewhere });
    await expect(restoring).rejects.toThrow('holds other keys than');
    await expect(access(join(elsewhere, 'database'))).rejects.toThrow('ENOENT');
  });
});
