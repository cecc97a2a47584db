import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { needAddress } from './need-address.ts';
import { startFailure } from './start-failure.ts';

const host = '127.0.0.1';

it('a port that is taken is found before anything is made, in words, and a free one stays free', async () => {
  const other = createServer().listen({ port: 0, host });
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const error: unknown = await needAddress({ port, host }).catch((failure: unknown) => failure);
  expect(startFailure(error)).toContain('Set another address with CICERONE_HOST, or another port with CICERONE_PORT.');
  other.close();
  await once(other, 'close');
  await needAddress({ port, host });
  await needAddress({ port, host });
});
