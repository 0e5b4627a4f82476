/**
 * The browser of the tests: Vitest runs the stories in it, Playwright the journeys, the benches their measurements.
 * One that the lock file fixes, so that no machine needs a browser of its own and pictures are the same everywhere.
 *
 * Order: `CHROMIUM_PATH`, then the npm package @sparticuz/chromium (Linux x64), then a Chromium of the system, then
 * whatever Playwright has installed (macOS, Windows).
 */
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Pictures must not depend on the machine's font settings, colour profile or graphics card. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
];

// Without any font file text has no size and clicks wait for ever.
const FONTS_CONF = '<?xml version="1.0"?><fontconfig><dir prefix="relative">fonts</dir></fontconfig>';

function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    const entry = require.resolve('@sparticuz/chromium');
    const folder = entry.slice(0, entry.lastIndexOf(join('build', '')));
    return folder;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

async function unpackInto(folder, source) {
  await pipeline(
    createReadStream(join(source, 'bin', 'chromium.br')),
    createBrotliDecompress(),
    createWriteStream(join(folder, 'chromium')),
  );
  await chmod(join(folder, 'chromium'), 0o755);
  for (const name of ['al2023', 'swiftshader', 'fonts']) {
    await pipeline(
      createReadStream(join(source, 'bin', `${name}.tar.br`)),
      createBrotliDecompress(),
      extract(folder),
    );
  }
  await writeFile(join(folder, 'fonts.conf'), FONTS_CONF);
}

/** Unpacks once a version; the rename makes it safe for two runs at a time. */
async function unpackedBrowser(source) {
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'));
  const cache = join(root, 'node_modules', '.cache');
  const target = join(cache, `chromium-${version}`);
  if (!existsSync(target)) {
    await mkdir(cache, { recursive: true });
    const draft = await mkdtemp(join(cache, 'chromium-'));
    try {
      await unpackInto(draft, source);
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      // Another run was quicker: its copy is the same.
      if (!existsSync(target)) throw error;
    }
  }
  return target;
}

/**
 * Launch options for Playwright's `chromium.launch` and for Vitest's Playwright provider. The first call on a
 * machine unpacks the browser (2 to 8 seconds).
 * @returns {Promise<{ executablePath?: string, args: string[], env?: Record<string, string> }>}
 */
export async function browserLaunchOptions() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return { executablePath: named, args: ARGS };
  const source = packagedBrowser();
  if (source !== undefined) {
    const folder = await unpackedBrowser(source);
    const env = {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    };
    return { executablePath: join(folder, 'chromium'), args: ARGS, env };
  }
  const executablePath = SYSTEM_BROWSERS.find((path) => existsSync(path));
  return executablePath === undefined ? { args: ARGS } : { executablePath, args: ARGS };
}
