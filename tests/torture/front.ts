import { createServer, type IncomingHttpHeaders, type IncomingMessage, request as ask } from 'node:http';
import { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A front before several servers. */
export interface Front {
  readonly origin: string;
  /** The addresses of the servers that it knows. */
  origins: readonly string[];
  readonly close: () => Promise<void>;
}

interface Given {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Passes each call to the servers in turn, as a load balancer does by default: one that refuses the connection or
 * answers 503 is passed over; a call that breaks off is retried only if it reads.
 */
export async function openFront(): Promise<Front> {
  let turn = 0;
  const server = createServer((request, response) => {
    void pass(request).then(({ status, headers, body }) => response.writeHead(status, headers).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const front: Front = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    origins: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return front;

  async function pass(request: IncomingMessage): Promise<Given> {
    const body = await buffer(request);
    const { origins } = front;
    const start = turn;
    turn += 1;
    for (let index = 0; index < origins.length; index += 1) {
      const given = await passTo(origins[(start + index) % origins.length] ?? '', request, body);
      if (given === 'broken' && request.method !== 'GET') break;
      if (typeof given !== 'string' && given.status !== 503) return given;
    }
    return { status: 502, headers: {}, body: Buffer.from('No server has answered.') };
  }
}

function passTo(
  origin: string,
  { url, method, headers }: IncomingMessage,
  body: Buffer,
): Promise<Given | 'no connection' | 'broken'> {
  return new Promise((resolve) => {
    const sent = ask(new URL(url ?? '/', origin), { method, headers, agent: false }, (response) => {
      const { statusCode: status = 0 } = response;
      // The front has the whole answer, and its own connections.
      const { connection: _, 'transfer-encoding': __, 'keep-alive': ___, ...headers } = response.headers;
      buffer(response).then(
        (whole) => resolve({ status, headers, body: whole }),
        () => resolve('broken'),
      );
    });
    sent.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'no connection' : 'broken'),
    );
    sent.end(body);
  });
}
