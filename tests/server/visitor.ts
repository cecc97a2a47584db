import { connect, type ClientHttp2Session, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http2';
import { connect as connectLine } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { connect as secure } from 'node:tls';
import { type Nginx } from './nginx.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface RequestOptions {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Iterable<Buffer>;
}

/** A browser's connection to the front, by HTTP/2. */
export interface Visitor {
  readonly protocol: () => string | false | null;
  readonly ask: (path: string, options?: RequestOptions) => Promise<Answer>;
  readonly leave: () => Promise<void>;
}

/** @param from an address of this machine */
export function visitor({ httpsPort, certificate }: Nginx, from = '127.0.0.1'): Visitor {
  const line = connectLine({ host: '127.0.0.1', port: httpsPort, localAddress: from });
  const socket = secure({ socket: line, ca: certificate, servername: 'localhost', ALPNProtocols: ['h2'] });
  const session = connect(`https://127.0.0.1:${httpsPort}`, { createConnection: () => socket });
  return {
    protocol: () => socket.alpnProtocol,
    ask: (path, options = {}) => ask(session, path, options),
    leave: () => new Promise((resolve) => session.close(resolve)),
  };
}

async function ask(
  session: ClientHttp2Session,
  path: string,
  { method = 'GET', headers = {}, body }: RequestOptions,
): Promise<Answer> {
  const stream = session.request({ ':path': path, ':method': method, ...headers }, { endStream: body === undefined });
  const answered = new Promise<IncomingHttpHeaders & { ':status'?: number }>((resolve, reject) => {
    stream.once('response', resolve);
    stream.once('error', reject);
  });
  // A server may answer before the whole body has arrived.
  if (body !== undefined)
    pipeline(Readable.from(typeof body === 'string' ? [body] : body), stream).catch(() => undefined);
  const received = await answered;
  return { status: received[':status'] ?? 0, headers: received, body: await buffer(stream) };
}
