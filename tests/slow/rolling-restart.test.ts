import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenServer } from '#server/start/open-server.ts';
import { databaseKinds, type DatabasePlace } from '#tests/server/databases.ts';
import { openTestServer, type TestServer } from '#tests/server/test-server.ts';

let made: DatabasePlace;
let museum: TestServer;
let front: Server;
/** The ports of the servers that the front knows. */
let ports: readonly number[] = [];

beforeAll(async () => {
  made = await databaseKinds.PostgreSQL();
  museum = await openTestServer({ settings: { databaseUrl: made.place } });
  front = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void answer(request, Buffer.concat(chunks)).then(({ status, body }) => response.writeHead(status).end(body));
    });
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
}, 60_000);

afterAll(async () => {
  await new Promise((resolve) => front.close(resolve));
  await museum.remove();
  await made.remove();
});

let turn = 0;

/** As a load balancer does: a server that refuses the connection or answers 503 is passed over. */
async function answer(request: IncomingMessage, body: Buffer): Promise<{ status: number; body: Buffer }> {
  const all = ports;
  const start = turn;
  turn += 1;
  for (let index = 0; index < all.length; index += 1) {
    const port = all[(start + index) % all.length] ?? 0;
    const given = await pass(request, body, port);
    if (given !== undefined && given.status !== 503) return given;
  }
  return { status: 502, body: Buffer.alloc(0) };
}

function pass(
  from: IncomingMessage,
  body: Buffer,
  port: number,
): Promise<{ status: number; body: Buffer } | undefined> {
  return new Promise((resolve) => {
    const { url, method, headers } = from;
    const request = ask({ host: '127.0.0.1', port, path: url, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
      response.on('error', () => resolve(undefined));
    });
    request.on('error', () => resolve(undefined));
    request.end(body);
  });
}

async function listen(server: OpenServer): Promise<number> {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return (server.app.server.address() as AddressInfo).port;
}

it('Visitors notice nothing of a rolling restart', async () => {
  const old = [await museum.another(), await museum.another()] as const;
  const [first, second] = [await listen(old[0]), await listen(old[1])];
  ports = [first, second];
  const { port } = front.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const failed: string[] = [];
  let answered = 0;
  const ending = new AbortController();
  const visitor = async (name: string): Promise<void> => {
    for (let index = 0; !ending.signal.aborted; index += 1) {
      const visit = [
        { ID: `${name} ${index}`, Kind: 'open', TourCode: 'T', ItemCode: '1', Language: 'de', Device: 'web' },
      ];
      const paths = ['/db', '/files/picture.svg', '/info/dataUpdatedAt', '/health'] as const;
      const answers = [
        ...(await Promise.all(paths.map((path) => fetch(origin + path)))),
        await fetch(`${origin}/visit`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(visit.map((each) => ({ ...each, At: new Date().toISOString() }))),
        }),
      ];
      for (const each of answers) {
        if (each.status !== 200) failed.push(`${each.url} ${each.status} ${await each.text()}`);
        else await each.arrayBuffer();
        answered += 1;
      }
    }
  };
  const visitors = ['a', 'b', 'c', 'd'].map(visitor);
  const someMore = async (): Promise<void> => {
    const before = answered;
    await expect.poll(() => answered).toBeGreaterThan(before + 60);
  };

  await someMore();
  await old[0].close();
  await someMore();
  const third = await museum.another();
  ports = [await listen(third), second];
  await someMore();
  await old[1].close();
  await someMore();
  const fourth = await museum.another();
  ports = [ports[0] ?? 0, await listen(fourth)];
  await someMore();
  ending.abort();
  await Promise.all(visitors);
  await third.close();
  await fourth.close();

  expect(failed).toEqual([]);
}, 60_000);
