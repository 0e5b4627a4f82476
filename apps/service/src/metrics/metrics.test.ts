import { expect, it } from 'vitest';
import { newEmbedded } from '../test-support/databases.ts';
import { openService } from '../test-support/service.ts';
import { makeMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

it('counts what was answered, by route, action and status, and names nobody', async () => {
  const metrics = makeMetrics();
  const db = await newEmbedded();
  const service = openService(db, { observe: metrics.observe });
  const person = service.person('meera');
  await person.save({ personalDetails: { documentName: 'Secret' } });
  await person.save({ rand_num: '7' });
  await service.app.request('/files/some-document-id');
  await service.app.request('/healthz');
  await service.app.request('/anything/else?q=meera');
  await db.close();

  const server = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
  const response = await fetch(`http://127.0.0.1:${server.port}/metrics`);
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(text).toContain('virasat_requests_total{route="api",action="save",status="200"} 1');
  expect(text).toContain('virasat_requests_total{route="api",action="save",status="404"} 1');
  expect(text).toContain('virasat_requests_total{route="file",action="none",status="403"} 1');
  expect(text).toContain('virasat_requests_total{route="page",action="none",status="404"} 1');
  expect(text).toContain('virasat_request_seconds_bucket{le="0.005",route="health",action="none"}');
  expect(text).toContain('virasat_nodejs_eventloop_lag_seconds');
  expect(text).not.toMatch(/meera|Secret|some-document-id|anything/);
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
  await server.close();
});
