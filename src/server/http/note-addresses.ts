import { type FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the call came from. Unlike `ip`, it is still known when the caller has hung up. */
    address: string;
  }
}

/** Notes where each call comes from while its connection is open. To be called before anything that waits. */
export function noteAddresses(app: FastifyInstance): void {
  app.decorateRequest('address', '');
  app.addHook('onRequest', (request, _reply, done) => {
    request.address = request.ip;
    done();
  });
}
