import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { AwsV4Signer } from 'aws4fetch';
import { s3Store } from '../files/s3.ts';

const credentials = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' };

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Signs what came once more, at its own time, and compares. */
async function isSigned(request: IncomingMessage, url: string): Promise<boolean> {
  const { authorization, 'x-amz-date': datetime, 'x-amz-content-sha256': hash } = request.headers;
  if (typeof datetime !== 'string' || typeof hash !== 'string') return false;
  const { headers } = await new AwsV4Signer({
    ...credentials,
    url,
    datetime,
    method: request.method ?? '',
    headers: { 'x-amz-content-sha256': hash },
    service: 's3',
    region: 'test-1',
  }).sign();
  return headers.get('authorization') === authorization;
}

/** A bucket in memory, over HTTP, that refuses what isn't signed with its key. */
export async function startBucket() {
  const objects = new Map<string, Buffer>();
  let failures = 0;
  const answer = async (
    request: IncomingMessage,
    url: string,
  ): Promise<{ status: number; body?: Buffer }> => {
    const body = await bodyOf(request);
    if (failures > 0) {
      failures -= 1;
      return { status: 500 };
    }
    if (!(await isSigned(request, url))) return { status: 403 };
    const { pathname } = new URL(url);
    const found = objects.get(pathname);
    if (request.method === 'PUT') objects.set(pathname, body);
    if (request.method === 'DELETE') objects.delete(pathname);
    if (request.method !== 'GET') return { status: request.method === 'PUT' ? 200 : 204 };
    return found === undefined ? { status: 404 } : { status: 200, body: found };
  };
  const server = createServer((request, response) => {
    answer(request, `http://${request.headers.host}${request.url}`).then(
      ({ status, body }) => response.writeHead(status).end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const options = { endpoint: `http://127.0.0.1:${port}`, bucket: 'wills', region: 'test-1', ...credentials };
  return {
    objects,
    options,
    store: s3Store(options),
    /** Has so many requests fail. */
    fail: (count: number) => {
      failures = count;
    },
    close: () => server.close(),
  };
}
