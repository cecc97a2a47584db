import { afterAll, beforeAll, expect, it } from 'vitest';
import { headersOf, openTestServer, type TestServer } from './test-server.ts';
import { turnsOf } from './turns-of.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});

afterAll(async () => await server.remove());

it('A long answer of a call is written in turns with other calls', async () => {
  const owner = 'x'.repeat(150);
  const made = await server.services.tokens.create(1000, owner, '');
  const headers = await headersOf(server, 'root');
  let bytes = 0;
  const turns = await turnsOf(async () => {
    const answer = await server.app.inject({ url: '/api/token/page/all/1/0/1000', headers });
    bytes = answer.rawPayload.length;
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json<{ Tokens: unknown[] }>().Tokens).toHaveLength(made.length);
  });
  expect(bytes).toBeGreaterThan(200_000);
  expect(turns).toBeGreaterThanOrEqual(Math.floor(bytes / 70_000));
});
