import { type FastifyInstance } from 'fastify';

/** Headers that a guide elsewhere needs to see; browsers hide all others. */
const seen = ['etag', 'retry-after', 'content-disposition', 'content-range', 'accept-ranges'].join(', ');
const sent = ['authorization', 'content-type', 'x-guide-password', 'x-guide-device', 'if-none-match', 'range'].join(
  ', ',
);

/**
 * Lets pages of other origins make calls and read media, as a guide that has this server as its serverBase does. They
 * send their session in a header, so cookies stay out of it. To be called after the security headers are set.
 *
 * @param origins such as `https://guide.example`; without any, nothing changes
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    const { origin } = headers;
    // Media are embedded without asking; the policy of the same origin would refuse them.
    reply.header('vary', 'Origin').header('cross-origin-resource-policy', 'cross-origin');
    if (origin === undefined || !origins.includes(origin)) return undefined;
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', seen);
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return undefined;
    return reply
      .header('access-control-allow-methods', 'GET, HEAD, POST, PUT, DELETE')
      .header('access-control-allow-headers', sent)
      .header('access-control-max-age', '86400')
      .code(204)
      .send();
  });
  app.addHook('onSend', async (_request, reply) => {
    const vary = String(reply.getHeader('vary') ?? '');
    if (!vary.includes('Origin')) reply.header('vary', `${vary}, Origin`);
  });
}
