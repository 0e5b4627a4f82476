import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../tools/lib/run.mjs';
import { row, rowAgainst } from './lib/rows.mjs';
import { peers } from './pdf/peers.mjs';
import { bundleProduct } from './pdf/product.mjs';
import { median, timed } from './pdf/timing.mjs';
import { CHARACTERS, hindiWill, largeHindiWill } from './pdf/will.mjs';

/** Before anything is counted: the engine, the compiler and the caches of each library get warm. */
const WARM_UPS = 3;
const ROUNDS = 5;
/** Documents a library makes in one round. */
const REPEATS = 3;
const FRESH_STARTS = 3;
const options = { createdAt: '2026-01-02T03:04:05Z' };

/** Times as many makers as there are, taking turns, so that what slows the machine slows all of them. */
async function interleaved(makers) {
  for (const make of Object.values(makers)) for (let index = 0; index < WARM_UPS; index += 1) await make();
  const times = {};
  const bytes = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, make] of Object.entries(makers)) {
      for (let index = 0; index < REPEATS; index += 1) {
        const { ms, result } = await timed(make);
        times[name] = [...(times[name] ?? []), ms];
        bytes[name] = result.length;
      }
    }
  }
  return { ms: Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)])), bytes };
}

const round = (value) => Math.round(value * 100) / 100;

async function compared(product, render) {
  const { document, blocks } = hindiWill(product);
  const makers = { product: () => render(document) };
  for (const name of ['plainJsPdf', 'pdfmake', 'reactPdf']) {
    const make = await peers[name]();
    makers[name] = () => make(blocks);
  }
  const { ms, bytes } = await interleaved(makers);
  const will = `Hindi will of ${CHARACTERS} characters, warm`;
  const times = (peer) => round(ms.product / ms[peer]);
  return [
    row(`${will}: CPU time`, Math.round(ms.product), 'ms'),
    row('  as a multiple of pdfmake’s, which shapes', times('pdfmake'), 'x', 0.5),
    row('  as a multiple of @react-pdf/renderer’s, which shapes', times('reactPdf'), 'x', 0.15),
    row('  as a multiple of jsPDF’s, unshaped and untagged', times('plainJsPdf'), 'x', 1.3),
    ...['pdfmake', 'reactPdf', 'plainJsPdf'].map((peer) =>
      row(`  CPU time of ${peer}`, Math.round(ms[peer]), 'ms'),
    ),
    rowAgainst(
      '  size, tagged and archival',
      round(bytes.product / 1000),
      'kB',
      round(bytes.pdfmake / 1000),
      {
        name: 'pdfmake, untagged',
        value: bytes.pdfmake / 1000,
      },
    ),
    rowAgainst(
      '  size without its tags',
      round((bytes.product - tagBytes(await render(document))) / 1000),
      'kB',
      round(bytes.reactPdf / 1000),
      {
        name: '@react-pdf/renderer, untagged',
        value: bytes.reactPdf / 1000,
      },
    ),
  ];
}

const TAG_OBJECTS = /\d+ 0 obj\n<<(?:\/S\/|\/Nums |\/Type \/StructTreeRoot)[\s\S]*?endobj\n/g;
/** Of every object the table at the end of the file has a line of twenty bytes. */
const TABLE_LINE = 20;

/** What of a file is there for readers who hear it. The marks in the pages, which compress to little, are not counted. */
function tagBytes(bytes) {
  const objects = Buffer.from(bytes).toString('latin1').match(TAG_OBJECTS) ?? [];
  return objects.reduce((sum, { length }) => sum + length + TABLE_LINE, 0);
}

async function ordinary(product, render) {
  const bytes = await render(product.composeWill(product.meeraIn('hindi')));
  const pages = Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Type \/Page\n/g).length;
  const perFive = (size) => round(((size / 1000) * 5) / pages);
  return [
    row('ordinary Hindi will, tagged: size of five pages', perFive(bytes.length), 'kB', 130),
    row('  without its tags', perFive(bytes.length - tagBytes(bytes)), 'kB', 90),
    row(`  size of all its ${pages} pages, tagged`, round(bytes.length / 1000), 'kB'),
  ];
}

async function scaling(product, render) {
  const makers = Object.fromEntries(
    [10, 100, 400].map((assets) => {
      const document = product.composeWill(largeHindiWill(product, assets));
      return [assets, () => render(document)];
    }),
  );
  const { ms } = await interleaved(makers);
  return [
    row('100 assets, as a multiple of 10', round(ms[100] / ms[10]), 'x', 12),
    row('400 assets, as a multiple of 100', round(ms[400] / ms[100]), 'x', 5),
    row('  CPU time of 400 assets', Math.round(ms[400]), 'ms'),
  ];
}

/** The CPU time of a library's first document in a process of its own. */
function firstDocument(library, bundle) {
  const script = fileURLToPath(new URL('pdf/first.mjs', import.meta.url));
  const times = Array.from({ length: FRESH_STARTS }, () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, library, bundle], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    return JSON.parse(stdout).ms;
  });
  return median(times);
}

function cold(bundle) {
  const product = firstDocument('product', bundle);
  const pdfmake = firstDocument('pdfmake', bundle);
  return [
    row('first document of a fresh process: CPU time', Math.round(product), 'ms'),
    row('  as a multiple of pdfmake’s', round(product / pdfmake), 'x', 0.5),
  ];
}

/** What the worker brings along for a will in its own script: code, WebAssembly and the two faces. */
const DOWNLOADED = [
  /^pdf-worker-.*\.js$/,
  /^rendering-.*\.js$/,
  /^harfbuzz-.*\.wasm$/,
  /^NotoSerifDevanagari_400.*\.ttf$/,
  /^NotoSerifDevanagari_700.*\.ttf$/,
];

async function download() {
  const folder = join(root, 'apps', 'web', 'dist', 'assets');
  const names = await readdir(folder);
  let bytes = 0;
  for (const pattern of DOWNLOADED) {
    const name = names.find((each) => pattern.test(each));
    if (name === undefined)
      throw new Error(`The build has no file ${pattern} any more: what took its place?`);
    bytes += brotliCompressSync(await readFile(join(folder, name))).length;
  }
  return [row('download of the engine and both faces, brotli', Math.round(bytes / 1000), 'kB', 450)];
}

/** Measures the making of PDFs: against other libraries, over the size of a will, from cold, and by its bytes. */
export async function measure() {
  const bundle = pathToFileURL(await bundleProduct()).href;
  const product = await import(bundle);
  const renderer = new product.DocumentRenderer(product.nodeFamily);
  const render = async (document) => (await renderer.render(document, options)).bytes;
  return [
    ...(await compared(product, render)),
    ...(await ordinary(product, render)),
    ...(await scaling(product, render)),
    ...cold(bundle),
    ...(await download()),
  ];
}
