import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type FastifyInstance } from 'fastify';

export interface RawRequest {
  readonly method: string;
  readonly url: string;
  /** In this order, as they are. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly version?: '1.0' | '1.1';
}

/** The end of an exchange: a call behind it on the same connection, which no hot way answers. */
const last = 'GET /info/loginType HTTP/1.1\r\nhost: museum\r\nconnection: close\r\n\r\n';

/** Sends a request byte by byte as given, and one that ends the connection; returns all that comes, without dates. */
export async function exchange(app: FastifyInstance, request: RawRequest): Promise<string> {
  const { method, url, headers, version = '1.1' } = request;
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return await exchangeText(app, `${method} ${url} HTTP/${version}\r\n${lines}\r\n`);
}

export async function exchangeText(app: FastifyInstance, text: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  await once(socket, 'connect');
  socket.write(`${text}${last}`, 'latin1');
  const all = await buffer(socket);
  return all.toString('latin1').replaceAll(/^date: [^\r]*\r\n/gim, '');
}
