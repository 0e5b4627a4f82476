import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, settingNames } from './config.ts';

const page = new URL('../../../../docs/operations.md', import.meta.url);

/** The rows of the page's table of settings: name, default as it is written. */
async function readTable(): Promise<ReadonlyMap<string, string>> {
  const rows = (await readFile(page, 'utf8')).matchAll(/^\| `([A-Z0-9_]+)`(?: †)? +\| ([^|]*)\|/gm);
  return new Map([...rows].map(([, name = '', standard = '']) => [name, standard.trim()]));
}

const required = { OIDC_ISSUER: 'https://issuer.example.com/pool', OIDC_CLIENT_ID: 'app' };
const table = await readTable();
/** A default that stands there as a value, not in words. */
const literalIn = (standard: string): string | undefined => /^`([^`]+)`$/.exec(standard)?.[1];

describe('the table of settings in docs/operations.md', () => {
  it('has every setting that the service reads, and no other', () => {
    expect([...table.keys()].sort()).toEqual([...settingNames].sort());
  });

  it.each([...table].filter(([, standard]) => literalIn(standard) !== undefined))(
    'has the right default of %s',
    (name, standard) => {
      expect(readConfig({ ...required, [name]: literalIn(standard) })).toEqual(readConfig(required));
    },
  );

  it.each([...table].filter(([, standard]) => standard === 'required'))(
    'is right that %s is required',
    (name) => {
      expect(() => readConfig({ ...required, [name]: '' })).toThrow(`${name}: must be set`);
    },
  );

  it('has a dagger at exactly what production requires besides', async () => {
    const marked = [...(await readFile(page, 'utf8')).matchAll(/^\| `([A-Z0-9_]+)` †/gm)].map(
      ([, name]) => name,
    );
    try {
      readConfig({ ...required, NODE_ENV: 'production' });
      expect.fail('production is content with nothing');
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      expect(marked.sort()).toEqual(error.faults.map((fault) => fault.split(':')[0]).sort());
    }
  });
});
