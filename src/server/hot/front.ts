import { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type FastifyServerFactory } from 'fastify';
import { headersTimeouts } from '../connections.ts';

// An import would evaluate all that Node 22 exports there, `fetch` with it: 60 ms of each start.
const { createServer } = process.getBuiltinModule('node:http');

/** Answers a request, or returns false and leaves the response untouched. */
export type FastPathHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | boolean;

/** Offers each request to the fast path before the routes. */
export interface Front {
  readonly serverFactory: FastifyServerFactory;
  readonly open: (handler: FastPathHandler) => void;
  /** Leaves everything to the routes, which tell callers that the server is stopping. */
  readonly shut: () => void;
}

export function createFront(): Front {
  let current: FastPathHandler | undefined;

  return {
    serverFactory: (routes, options) => {
      const server = createServer({ ...headersTimeouts, requireHostHeader: false }, (request, response) => {
        const answered = current?.(request, response) ?? false;
        if (answered === false) return routes(request, response);
        if (answered === true) return undefined;
        answered.then(
          (isAnswered) => (isAnswered ? undefined : routes(request, response)),
          (error: unknown) => leaveTo(routes, request, response, error),
        );
        return undefined;
      });
      return withTimes(server, options);
    },
    open: (handler) => void (current = handler),
    shut: () => void (current = undefined),
  };
}

/** If the fast path fails, the routes answer and log the request. */
function leaveTo(
  routes: (request: IncomingMessage, response: ServerResponse) => void,
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
): void {
  if (!response.headersSent) return routes(request, response);
  response.destroy();
  console.error(error);
}

/** Sets what Fastify sets on a server that it creates itself. */
function withTimes(server: Server, options: Readonly<Record<string, unknown>>): Server {
  const timeOf = (name: string, usual: number): number => (typeof options[name] === 'number' ? options[name] : usual);
  server.keepAliveTimeout = timeOf('keepAliveTimeout', server.keepAliveTimeout);
  server.requestTimeout = timeOf('requestTimeout', server.requestTimeout);
  server.setTimeout(timeOf('connectionTimeout', 0));
  return server;
}
