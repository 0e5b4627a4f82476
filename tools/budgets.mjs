/**
 * What each page of the built app loads, in kilobytes after gzip, against budgets that fail the build. Read from the
 * build's own list of files, so that it takes no browser.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './lib/run.mjs';

const dist = join(root, 'apps', 'web', 'dist');

/** What every page loads: libraries, frame, styles. */
const SHELL_KB = 140;
/** What a page may add to it. The wizard and the free will's form are judged apart, as the engine of the PDF is. */
const PUBLIC_KB = 10;
const SIGNED_IN_KB = 40;
const APART = { '/_account/create-will': 20, '/_account/create-free-will': 110 };
/** The wizard with all that it brings in while its introduction is read. */
const WIZARD = 'src/routes/_account/create-will.tsx?tsr-split=component';
const WIZARD_KB = 200;
/** The signed-in pages' common frame: the client, its schemas, the draft. */
const ACCOUNT = '/_account';
const ACCOUNT_KB = 65;
const ENTRY = 'index.html';

const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
const sizes = new Map();

function gzipped(file) {
  const known = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  sizes.set(file, known);
  return known;
}

/** The files that some sources need at once, styles included. */
function filesOf(sources) {
  const seen = new Set();
  const files = new Set();
  const visit = (source) => {
    if (seen.has(source)) return;
    seen.add(source);
    const { file, imports = [], css = [] } = manifest[source];
    for (const each of [file, ...css]) files.add(each);
    for (const imported of imports) visit(imported);
  };
  for (const source of sources) visit(source);
  return files;
}

/** A source, and the parts of the wizard that it or they bring in when they are needed. */
function withParts(source, known = new Set()) {
  if (known.has(source)) return known;
  known.add(source);
  const { imports = [], dynamicImports = [] } = manifest[source];
  const parts = dynamicImports.filter((each) => each.includes('packages/will-forms/'));
  for (const each of [...imports, ...parts]) withParts(each, known);
  return known;
}

const total = (files) => [...files].reduce((sum, file) => sum + gzipped(file), 0) / 1024;
const beyond = (files, known) => new Set([...files].filter((file) => !known.has(file)));

const SPLIT = /^src\/routes(\/.*)\.tsx\?tsr-split=component$/;
/**
 * The one source whose name ends so.
 *
 * @throws {Error} Where there is none: what it brings in would be left out unseen.
 */
function sourceThatEnds(ending) {
  const source = Object.keys(manifest).find((each) => each.endsWith(ending));
  if (source === undefined) throw new Error(`The build has no ${ending} any more: mend tools/budgets.mjs`);
  return source;
}

/** What the page's script brings in as it starts belongs to every page, though it comes in pieces. */
const start = [ENTRY, sourceThatEnds('/react-dom/client.js'), sourceThatEnds('src/app.tsx')];
const shell = filesOf(start);
const frame = filesOf([...start, `src/routes${ACCOUNT}.tsx?tsr-split=component`, 'src/app/client.ts']);

function rows() {
  const pages = Object.keys(manifest).flatMap((source) => {
    const route = SPLIT.exec(source)?.[1];
    if (route === undefined || route === ACCOUNT) return [];
    const isSignedIn = route.startsWith(`${ACCOUNT}/`);
    const added = beyond(filesOf([source]), isSignedIn ? frame : shell);
    return [
      { name: route, kb: total(added), budget: APART[route] ?? (isSignedIn ? SIGNED_IN_KB : PUBLIC_KB) },
    ];
  });
  return [
    { name: 'every page', kb: total(shell), budget: SHELL_KB },
    { name: 'every signed-in page, beside that', kb: total(beyond(frame, shell)), budget: ACCOUNT_KB },
    ...pages,
    {
      name: 'the wizard, all stages',
      kb: total(beyond(filesOf([...withParts(WIZARD)]), frame)),
      budget: WIZARD_KB,
    },
  ];
}

let isOver = false;
for (const { name, kb, budget } of rows()) {
  const isFine = kb <= budget;
  isOver ||= !isFine;
  console.log(`${isFine ? 'ok  ' : 'OVER'} ${name.padEnd(36)} ${kb.toFixed(1).padStart(6)} KB of ${budget}`);
}
process.exitCode = isOver ? 1 : 0;
