import { expect, inject, it } from 'vitest';
import { readStorageConfig } from '../config/config.ts';
import { readSecrets } from '../config/secrets.ts';
import { openDatabase } from '../database/open.ts';
import { newPostgresUrl } from '../test-support/databases.ts';
import { newFolder } from '../test-support/folders.ts';
import { aPdf, documentsIn, openService, pathOf } from '../test-support/service.ts';
import { TargetNotEmptyError } from './copy-database.ts';
import { copyToPostgres } from './copy-to-postgres.ts';

const server = inject('postgresUrl');
const unheard = { announce: () => {}, onIdleError: () => {} };
const counted = `select (select count(*) from ledger) as entries, (select sum(delta_paise) from ledger) as paise`;

it.runIf(server !== null)(
  'moves everything from the embedded database to PostgreSQL, readable with the same keys',
  async () => {
    const dataDir = await newFolder();
    const databaseUrl = await newPostgresUrl(server ?? '');
    const config = readStorageConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    await expect(copyToPostgres(config, () => {})).rejects.toThrow('there is no embedded database');

    const { dataKeys } = await readSecrets(config);
    const embedded = await openDatabase({ ...unheard, dataDir, databaseUrl: undefined });
    const before = openService(embedded, { dataKeys });
    const meera = before.person('meera');
    for (let count = 0; count < 25; count += 1) {
      await meera.save({ personalDetails: { documentName: `मीरा ${count} "\\ ` }, laterField: '\u0000😀' });
    }
    await meera.submit({ pdf_base64: aPdf('the will') });
    await before.person('ashwini').save();
    const list = (await meera.list()).json;
    const entries = await embedded.query(counted);
    await expect(copyToPostgres(config, () => {})).rejects.toThrow('in use by process');
    await embedded.close();

    const sentences: string[] = [];
    await copyToPostgres(config, (sentence) => sentences.push(sentence));
    expect(sentences).toContain('documents: 27 rows');
    expect(sentences).toContain('27 documents were opened in the new database; all can be read');
    await expect(copyToPostgres(config, () => {})).rejects.toBeInstanceOf(TargetNotEmptyError);

    const db = await openDatabase({ ...unheard, dataDir, databaseUrl });
    const after = openService(db, { dataKeys });
    const moved = after.person('meera');
    expect((await moved.list()).json).toEqual(list);
    expect(await db.query(counted)).toEqual(entries);
    const complete = documentsIn({ json: list }).find(({ DocumentStatus }) => DocumentStatus === '1');
    const { pdfLink } = (await moved.download(complete?.['FileLink'])).json;
    const pdf = await after.app.request(pathOf(pdfLink));
    expect(Buffer.from(await pdf.arrayBuffer()).toString('base64')).toBe(aPdf('the will'));
    // A newcomer's coupon is a new entry of the ledger: its number goes on after those that came along.
    expect((await after.person('a newcomer').submit()).json).toMatchObject({ success: true });
    expect(documentsIn(await after.person('ashwini').list())).toHaveLength(1);
    await db.close();
  },
);
