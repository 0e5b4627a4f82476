import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { webConfigSchema } from '@virasat/api-client/contract';
import { describe, expect, it } from 'vitest';
import { webConfig } from '../http/web-config.ts';
import { newFolder } from '../test-support/folders.ts';
import { ConfigError, readConfig, readStorageConfig } from './config.ts';
import { readSecrets } from './secrets.ts';

const required = { OIDC_ISSUER: 'https://issuer.example.com/pool', OIDC_CLIENT_ID: 'app' };

const faultsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
};

describe('the configuration', () => {
  it('needs an issuer and a client, and has defaults for the rest', () => {
    expect(readConfig({ ...required, PORT: '' })).toMatchObject({
      port: 4173,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4173',
      webOrigins: ['http://localhost:4173'],
      databaseUrl: undefined,
      pricePaise: 249_900,
      welcomeCoupons: 0,
      identity: { jwksUrl: 'https://issuer.example.com/pool/.well-known/jwks.json' },
    });
  });

  it('tells every fault at once, and no value', () => {
    const faults = faultsOf({
      PORT: 'x',
      WILL_PRICE_INR: '24.999',
      DATABASE_URL: 'mysql://secret',
      NODE_ENV: 'production',
    });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'DATABASE_URL',
      'PORT',
      'OIDC_ISSUER',
      'OIDC_CLIENT_ID',
      'WILL_PRICE_INR',
      'DATA_KEYS',
      'LINK_SECRET',
      'PUBLIC_URL',
    ]);
    expect(faults.join()).not.toContain('secret');
    expect(faults).toContain('OIDC_ISSUER: must be set');
  });

  it('reads money exactly', () => {
    const price = (text: string) => readConfig({ ...required, WILL_PRICE_INR: text }).pricePaise;
    expect([price('0'), price('1.1'), price('19.99'), price('2499')]).toEqual([0, 110, 1999, 249_900]);
    for (const text of ['-1', '1e3', '1,000', ' 1', '1.005']) {
      expect(faultsOf({ ...required, WILL_PRICE_INR: text })).toHaveLength(1);
    }
  });

  it('takes keys of 32 bytes, several for a change of keys', () => {
    const key = Buffer.alloc(32, 1).toString('base64');
    const { dataKeys } = readConfig({ ...required, DATA_KEYS: `new:${key}, old:${key}` });
    expect([...(dataKeys ?? [])].map(([id, bytes]) => [id, bytes.length])).toEqual([
      ['new', 32],
      ['old', 32],
    ]);
    expect(faultsOf({ ...required, DATA_KEYS: 'k:AAAA' })).toHaveLength(1);
    expect(faultsOf({ ...required, LINK_SECRET: 'a'.repeat(31) })).toHaveLength(1);
  });

  it('in production wants https, keys and a secret', () => {
    const production = { ...required, NODE_ENV: 'production', PUBLIC_URL: 'http://virasat.example.com' };
    expect(faultsOf(production)).toEqual([
      'DATA_KEYS: must be set in production',
      'LINK_SECRET: must be set in production',
      'PUBLIC_URL: must begin with https:// in production',
    ]);
    const key = `k:${Buffer.alloc(32).toString('base64')}`;
    const good = {
      ...production,
      PUBLIC_URL: 'https://virasat.example.com',
      DATA_KEYS: key,
      LINK_SECRET: 'a'.repeat(32),
    };
    expect(faultsOf(good)).toEqual([]);
  });

  it('takes payments only with both keys, and in production with webhooks over https', () => {
    const { gateway, checkout } = readConfig({
      ...required,
      RAZORPAY_KEY_ID: 'rzp_test_1',
      RAZORPAY_KEY_SECRET: 'secret',
    });
    expect(gateway).toEqual({
      apiBase: 'https://api.razorpay.com',
      keyId: 'rzp_test_1',
      keySecret: 'secret',
      webhookSecret: undefined,
    });
    expect(checkout).toEqual({
      scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
      keyId: 'rzp_test_1',
      verify: true,
    });
    expect(readConfig(required).gateway).toBeUndefined();
    expect(faultsOf({ ...required, RAZORPAY_KEY_ID: 'rzp_test_1' })).toEqual([
      'RAZORPAY_KEY_SECRET: must be set beside RAZORPAY_KEY_ID',
    ]);
    const live = { ...required, NODE_ENV: 'production', RAZORPAY_KEY_ID: 'rzp_live_1' };
    expect(faultsOf({ ...live, RAZORPAY_API_BASE: 'http://api.example.com' })).toEqual(
      expect.arrayContaining([
        'RAZORPAY_KEY_SECRET: must be set beside RAZORPAY_KEY_ID',
        'RAZORPAY_WEBHOOK_SECRET: must be set beside RAZORPAY_KEY_ID',
        'RAZORPAY_API_BASE: must begin with https:// in production',
      ]),
    );
  });

  it('shows a contact form only where one is told, named by its host where nobody gives a name', () => {
    expect(readConfig(required).contactForm).toBeUndefined();
    const told = { ...required, CONTACT_FORM_URL: 'https://forms.example.com/virasat' };
    expect(readConfig(told).contactForm).toEqual({
      url: 'https://forms.example.com/virasat',
      provider: 'forms.example.com',
    });
    expect(readConfig({ ...told, CONTACT_FORM_PROVIDER: 'Example Forms' }).contactForm?.provider).toBe(
      'Example Forms',
    );
    expect(
      faultsOf({ ...required, NODE_ENV: 'production', CONTACT_FORM_URL: 'http://forms.example.com' }),
    ).toContain('CONTACT_FORM_URL: must begin with https:// in production');
  });

  it('gives the web app what it can read', () => {
    const config = readConfig({
      ...required,
      OIDC_LOGIN_URL: 'https://login.example.com',
      OIDC_RESPONSE_TYPE: 'code',
      CONTACT_FORM_URL: 'https://forms.example.com/virasat',
    });
    expect(webConfigSchema.safeParse(webConfig(config)).success).toBe(true);
  });
});

describe('local secrets', () => {
  const configIn = (dataDir: string) => readConfig({ ...required, DATA_DIR: dataDir });

  it('are made once, for the owner alone', async () => {
    const folder = await newFolder();
    const first = await readSecrets(configIn(folder));
    expect(await readSecrets(configIn(folder))).toEqual(first);
    expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
    expect([...first.dataKeys.values()].map((key) => key.length)).toEqual([32]);
  });

  it('that are damaged stop the service, and are not replaced', async () => {
    const folder = await newFolder();
    await writeFile(join(folder, 'secrets.json'), '{"dataKeys":');
    await expect(readSecrets(configIn(folder))).rejects.toThrow('only with the keys in it');
    expect(await readFile(join(folder, 'secrets.json'), 'utf8')).toBe('{"dataKeys":');
  });
});

it('takes an object store whole or not at all', () => {
  const store = {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'wills',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(readStorageConfig({ FILES: 's3', ...store }).files).toMatchObject({
    storesPdfsAsObjects: true,
    objectStore: { bucket: 'wills', region: 'us-east-1' },
  });
  expect(readStorageConfig(store).files.storesPdfsAsObjects).toBe(false);
  expect(readStorageConfig({}).files.objectStore).toBeUndefined();
  expect(() => readStorageConfig({ FILES: 's3' })).toThrow('S3_BUCKET: must be set for an object store');
  expect(() => readStorageConfig({ ...store, S3_BUCKET: '' })).toThrow('S3_BUCKET');
});
