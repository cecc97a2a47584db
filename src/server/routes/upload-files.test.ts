import { afterAll, beforeAll, expect, it } from 'vitest';
import { headersOf, openTestServer, type TestServer } from '#tests/server/test-server.ts';

let server: TestServer;
let origin = '';

beforeAll(async () => {
  server = await openTestServer();
  // Through a real connection: without one, the parser reports the end of a body differently.
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
}, 30_000);

afterAll(async () => await server.remove());

const head = (name: string): string => `--b\r\nContent-Disposition: form-data; name="f"; filename="${name}"\r\n`;

it.each([
  `${head('a.txt')}\r\nhalf of a fi`,
  `${head('a.png')}Content-Type: image/png\r\n\r\n\u0089PNG`,
  `${head('a.txt')}Content-Ty`,
  `${head('a.txt')}\r\nwhole\r\n${head('b.txt')}\r\nhalf`,
])('An upload that ends too early is refused as such: %j', async (body) => {
  const headers = { ...(await headersOf(server, 'root')), 'content-type': 'multipart/form-data; boundary=b' };
  const answer = await fetch(`${origin}/api/files/upload/folder`, { method: 'POST', headers, body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { reason: 'upload-broken-off' } });
});
