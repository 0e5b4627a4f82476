import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { newEmbedded } from '../test-support/databases.ts';
import { newFolder } from '../test-support/folders.ts';
import { openService } from '../test-support/service.ts';
import { readSite, type Site } from './site.ts';

let site: Site | undefined;
let app: ReturnType<typeof openService>['app'] | undefined;
const origin = 'https://will.example.com';
const script = 'export const a = 1;\n'.repeat(500);
const packed = brotliCompressSync('export const b = 2;');

beforeAll(async () => {
  const folder = await newFolder();
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Virasat</title>');
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), script);
  await writeFile(join(folder, 'assets', 'pdf-worker-3c4d.js'), 'self.onmessage = null;');
  await writeFile(join(folder, 'assets', 'shaper-5e6f.wasm'), Buffer.from([0, 0x61, 0x73, 0x6d]));
  await writeFile(join(folder, 'assets', 'font-7a8b.woff2'), 'wOF2');
  await writeFile(join(folder, 'assets', 'packed-9c0d.js'), 'export const b = 2;');
  await writeFile(join(folder, 'assets', 'packed-9c0d.js.br'), packed);
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'about.html'), '<link rel="canonical" href="https://site.invalid/about">');
  await writeFile(join(folder, 'wizard.html'), '<title>Wizard</title>');
  await writeFile(join(folder, '404.html'), '<title>Page not found</title>');
  await writeFile(join(folder, 'robots.txt'), 'Sitemap: https://site.invalid/sitemap.xml');
  await writeFile(
    join(folder, 'pages.json'),
    JSON.stringify({ '/': '/index.html', '/about': '/about.html', '/create-will': '/wizard.html' }),
  );
  site = await readSite(folder, origin);
  app = openService(await newEmbedded(), {
    site,
    env: {
      OIDC_LOGIN_URL: 'https://login.example.com',
      CHECKOUT_SCRIPT_URL: 'https://checkout.example.com/v1/checkout.js',
      CONTACT_FORM_URL: 'https://forms.example.com/virasat',
      CONTACT_FORM_PROVIDER: 'Example Forms',
      CSP_SCRIPT_HOSTS: 'https://scripts.example.com',
      CSP_FRAME_HOSTS: 'https://bank.example.com/x',
      RAZORPAY_KEY_ID: 'rzp_test_1',
      RAZORPAY_KEY_SECRET: 'key-secret',
      RAZORPAY_WEBHOOK_SECRET: 'webhook-secret',
      PAYMENT_VERIFY: 'true',
    },
  }).app;
});

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> => {
  if (app === undefined) throw new Error('not open');
  return app.request(path, { headers, method });
};
const page = { accept: 'text/html,*/*;q=0.8' };

describe('the built web app', () => {
  it.each([
    ['/', '<title>Virasat</title>'],
    ['/about', 'rel="canonical"'],
    ['/create-will?stage=3', '<title>Wizard</title>'],
  ])('has the page of %s there, whoever asks for it', async (path, text) => {
    for (const headers of [page, { accept: '*/*' }]) {
      const response = await get(path, headers);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toContain(text);
    }
  });

  it('says of every other address that a person may open that there is no page', async () => {
    for (const path of ['/no/such/page', '/files-and-more', '/about/us']) {
      const response = await get(path, page);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-security-policy')).not.toBeNull();
      expect(await response.text()).toContain('<title>Page not found</title>');
    }
  });

  it('sends a page asked for with a slash at its end to the one without, query and all', async () => {
    const response = await get('/create-will/?stage=3', page);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('/create-will?stage=3');
  });

  it('names its own origin where the build could not', async () => {
    expect(await (await get('/about')).text()).toContain(`href="${origin}/about"`);
    expect(await (await get('/robots.txt')).text()).toBe(`Sitemap: ${origin}/sitemap.xml`);
  });

  it('has no page where a file is missing or a program asks', async () => {
    expect((await get('/assets/gone-1a2b.js', page)).status).toBe(404);
    expect((await get('/gone.png', page)).status).toBe(404);
    expect(await (await get('/dashboard', { accept: 'application/json' })).text()).not.toContain('<title>');
    expect(await (await get('/about', page, 'POST')).text()).not.toContain('<link');
  });

  it.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
    '/%',
    '/%00',
    '//etc/passwd',
  ])('gives out nothing else of the machine: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('caches for good what has its content in its name, and asks about the rest', async () => {
    const cache = async (path: string) => (await get(path, page)).headers.get('cache-control');
    expect(await cache('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable');
    expect(await cache('/')).toBe('no-cache');
    expect(await cache('/favicon.svg')).toBe('no-cache');
    const etag = (await get('/', page)).headers.get('etag') ?? '';
    const again = await get('/', { ...page, 'if-none-match': `"x", W/${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('content-security-policy')).not.toBeNull();
  });

  it('has the right types', async () => {
    const type = async (path: string) => (await get(path)).headers.get('content-type');
    expect(await type('/assets/app-1a2b.js')).toBe('text/javascript; charset=utf-8');
    expect(await type('/assets/shaper-5e6f.wasm')).toBe('application/wasm');
    expect(await type('/assets/font-7a8b.woff2')).toBe('font/woff2');
    expect(await type('/favicon.svg')).toBe('image/svg+xml; charset=utf-8');
  });

  it('travels compressed as the browser likes it', async () => {
    const fetched = async (acceptEncoding: string) => {
      const response = await get('/assets/app-1a2b.js', { 'accept-encoding': acceptEncoding });
      expect(response.headers.get('vary')).toBe('accept-encoding');
      return {
        encoding: response.headers.get('content-encoding'),
        bytes: Buffer.from(await response.arrayBuffer()),
      };
    };
    const brotli = await fetched('gzip, deflate, br;q=1.0');
    expect(brotli.encoding).toBe('br');
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(script);
    const gzip = await fetched('gzip, br;q=0');
    expect(gzip.encoding).toBe('gzip');
    expect(gunzipSync(gzip.bytes).toString()).toBe(script);
    expect(await fetched('')).toMatchObject({ encoding: null });
    expect(
      (await get('/assets/font-7a8b.woff2', { 'accept-encoding': 'br' })).headers.get('content-encoding'),
    ).toBeNull();
  });

  it('travels as the build has packed it, where it has; nothing that was packed has an address', async () => {
    const response = await get('/assets/packed-9c0d.js', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(packed);
    expect(await (await get('/assets/packed-9c0d.js')).text()).toBe('export const b = 2;');
    expect((await get('/assets/packed-9c0d.js.br')).status).toBe(404);
  });

  it('answers HEAD as GET, without a body', async () => {
    const head = await get('/assets/app-1a2b.js', {}, 'HEAD');
    expect(head.headers.get('content-length')).toBe(String(script.length));
    expect(await head.text()).toBe('');
  });
});

describe('the content security policy', () => {
  const policyOf = async (path: string) => {
    const header = (await get(path, page)).headers.get('content-security-policy') ?? '';
    return new Map(header.split('; ').map((part): [string, string] => [part.split(' ')[0] ?? '', part]));
  };

  it('of the page runs our own scripts and those configured, nothing inline, no eval', async () => {
    const policy = await policyOf('/create-will');
    expect(policy.get('script-src')).toBe(
      "script-src 'self' https://checkout.example.com https://scripts.example.com",
    );
    expect(policy.get('style-src')).toBe("style-src 'self' 'unsafe-inline'");
    expect(policy.get('connect-src')).toBe(
      "connect-src 'self' https://issuer.example.com https://login.example.com https://forms.example.com",
    );
    expect(policy.get('frame-src')).toBe(
      "frame-src 'self' blob: http://localhost:4173 https://checkout.example.com https://forms.example.com https://bank.example.com",
    );
    expect(policy.get('object-src')).toBe("object-src 'none'");
    expect(policy.get('base-uri')).toBe("base-uri 'none'");
    expect(policy.get('frame-ancestors')).toBe("frame-ancestors 'none'");
    expect([...policy.values()].join()).not.toContain('eval');
  });

  it("of the PDF worker's script alone allows WebAssembly", async () => {
    expect((await policyOf('/assets/pdf-worker-3c4d.js')).get('script-src')).toBe(
      "script-src 'self' 'wasm-unsafe-eval'",
    );
    expect((await policyOf('/assets/app-1a2b.js')).get('script-src')).toBeUndefined();
  });
});

it("tells the web app what it isn't built with", async () => {
  const response = await get('/config.json');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.json()).toEqual({
    issuer: 'https://issuer.example.com/pool',
    clientId: 'virasat-test',
    loginUrl: 'https://login.example.com',
    logoutUrl: 'https://login.example.com/logout',
    documentsUrl: '/api/documents',
    ordersUrl: '/api/orders',
    checkoutScriptUrl: 'https://checkout.example.com/v1/checkout.js',
    checkoutKeyId: 'rzp_test_1',
    paymentVerify: true,
    contactFormUrl: 'https://forms.example.com/virasat',
    contactFormProvider: 'Example Forms',
  });
});

it('is not served from a folder that was not built', async () => {
  await expect(readSite(await newFolder(), origin)).rejects.toThrow('build the web app first');
});

it('that lists no pages has its one page at every address, since the app alone knows', async () => {
  const folder = await newFolder();
  await writeFile(join(folder, 'index.html'), '<title>Virasat</title>');
  const { app: other } = openService(await newEmbedded(), { site: await readSite(folder, origin) });
  for (const path of ['/', '/dashboard']) {
    expect((await other.request(path, { headers: page })).status).toBe(200);
  }
});

it('that lists a page it lacks is refused at the start', async () => {
  const folder = await newFolder();
  await writeFile(join(folder, 'index.html'), '<title>Virasat</title>');
  await writeFile(join(folder, 'pages.json'), JSON.stringify({ '/about': '/about.html' }));
  await expect(readSite(folder, origin)).rejects.toThrow('/about.html, which was not built');
});
