import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkNginx, type Nginx, startNginx } from './nginx.ts';
import { type Visitor, visitor } from './visitor.ts';

interface Served {
  readonly server: Server;
  readonly port: number;
}

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

const answer: Behaviour = (_request, response) => void response.end('answered');
const breakOff: Behaviour = ({ socket }) => socket.resetAndDestroy();

let servers: readonly [Served, Served];
let nginx: Nginx;
let guest: Visitor;
let seen: readonly IncomingMessage[] = [];
/** The behaviour of the server that gets the request first, and of the other. */
let behaviours: readonly Behaviour[] = [];

beforeAll(async () => {
  servers = [await listen(), await listen()];
});

afterAll(() => {
  for (const { server } of servers) server.close();
});

// A new one each time, because a server that failed is left out for two seconds.
beforeEach(async () => {
  seen = [];
  behaviours = [answer];
  nginx = await startNginx([servers[0].port, servers[1].port]);
  guest = visitor(nginx);
});

afterEach(async () => {
  await guest.leave();
  await nginx.stop();
});

async function listen(): Promise<Served> {
  const server = createServer((request, response) => {
    const behave = behaviours[seen.length] ?? answer;
    seen = [...seen, request];
    behave(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

it('nginx accepts its configuration without a warning', async () => {
  const output = await checkNginx();
  expect(output).toContain('test is successful');
  expect(output).not.toContain('[warn]');
});

it('Servers learn the visitor’s address and protocol from the front alone', async () => {
  const away = visitor(nginx, '127.7.7.7');
  const headers = { 'x-forwarded-for': '198.51.100.9', 'x-forwarded-proto': 'http' };
  await away.ask('/', { headers });
  await away.leave();
  expect(seen[0]?.headers).toMatchObject({ 'x-forwarded-for': '127.7.7.7', 'x-forwarded-proto': 'https' });
});

it('A read that breaks off is retried at the other server', async () => {
  behaviours = [breakOff, answer];
  expect((await guest.ask('/db')).body.toString()).toBe('answered');
  expect(seen).toHaveLength(2);
});

it.each([
  ['a visit', 'POST', '/visit'],
  ['a save', 'POST', '/api/db/locations'],
  ['a longer token', 'GET', '/api/token/extend/ABC/D'],
])('A call that breaks off is not sent again: %s', async (_, method, path) => {
  behaviours = [breakOff, answer];
  const given = await guest.ask(path, { method, ...(method === 'POST' ? { body: '[]' } : {}) });
  expect([given.status, seen.length]).toEqual([502, 1]);
});

it('A refusal for a time passes unchanged, and its server stays in use', async () => {
  const away: Behaviour = (_request, response) =>
    void response.writeHead(503, { 'retry-after': '60' }).end('{"error":{"code":"unavailable"}}');
  behaviours = [away, away, away, away, answer];
  for (let turn = 0; turn < 4; turn += 1) {
    const given = await guest.ask('/files/a.mp3');
    expect([given.status, given.headers['retry-after'], seen.length]).toEqual([503, '60', turn + 1]);
  }
  expect((await guest.ask('/db')).status).toBe(200);
});

it('A large body of a visitor is refused, and one of staff is not', async () => {
  const body = Array.from({ length: 3 }, () => Buffer.alloc(1024 * 1024));
  const consume: Behaviour = (request, response) => void request.resume().once('end', () => response.end());
  behaviours = [consume];
  expect((await guest.ask('/api/files/upload/', { method: 'POST', body })).status).toBe(200);
  seen = [];
  expect((await guest.ask('/visit', { method: 'POST', body })).status).toBe(413);
  expect(seen).toEqual([]);
});

it('Files of the build are requested in one encoding, everything else as the browser asks', async () => {
  const asked: (string | undefined)[] = [];
  for (const accepted of [
    'gzip, deflate, br, zstd',
    'BR;q=0.5',
    'gzip, br;q=0',
    'br; q=0.000, gzip;q=1',
    'gzip;q=0',
    'brotli, x-gzip',
    'identity',
  ]) {
    const headers = { 'accept-encoding': accepted };
    await guest.ask(`/assets/${encodeURIComponent(accepted)}.js`, { headers });
    asked.push(seen.at(-1)?.headers['accept-encoding']);
    await guest.ask('/db', { headers });
    expect(seen.at(-1)?.headers['accept-encoding']).toBe(accepted);
  }
  expect(asked).toEqual(['br', 'br', 'gzip', 'gzip', undefined, undefined, undefined]);
});
