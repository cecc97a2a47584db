import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { type Services } from '../usecases/services.ts';
import { isSame } from '../usecases/accounts/passwords.ts';
import { createRegistry, metricsType, type Registry } from './registry.ts';
import { addServerMetrics } from './server-metrics.ts';

const path = '/metrics';

/** The guide's pages have no routes. */
const nameOfPages = 'page or nothing';

/** Serves `/metrics` to callers with the token of the settings; if none is set, there is nothing at this address. */
export function serveMetrics(app: FastifyInstance, services: Services): void {
  const { metricsToken } = services.settings;
  if (metricsToken === '') return;
  const registry = createRegistry();
  const { stop } = addServerMetrics(registry, services);
  app.addHook('onClose', async () => stop());
  observeCalls(app, registry);
  services.observeWrites(observerOfWrites(registry));
  app.get(path, { exposeHeadRoute: false }, async (request, reply) => {
    if (!isMonitor(request, metricsToken)) {
      reply.header('www-authenticate', 'Bearer');
      throw new Refusal('not-authorized', 'The metrics need the token of CICERONE_METRICS_TOKEN.');
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metricsType)
      .send(await registry.text());
  });
}

/** Returns whether a caller sends the token of monitoring. */
export function isMonitor({ headers }: Pick<FastifyRequest, 'headers'>, metricsToken: string): boolean {
  const given = /^Bearer +(\S{1,500})$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return isSame(given, metricsToken) && metricsToken !== '';
}

const seconds = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** Counts by the template of the route, never by the address, which may name a file, a token or a visitor's guess. */
function observeCalls(app: FastifyInstance, registry: Registry): void {
  const counter = registry.counter({ name: 'cicerone_http_requests_total', help: 'Answered requests.' });
  const duration = registry.histogram(
    { name: 'cicerone_http_request_duration_seconds', help: 'From the headers of a request to the end of its answer.' },
    seconds,
  );
  app.addHook('onResponse', ({ method, routeOptions, is404 }, reply, done) => {
    const route = is404 ? nameOfPages : (routeOptions.url ?? 'none');
    counter.count({ method, route, status: String(reply.statusCode) });
    duration.observe(reply.elapsedTime / 1000, { route });
    done();
  });
}

function observerOfWrites(registry: Registry): (milliseconds: number, isDone: boolean) => void {
  const duration = registry.histogram(
    { name: 'cicerone_database_write_duration_seconds', help: 'Transactions, with their wait for locks and the disk.' },
    seconds,
  );
  return (milliseconds, isDone) => duration.observe(milliseconds / 1000, { outcome: isDone ? 'done' : 'failed' });
}
