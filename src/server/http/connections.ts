import { Socket } from 'node:net';
import { callbackify } from 'node:util';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { refuse } from '../refuse.ts';

/** Milliseconds within which the headers of a request must arrive, and between the checks of that. */
export const headersTimeouts = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 } as const;

/** Milliseconds within which a body must arrive, or keep arriving if the caller may send large ones. */
const bodyTimeoutMs = 20_000;

/** The bytes of a large body that must arrive within that time. */
const leastProgress = 16 * 1024;

/** Bytes of a body that is read to its end although its call is refused: the connection can be used again. */
const smallBody = 64 * 1024;

/** Milliseconds that a caller has to read a refusal before the rest of the body is cut off. */
const refusalTimeoutMs = 800;

/** Milliseconds that running calls have to finish when the server stops. */
const closeTimeoutMs = 4000;
const idleCheck = 100;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a body may take its time as long as it keeps arriving. */
    largeBody?: boolean;
  }
}

/** Closes connections that would otherwise stay open for as long as their sender likes. */
export function limitConnections(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) {
      const stop = limitBodyTime(request, request.routeOptions.config.largeBody === true ? 'large' : 'small');
      reply.raw.once('finish', stop);
    }
    done();
  });
  // A call that is refused before its body was read: a proxy would send the next one on the same connection.
  app.addHook('onSend', (request, reply, _body, done) => {
    // Tests call without a socket, where nothing is ever complete.
    if (request.raw.complete || request.raw.readableEnded || !hasBody(request)) return done();
    callbackify(endBody)(request, reply, done);
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    // Tests call without a socket.
    if (!raw.complete && raw.socket instanceof Socket) hangUp(raw.socket);
    done();
  });
  // Connections whose answers were running when the server stopped become idle later.
  let stopWaiting = (): void => undefined;
  app.addHook('preClose', async () => {
    const { server } = app;
    const idle = setInterval(() => server.closeIdleConnections(), idleCheck);
    const end = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
    stopWaiting = () => {
      clearInterval(idle);
      clearTimeout(end);
    };
    server.once('close', () => stopWaiting());
  });
  app.addHook('onClose', async () => {
    if (!app.server.listening) stopWaiting();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Reads the rest of the body of a refused call, or lets its connection be closed. */
async function endBody({ raw, headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const bytes = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
  // After a timeout, do not wait again.
  if (bytes <= smallBody && reply.statusCode !== 408) await readRest(raw);
  if (!raw.complete && !raw.readableEnded) reply.header('connection', 'close');
}

/** Reads what is left of a small body, for as long as a caller usually needs to send it. */
async function readRest(raw: FastifyRequest['raw']): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, refusalTimeoutMs);
    for (const event of ['end', 'close', 'error'])
      raw.once(event, () => {
        clearTimeout(timer);
        resolve();
      });
    raw.resume();
  });
}

/** Ends a connection whose request has been answered, although its body is still arriving. */
function hangUp(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), refusalTimeoutMs);
  socket.once('close', () => clearTimeout(timer));
  socket.end();
}

/**
 * Refuses a call whose body arrives too slowly, which would occupy its connection as long as the sender likes.
 *
 * @returns ends the watch
 */
export function limitBodyTime({ raw }: Pick<FastifyRequest, 'raw'>, size: 'small' | 'large'): () => void {
  let before = raw.socket.bytesRead;
  let timer = setTimeout(check, bodyTimeoutMs);
  const stop = (): void => clearTimeout(timer);
  raw.once('end', stop);
  raw.once('close', stop);
  return stop;

  function check(): void {
    if (raw.complete || raw.destroyed) return;
    const now = raw.socket.bytesRead;
    if (size === 'small' || now - before < leastProgress) return refuseRest();
    before = now;
    timer = setTimeout(check, bodyTimeoutMs);
  }
  function refuseRest(): void {
    // Destroying it ends the connection without an answer, so the error goes to the reader of the body, if any.
    if (raw.listenerCount('error') > 0) raw.emit('error', refuse('body-too-slow', {}));
    else raw.destroy();
  }
}
