import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '#tests/server/test-server.ts';

let server: TestServer;
let last = 0;

beforeAll(async () => {
  server = await openTestServer();
});

afterAll(() => server.remove());

const send = async (count: number, { device = '', address = '127.0.0.1' } = {}) => {
  const At = new Date().toISOString();
  const payload = Array.from({ length: count }, () => {
    last += 1;
    return { ID: `v${last}`, Kind: 'docking', TourCode: '', ItemCode: '', Language: 'de', At };
  });
  const headers = { 'x-guide-device': device };
  return await server.app.inject({ method: 'POST', url: '/visit', headers, payload, remoteAddress: address });
};

it('a device that sends more visits than a person makes has to wait, and others do not', async () => {
  const statuses = [];
  for (let turn = 0; turn < 3; turn += 1) statuses.push((await send(1000, { device: 'a' })).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  const refused = await send(1000, { device: 'a' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toMatchObject({ error: { reason: 'too-many-visits' } });
  expect((await send(1, { device: 'b' })).statusCode).toBe(200);
});

it('inventing devices does not help against the limit of a network', async () => {
  const statuses = new Set<number>();
  for (let turn = 0; turn < 21; turn += 1) {
    statuses.add((await send(1000, { device: `d${turn}`, address: `2001:db8::${turn}` })).statusCode);
  }
  expect([...statuses]).toEqual([200, 429]);
  expect((await send(1000, { device: 'e', address: '2001:db8:0:1::1' })).statusCode).toBe(200);
});
