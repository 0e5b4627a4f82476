import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { startCluster } from '../../../../tools/lib/postgres.mjs';
import { openDatabase } from '../database/open.ts';
import { makeChance } from '../test-support/chance.ts';
import { newPostgresUrl, unpackEmbedded } from '../test-support/databases.ts';
import { newFolder } from '../test-support/folders.ts';
import { startOutsideWorld } from '../test-support/outside-world.ts';
import { documentsIn } from '../test-support/service.ts';
import { type ServiceProcess, startProcess } from '../test-support/service-process.ts';
import { findWrongSums } from '../test-support/sums.ts';
import { makeDocumentLane } from '../test-support/writers/document-lane.ts';
import { run } from '../test-support/writers/lane.ts';
import { makePaymentLane } from '../test-support/writers/payment-lane.ts';

/** So many on each database; `KILL_ROUNDS=50` for a long run. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 3);
const SEED = Number(process.env['KILL_SEED'] ?? 20_261_128);
const PEOPLE = ['meera', 'ashwini', 'ravi'];
const PRICE_RUPEES = 100;
/** From the first acknowledged write of a round to its end. Milliseconds. */
const LEAST_MS = 10;
const MOST_MS = 400;

interface Place {
  env: Record<string, string>;
  /** Ends the round; gives the service of the next one. */
  strike(service: ServiceProcess, round: number): Promise<ServiceProcess>;
  close(): Promise<void>;
}

const openQuietly = (env: Record<string, string>) =>
  openDatabase({
    databaseUrl: env['DATABASE_URL'],
    dataDir: env['DATA_DIR'] ?? '',
    announce: () => {},
    onIdleError: () => {},
  });

/** Looks into the books themselves, beside the service or while there is none. */
async function expectSums(env: Record<string, string>): Promise<void> {
  const db = await openQuietly(env);
  try {
    expect(await findWrongSums(db)).toEqual([]);
  } finally {
    await db.close();
  }
}

async function embedded(worldEnv: Record<string, string>): Promise<Place> {
  const DATA_DIR = await newFolder();
  await unpackEmbedded(join(DATA_DIR, 'database'));
  const env = { ...worldEnv, DATA_DIR };
  return {
    env,
    async strike(service, round) {
      await service.kill();
      // Opening it here takes as long as the rest of a round, and a fault of the books doesn't mend itself.
      if (round % 5 === 0) await expectSums(env);
      return startProcess(env);
    },
    close: async () => {},
  };
}

/** A server of its own, since it is struck as well: every third round ends it, with the service left running. */
async function postgres(worldEnv: Record<string, string>): Promise<Place> {
  const cluster = await startCluster();
  const env = {
    ...worldEnv,
    DATA_DIR: await newFolder(),
    DATABASE_URL: await newPostgresUrl(cluster.url),
  };
  return {
    env,
    async strike(service, round) {
      const isDatabaseStruck = round % 3 === 2;
      await (isDatabaseStruck ? cluster.crash() : service.kill());
      await expectSums(env);
      return isDatabaseStruck ? service : startProcess(env);
    },
    close: () => cluster.stop(),
  };
}

const kinds: [string, (env: Record<string, string>) => Promise<Place>][] = [
  ['the embedded database', embedded],
  ...(inject('postgresUrl') === null ? [] : [['PostgreSQL', postgres] satisfies (typeof kinds)[number]]),
];

describe.each(kinds)('a service killed in the middle of writes, on %s', (_, open) => {
  it(`${ROUNDS} times, has lost nothing that it acknowledged, and its books hold`, {
    timeout: 3_600_000,
  }, async () => {
    const chance = makeChance(SEED);
    const world = await startOutsideWorld();
    onTestFinished(world.close);
    const place = await open({ ...world.env, WILL_PRICE_INR: String(PRICE_RUPEES), WELCOME_COUPONS: '0' });
    onTestFinished(place.close);
    const payers = PEOPLE.map((sub) => makePaymentLane(sub, PRICE_RUPEES, world, chance));
    const writers = PEOPLE.flatMap((sub) =>
      ['a', 'b'].map((name) => makeDocumentLane(sub, `${sub}-${name}`, chance)),
    );
    const lanes = [...payers, ...writers];
    const findLosses = async (from: ServiceProcess): Promise<string[]> =>
      (await Promise.all(lanes.map((lane) => lane.findLosses(from)))).flat();
    let service = await startProcess(place.env);
    onTestFinished(() => service.kill());
    let cutOff = 0;
    let acknowledged = 0;

    for (let round = 0; round < ROUNDS; round += 1) {
      let isOver = false;
      const before = acknowledged;
      const running = lanes.map((lane) =>
        run(
          lane,
          service,
          () => isOver,
          () => {
            acknowledged += 1;
          },
        ),
      );
      while (acknowledged === before) await wait(1);
      await wait(chance.between(LEAST_MS, MOST_MS));
      service = await place.strike(service, round);
      isOver = true;
      const wasCut = await Promise.all(running);
      expect(wasCut, 'something was under way').toContain(true);
      cutOff += wasCut.filter(Boolean).length;
      expect(await findLosses(service), `after round ${round + 1}, seed ${SEED}`).toEqual([]);
    }

    for (const payer of payers) await payer.tellOfAll(service);
    expect(await findLosses(service)).toEqual([]);
    for (const [index, sub] of PEOPLE.entries()) {
      const account = await service.ask(sub, { action: 'getDocuments', subaction: 'UserAttributes' });
      const list = await service.ask(sub, {
        action: 'getDocuments',
        subaction: 'Documents',
        product_id: '01',
        fields: 'summary',
      });
      const wills = documentsIn(list).filter(({ DocumentStatus }) => DocumentStatus === '1').length;
      const paid = (payers[index]?.paidPaise() ?? 0) / 100;
      expect(documentsIn(account)[0]).toMatchObject({ Balance: paid - wills * PRICE_RUPEES });
    }
    await service.stop();
    await expectSums(place.env);
    process.stdout.write(
      `${ROUNDS} rounds: ${acknowledged} writes acknowledged, ${cutOff} cut off, none lost\n`,
    );
  });
});
