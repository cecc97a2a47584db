import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ContentError } from '../usecases/content/content-folder.ts';
import { StartError } from '../errors.ts';
import { readSettings } from '../settings/settings.ts';
import { startFailure } from './start-failure.ts';

const thrownBy = async (act: () => unknown): Promise<unknown> => {
  try {
    await act();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown');
};

describe('a failed start', () => {
  it('with a taken port suggests another address', async () => {
    const first = createServer().listen(0, '127.0.0.1');
    await once(first, 'listening');
    const { port } = first.address() as AddressInfo;
    const [error] = await once(createServer().listen(port, '127.0.0.1'), 'error');
    first.close();
    expect(startFailure(error)).toMatch(/EADDRINUSE[^]*\nSet another address with CICERONE_HOST/);
  });

  it('with an unknown host suggests another address', () => {
    const error = Object.assign(new Error('getaddrinfo ENOTFOUND nowhere'), { syscall: 'getaddrinfo' });
    expect(startFailure(error)).toMatch(/^getaddrinfo ENOTFOUND nowhere\nSet another address/);
  });

  it('with wrong settings, content or places shows only the message', async () => {
    const wrongSettings = await thrownBy(() => readSettings({ CICERONE_PORT: 'many' }));
    expect(startFailure(wrongSettings)).toMatch(/CICERONE_PORT/);
    expect(startFailure(new ContentError('The content is broken'))).toBe('The content is broken\n');
    expect(startFailure(new StartError('The bucket does not answer'))).toBe('The bucket does not answer\n');
  });

  it('in a place that cannot be written says which', async () => {
    const file = fileURLToPath(import.meta.url);
    expect(startFailure(await thrownBy(() => mkdir(join(file, 'data'), { recursive: true })))).toMatch(
      /start-failure\.test\.ts[^]*CICERONE_DATA/,
    );
    for (const errcode of [8, 13, 14])
      expect(startFailure(Object.assign(new Error('unable to open'), { errcode }))).toMatch(/CICERONE_DATA/);
    expect(startFailure(Object.assign(new Error('malformed'), { errcode: 11 }))).toBeUndefined();
  });

  it('for any other reason is unexpected', async () => {
    expect(startFailure(await thrownBy(() => readFile('/nowhere/at all')))).toBeUndefined();
    expect(startFailure(new TypeError('x is not a function'))).toBeUndefined();
    expect(startFailure('words')).toBeUndefined();
  });
});
