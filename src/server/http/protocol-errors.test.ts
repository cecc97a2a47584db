import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '#tests/server/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => server.remove());

it.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['no Host', 'GET /info/version HTTP/1.1\r\n\r\n', 400],
  ['an expectation', 'GET /info/version HTTP/1.1\r\nhost: x\r\nexpect: tea\r\n\r\n', 417],
  ['headers that are too large', `GET / HTTP/1.1\r\nhost: x\r\na: ${'b'.repeat(40_000)}\r\n\r\n`, 431],
])('a request with %s is refused in the form of every error', async (_what, request, status) => {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*content-type: application/json`, 'i'));
  expect(JSON.parse(body)).toEqual({ error: { code: 'bad-request', message: expect.any(String) as string } });
});
