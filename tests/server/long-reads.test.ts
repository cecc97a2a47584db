import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { headersOf, openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});

afterAll(() => server.remove());

it.each([
  '/api/token/page/all/1/0/1000',
  '/api/visit/dockings',
  '/api/visit/openings',
  '/api/visit/heatmap',
  '/api/visit/openCount',
  '/api/visit/openedTours',
  '/api/visit/languages',
  '/api/db/validate',
  '/api/db/yaml',
  '/api/audit/page/0/1000',
  '/api/audit/csv',
  '/api/files/list/',
  '/api/files/zip/',
])('A call that may read very much reads on a separate thread: %s', async (url) => {
  const request = { url, headers: await headersOf(server, 'root') };
  // Copies of the content are read once.
  await server.app.inject(request);
  const { readLong } = server.services.db;
  const reads = [vi.spyOn(readLong, 'selectFrom'), vi.spyOn(readLong, 'transaction')];
  const { statusCode } = await server.app.inject(request);
  expect(statusCode).toBe(200);
  expect(reads.some(({ mock }) => mock.calls.length > 0)).toBe(true);
  for (const each of reads) each.mockRestore();
});
