import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { type Config, readConfig } from '../config/config.ts';
import { makeFileLinks } from '../crypto/links.ts';
import { makeVault } from '../crypto/vault.ts';
import type { Database } from '../database/port.ts';
import { documentSeals } from '../documents/form.ts';
import type { ObjectStore } from '../files/object-store.ts';
import { createApp } from '../http/app.ts';
import { makeVerifier } from '../http/bearer.ts';
import { makeLog } from '../logging/log.ts';
import type { Observe } from '../metrics/metrics.ts';
import type { Payments } from '../payments/payments.ts';
import type { Site } from '../web/site.ts';

export const ISSUER = 'https://issuer.example.com/pool';
export const CLIENT_ID = 'virasat-test';

/** A PDF, as far as the service looks. */
export const aPdf = (content = 'a will'): string =>
  Buffer.from(`%PDF-1.7\n${content}\n%%EOF`).toString('base64');

const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
const kid = 'test';

/** The issuer's published key, as PEM-less JWK. */
export const publicJwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256' };
const publishedKeys = createLocalJWKSet({ keys: [publicJwk] });

/** A token of the issuer, good for an hour unless `claims` say otherwise. */
export function tokenOf(
  sub: string,
  claims: Record<string, unknown> = {},
  key = privateKey,
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({
    iss: ISSUER,
    aud: CLIENT_ID,
    sub,
    token_use: 'id',
    email: `${sub}@example.com`,
    iat: now,
    exp: now + 3600,
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid })
    .sign(key);
}

/** A configuration for tests: no limits in the way, a welcome coupon, nothing logged. */
const testConfig = (env: Record<string, string> = {}): Config =>
  readConfig({
    PUBLIC_URL: 'http://localhost:4173',
    OIDC_ISSUER: ISSUER,
    OIDC_CLIENT_ID: CLIENT_ID,
    WELCOME_COUPONS: '1',
    RATE_LIMIT_PER_MINUTE: '0',
    SUBMIT_LIMIT_PER_MINUTE: '0',
    ORDER_LIMIT_PER_MINUTE: '0',
    ADDRESS_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'silent',
    ...env,
  });

/** What a service under test seals with, unless it is said otherwise. */
export const testKeys = new Map([['test', new Uint8Array(32).fill(7)]]);

interface Options {
  env?: Record<string, string>;
  site?: Site;
  payments?: Payments;
  objects?: ObjectStore;
  /** Where new PDFs go; to the object store where there is one. */
  storesPdfsAsObjects?: boolean;
  /** By id; the first seals. */
  dataKeys?: ReadonlyMap<string, Uint8Array>;
  observe?: Observe;
  nowMs?: () => number;
  log?: (line: string) => void;
}

/** The whole service over a database, spoken to as a browser would, without a socket. */
export function openService(
  db: Database,
  {
    env = {},
    site,
    payments,
    objects,
    storesPdfsAsObjects = objects !== undefined,
    dataKeys = testKeys,
    observe,
    nowMs = Date.now,
    log,
  }: Options = {},
) {
  const config = testConfig(env);
  let isDraining = false;
  const app = createApp({
    config,
    site,
    payments,
    nowMs,
    log: log === undefined ? makeLog('silent') : makeLog('info', { write: log }),
    isDraining: () => isDraining,
    observe,
    verify: makeVerifier(config.identity, publishedKeys),
    actions: {
      db,
      seals: documentSeals(makeVault(dataKeys)),
      objects,
      storesPdfsAsObjects,
      links: makeFileLinks(Buffer.from('a secret for tests'), config.publicUrl, nowMs),
      pricePaise: config.pricePaise,
      rechargeUrl: `${config.publicUrl}/payment`,
    },
  });

  const send = async (
    path: string,
    body: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string>,
  ) => {
    const length = String(typeof body === 'string' ? Buffer.byteLength(body) : body.length);
    const response = await app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': length, ...headers },
      body,
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: readObject(text) };
  };

  /** Somebody signed in as `sub`. */
  const person = (sub: string, claims: Record<string, unknown> = {}) => {
    const post = async (path: string, body: unknown) =>
      send(path, typeof body === 'string' ? body : JSON.stringify(body), {
        authorization: `Bearer ${await tokenOf(sub, claims)}`,
      });
    const documents = (body: unknown) => post('/api/documents', body);
    return {
      documents,
      orders: (body: unknown) => post('/api/orders', body),
      save: (fields: Record<string, unknown> = {}) => documents({ ...draft, action: 'save', ...fields }),
      submit: (fields: Record<string, unknown> = {}) =>
        documents({ ...draft, action: 'savepdf', pdf_base64: aPdf(), ...fields }),
      list: (fields: Record<string, unknown> = {}) =>
        documents({ action: 'getDocuments', subaction: 'Documents', product_id: '01', ...fields }),
      deleteAccount: () =>
        documents({ action: 'editAttributes', subaction: 'deleteUserAttributes', product_id: '01' }),
      account: () => documents({ action: 'getDocuments', subaction: 'UserAttributes' }),
      download: (fileLink: unknown) =>
        documents({ action: 'returnpdf', fileLink, ItemType: 'Testament_will', product_id: '01' }),
      move: (documentIds: unknown[], fields: Record<string, unknown> = {}) =>
        documents({
          action: 'deleteitem',
          documentIds,
          itemTypes: documentIds.map(() => 'Testament_will'),
          product_id: '01',
          ...fields,
        }),
    };
  };

  return {
    app,
    config,
    send,
    person,
    drain: () => {
      isDraining = true;
    },
  };
}

/** The smallest draft that may be saved. */
export const draft = { product_id: '01', form_name: 'Testament_will', rand_num: '0' };

function readObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The documents of a list's answer, each with its fields to be looked at. */
export function documentsIn({ json }: { json: Record<string, unknown> }): Record<string, unknown>[] {
  const { documents } = json;
  if (!Array.isArray(documents)) throw new Error('The answer holds no documents');
  return documents;
}

/** The path and query of a link. */
export function pathOf(link: unknown): string {
  const { pathname, search } = new URL(String(link));
  return `${pathname}${search}`;
}
