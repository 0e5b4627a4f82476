import { build } from 'esbuild';

/**
 * Bundles a program of the checkout for browsers.
 *
 * @param {'checkout' | 'frame'} name
 * @returns {Promise<string>} Its source. `checkout` is a classic script: it asks for its own address.
 */
export async function buildForBrowser(name) {
  const { outputFiles } = await build({
    entryPoints: [new URL(`src/gateway/browser/${name}.ts`, import.meta.url).pathname],
    bundle: true,
    write: false,
    platform: 'browser',
    format: name === 'checkout' ? 'iife' : 'esm',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'warning',
  });
  return outputFiles[0].text;
}
