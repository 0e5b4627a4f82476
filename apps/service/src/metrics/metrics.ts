import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** One answered request. */
export interface Observation {
  path: string;
  /** Of the contract; undefined where the request was refused before it was read, and outside the API. */
  action: string | undefined;
  status: number;
  seconds: number;
}

/** Takes note of a request. */
export type Observe = (observation: Observation) => void;

/** Upper bounds in seconds: a save is in the first few, a submit over a slow line in the last. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** A handful of names, whatever is asked for: an id in a label would point at a person and fill the collector. */
function routeOf(path: string): string {
  if (path.startsWith('/files/')) return 'file';
  if (path.startsWith('/api/')) return 'api';
  if (path.startsWith('/webhooks/')) return 'webhook';
  return path === '/healthz' || path === '/readyz' ? 'health' : 'page';
}

/** What is counted, and how it is told. */
export interface Metrics {
  observe: Observe;
  contentType: string;
  /** In Prometheus's text format. */
  text(): Promise<string>;
}

/** Counts requests and watches the process. Labels name routes, actions and statuses, never people. */
export function makeMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'virasat_' });
  const requests = new Counter({
    name: 'virasat_requests_total',
    help: 'Answered requests.',
    labelNames: ['route', 'action', 'status'] as const,
    registers,
  });
  const durations = new Histogram({
    name: 'virasat_request_seconds',
    help: 'Time from the start of a request to its answer.',
    labelNames: ['route', 'action'] as const,
    buckets: BUCKETS,
    registers,
  });
  return {
    observe({ path, action = 'none', status, seconds }) {
      const route = routeOf(path);
      requests.inc({ route, action, status: String(status) });
      durations.observe({ route, action }, seconds);
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
