import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startCluster } from '../tools/lib/postgres.mjs';
import { root } from '../tools/lib/run.mjs';
import { CONNECTIONS, load } from './lib/load.mjs';
import { processorMs, startIssuer, startProgram } from './lib/programs.mjs';
import { atLeast, percentile, row, rowAgainst } from './lib/rows.mjs';
import { fill, makePerson, makeRequests, PAGE } from './lib/shop.mjs';

const SERVICE = join(root, 'apps', 'service', 'dist', 'main.js');
const BARE = join(root, 'apps', 'service', 'bench', 'bare-server.mjs');

/** Each way is measured so often, in turns, so that what else the machine does falls on all of them. */
const TURNS = 3;
const TURN_SECONDS = 6;
/** Until a program runs as fast as it will: what is called often is compiled anew, the more of it the longer. */
const WARM_SECONDS = 10;
const MANY = 5_000;
const PAGES_ASKED = 300;

/** `MEMORY_MINUTES=1` for a quick look. */
const MEMORY_MINUTES = Number(process.env.MEMORY_MINUTES ?? 10);
/**
 * Under load before memory is watched. Until then what is remembered by design fills up (tokens, ids), and the heap and the
 * allocator take what they work in.
 */
const MEMORY_WARM_SECONDS = 60;
const SAMPLE_MS = 5_000;
const CURVE_MS = 30_000;
const MB = 1024 * 1024;

const median = (values) => percentile(values, 0.5);
const round = (value, digits = 2) => Math.round(value * 10 ** digits) / 10 ** digits;

/** One turn, with the processor time that the program used for a request. */
async function takeTurn({ pid }, requestOf) {
  const before = await processorMs(pid);
  const turn = await load(TURN_SECONDS, requestOf);
  return { ...turn, processorMs: ((await processorMs(pid)) - before) / (turn.perSecond * TURN_SECONDS) };
}

/** Measures the service and the bare server in turns. */
async function compare({ service: ofService, bare: ofBare }, programs) {
  await load(WARM_SECONDS, ofService);
  await load(WARM_SECONDS, ofBare);
  const service = [];
  const bare = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    service.push(await takeTurn(programs.service, ofService));
    bare.push(await takeTurn(programs.bare, ofBare));
  }
  const middle = (results, figure) => median(results.map((result) => result[figure]));
  return {
    perSecond: middle(service, 'perSecond'),
    barePerSecond: middle(bare, 'perSecond'),
    p50: middle(service, 'p50'),
    p99: middle(service, 'p99'),
    processorMs: middle(service, 'processorMs'),
    bareProcessorMs: middle(bare, 'processorMs'),
  };
}

function comparedRows(name, { perSecond, barePerSecond, p50, p99, ...ofProcess }) {
  const floor = { name: 'bare SQL', value: barePerSecond };
  const processorFloor = { name: 'bare SQL', value: ofProcess.bareProcessorMs };
  return [
    { ...rowAgainst(`${name}: requests a second`, Math.round(perSecond), '/s', null, floor) },
    atLeast(`${name}: share of bare SQL's requests a second`, round(perSecond / barePerSecond), 0.6),
    rowAgainst(`${name}: processor time a request`, round(ofProcess.processorMs), 'ms', null, processorFloor),
    row(`${name}: median at ${CONNECTIONS} connections`, round(p50, 1), 'ms'),
    row(`${name}: 99th percentile against the median`, round(p99 / p50, 1), 'x', 10),
  ];
}

/** The least, the middle and the most of a process's memory in each half minute, in MB. */
function curveOf(samples, figure) {
  const each = Math.round(CURVE_MS / SAMPLE_MS);
  const curve = [];
  for (let start = 0; start < samples.length; start += each) {
    const values = samples.slice(start, start + each).map((sample) => sample[figure] / MB);
    curve.push([Math.min(...values), median(values), Math.max(...values)].map((value) => round(value, 1)));
  }
  return curve;
}

/**
 * Keeps the service under load; memory at the end against memory once everything was warm, garbage collected each time.
 *
 * Of the resident size the least is told as well. The allocator keeps what was freed and gives it back when it likes: the
 * median tells of that too. What a program never lets go of is in the least.
 */
async function memory(program, requestOf) {
  const samples = [];
  await load(MEMORY_WARM_SECONDS, requestOf);
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      samples.push(await program.memory());
      await pause(SAMPLE_MS);
    }
  };
  const watching = watch();
  await load(MEMORY_MINUTES * 60, requestOf);
  isOver = true;
  await watching;
  const quarter = Math.floor(samples.length / 4);
  const compareQuarters = (figure, statistic) => {
    const values = samples.map((sample) => sample[figure] / MB);
    const [first, last] = [values.slice(0, quarter), values.slice(-quarter)].map(statistic);
    return { last: round(last, 1), growth: round(last / first) };
  };
  const least = compareQuarters('rss', (values) => Math.min(...values));
  const usual = compareQuarters('rss', median);
  const heap = compareQuarters('heapUsed', median);
  const time = `of ${MEMORY_MINUTES} minutes under load`;
  return [
    row(`memory, least in the last quarter ${time}`, least.last, 'MB'),
    {
      ...row('memory, least in the last quarter against the first', least.growth, 'x', 1.1),
      curve: curveOf(samples, 'rss'),
    },
    row('memory, median in the last quarter against the first', usual.growth, 'x', 1.1),
    row(`heap, median in the last quarter ${time}`, heap.last, 'MB'),
    {
      ...row('heap, median in the last quarter against the first', heap.growth, 'x', 1.1),
      curve: curveOf(samples, 'heapUsed'),
    },
  ];
}

/** The first page of somebody with many documents against that of somebody with one page of them, in turns. */
async function pages(many, few, firstPage) {
  const times = new Map([
    [many, []],
    [few, []],
  ]);
  for (let count = 0; count < PAGES_ASKED; count += 1) {
    // Each goes first as often as the other: who comes second finds things warm.
    for (const [person, taken] of count % 2 === 0 ? times : [...times].reverse()) {
      const started = performance.now();
      const { documents } = await person.ask(firstPage);
      taken.push(performance.now() - started);
      if (documents.length !== PAGE) throw new Error(`A first page has ${documents.length} documents`);
    }
  }
  const [ofMany, ofFew] = [...times.values()].map(median);
  const floor = { name: `with ${PAGE}`, value: ofFew };
  return [
    rowAgainst(`first page of a person with ${MANY} documents, median`, round(ofMany), 'ms', null, floor),
    row(`first page with ${MANY} documents against ${PAGE}`, round(ofMany / ofFew), 'x', 1.5),
  ];
}

/** How much of a page travels, for each encoding that a browser takes. */
async function compression({ url, headers }, firstPage) {
  const bytes = async (encoding) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'accept-encoding': encoding },
      body: JSON.stringify(firstPage),
    });
    await response.arrayBuffer();
    const told = response.headers.get('content-encoding') ?? 'identity';
    if (told !== encoding) throw new Error(`${encoding} was asked for and ${told} was sent`);
    return Number(response.headers.get('content-length'));
  };
  const plain = await bytes('identity');
  const rows = [];
  for (const encoding of ['br', 'gzip']) {
    rows.push(
      row(`first page, sent as ${encoding}`, round((await bytes(encoding)) / plain), 'of plain', 0.5),
    );
  }
  return rows;
}

/** So many people with a draft each, and one with a page of documents. */
async function populate(origin, issuer, requests) {
  const personOf = (sub) => makePerson(origin, issuer.tokenOf(sub));
  const people = Array.from({ length: CONNECTIONS }, (_, index) => personOf(`writer ${index}`));
  const reader = personOf('reader');
  const numbers = await Promise.all(people.map(async ({ ask }) => (await ask(requests.save('0'))).rand_num));
  await fill(reader, requests.save, PAGE);
  return { numbers };
}

/** The service and the bare server on data of the same making: on one PostgreSQL, or on two copies of a folder. */
async function startBoth(data, issuer, requests, ending) {
  const env = { ...issuer.env, RATE_LIMIT_PER_MINUTE: '0', ADDRESS_LIMIT_PER_MINUTE: '0', DRAIN_MS: '0' };
  const first = await startProgram(SERVICE, { ...env, ...data });
  const { numbers } = await populate(first.origin, issuer, requests);
  await first.stop();
  const bareData = { ...data, DATA_DIR: `${data.DATA_DIR}-bare` };
  if (data.DATABASE_URL === undefined) {
    await cp(join(data.DATA_DIR, 'database'), bareData.DATA_DIR, { recursive: true });
  }
  const service = await startProgram(SERVICE, { ...env, ...data });
  ending.unshift(service.stop);
  const bare = await startProgram(BARE, bareData);
  ending.unshift(bare.stop);
  return { service, bare, numbers };
}

/** The requests of both, by connection. */
async function requestsOfBoth({ service, bare, numbers }, issuer, { save, firstPage }) {
  const personOf = (sub) => makePerson(service.origin, issuer.tokenOf(sub));
  const people = numbers.map((_, index) => personOf(`writer ${index}`));
  const reader = personOf('reader');
  const idOf = async ({ ask }) => (await ask({ ...firstPage, limit: 1 })).documents[0].FileLink;
  const accountOf = async (person) =>
    (await (await fetch(`${bare.origin}/account-of/${await idOf(person)}`)).json()).account_id;
  const accounts = await Promise.all(people.map(accountOf));
  const account = await accountOf(reader);
  const bodies = numbers.map((number) => JSON.stringify(save(number)));
  return {
    reader,
    save: {
      service: (connection) => people[connection].request(save(numbers[connection])),
      bare: (connection) => ({
        url: `${bare.origin}/save/${accounts[connection]}`,
        body: bodies[connection],
      }),
    },
    list: {
      service: () => reader.request(firstPage),
      bare: () => ({ url: `${bare.origin}/list/${account}`, body: '{}' }),
    },
  };
}

/** What only PostgreSQL is asked, being what production has: pages of a long list, and memory. */
async function measureLongRun({ service }, requests, issuer, both) {
  const many = makePerson(service.origin, issuer.tokenOf('collector'));
  await fill(many, requests.save, MANY);
  return [
    ...(await pages(many, both.reader, requests.firstPage)),
    ...(await compression(both.reader, requests.firstPage)),
    ...(await memory(service, both.save.service)),
  ];
}

async function measureOn(name, data, ending) {
  const requests = await makeRequests();
  const issuer = await startIssuer();
  ending.unshift(issuer.stop);
  const started = await startBoth(data, issuer, requests, ending);
  const both = await requestsOfBoth(started, issuer, requests);
  const rows = [
    ...comparedRows(`${name}, save of 20 KB`, await compare(both.save, started)),
    ...comparedRows(`${name}, list of ${PAGE}`, await compare(both.list, started)),
  ];
  if (data.DATABASE_URL === undefined) return rows;
  return [...rows, ...(await measureLongRun(started, requests, issuer, both))];
}

/** Sees to it that what was started is ended, the last first. */
async function withEnding(use) {
  const ending = [];
  try {
    return await use(ending);
  } finally {
    for (const end of ending) await end();
  }
}

/**
 * The service against the same framework doing the bare statement, on PostgreSQL and on the embedded database.
 *
 * @see docs/decisions/what-the-service-bench-compares.md
 */
export function measure() {
  return withEnding(async (ending) => {
    const folder = await mkdtemp(join(tmpdir(), 'virasat-bench-'));
    ending.unshift(() => rm(folder, { recursive: true, force: true }));
    const cluster = await startCluster({ isDurable: true });
    ending.unshift(cluster.stop);
    const onPostgres = { DATABASE_URL: cluster.url, DATA_DIR: join(folder, 'postgres') };
    return [
      ...(await withEnding((inner) => measureOn('PostgreSQL', onPostgres, inner))),
      ...(await withEnding((inner) => measureOn('embedded', { DATA_DIR: join(folder, 'embedded') }, inner))),
    ];
  });
}
