import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testSettings } from '#tests/browser/serve.ts';
import { openServer, type OpenServer } from '../start/open-server.ts';

const guide = 'https://guide.example';
let folder = '';
let open: readonly OpenServer[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-origins-'));
  await mkdir(join(folder, 'files'));
  await writeFile(join(folder, 'tourDefinition.yaml'), 'Tours: [{ID: 1}]\n');
  await writeFile(join(folder, 'files', 'tone.txt'), '0123456789');
  const withClient = (client: object, data: string): Promise<OpenServer> =>
    openServer({ settings: testSettings(folder, join(folder, data), client), buildId: 'b1' });
  open = [
    await withClient({ serverBase: 'https://api.example/', webAddress: `${guide}/museum/` }, 'split'),
    await withClient({ webAddress: guide }, 'whole'),
  ];
});

afterAll(async () => {
  for (const { close } of open) await close();
  await rm(folder, { recursive: true, force: true });
});

function server(which: 'split' | 'whole'): OpenServer {
  const found = open[which === 'split' ? 0 : 1];
  if (found === undefined) throw new Error('The servers open before the tests');
  return found;
}

const app = (which: 'split' | 'whole'): FastifyInstance => server(which).app;

describe('a server with its guide at another address', () => {
  it.each(['/db', '/info/loginType', '/files/tone.txt', '/api/backup', '/nowhere'])(
    'lets that guide read %s, and no other page',
    async (url) => {
      const answer = await app('split').inject({ url, headers: { origin: guide } });
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': guide,
        'cross-origin-resource-policy': 'cross-origin',
        vary: expect.stringContaining('Origin'),
      });
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
      const other = await app('split').inject({ url, headers: { origin: 'https://evil.example' } });
      expect(other.headers['access-control-allow-origin']).toBeUndefined();
      expect(other.headers['vary']).toContain('Origin');
    },
  );

  it('answers what browsers ask before a call with a session', async () => {
    const asked = { origin: guide, 'access-control-request-method': 'POST' };
    const answer = await app('split').inject({ method: 'OPTIONS', url: '/visit', headers: asked });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-methods']).toContain('POST');
    for (const header of ['authorization', 'x-guide-device', 'x-guide-password', 'content-type', 'range'])
      expect(answer.headers['access-control-allow-headers']).toContain(header);
    const other = await app('split').inject({
      method: 'OPTIONS',
      url: '/visit',
      headers: { ...asked, origin: 'https://evil.example' },
    });
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
    expect(other.statusCode).toBeGreaterThanOrEqual(400);
  });
});

it('a server that serves its guide itself stays closed to other pages', async () => {
  const { headers } = await app('whole').inject({ url: '/db', headers: { origin: guide } });
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});

describe('the Android app', () => {
  const origin = 'https://appassets.androidplatform.net';
  const visit = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
  const setAddress = (ServerAddress: string): Promise<unknown> => {
    const { appBuilds } = server('whole').services;
    const others = { ApplicationID: 'a.b', AppName: 'A', VersionName: '1', IsLoanDevice: false, KeepBuilds: 3 };
    return appBuilds.setSettings({ ...others, ServerAddress });
  };

  it('makes no call to a server that it does not know', async () => {
    await setAddress('');
    const read = await app('whole').inject({ url: '/info/version', headers: { origin } });
    expect(read.headers['access-control-allow-origin']).toBeUndefined();
    const asked = await app('whole').inject({ method: 'OPTIONS', url: '/visit', headers: visit });
    expect([asked.statusCode === 204, asked.headers['access-control-allow-origin']]).toEqual([false, undefined]);
  });

  it('reads what visitors read, and tells of visits, once it has the address', async () => {
    await setAddress('https://museum.example/');
    for (const url of ['/info/version', '/info/loginType', '/info/media', '/db', '/files/tone.txt']) {
      const { headers, statusCode } = await app('whole').inject({ url, headers: { origin } });
      expect([
        url,
        statusCode,
        headers['access-control-allow-origin'],
        headers['access-control-allow-credentials'],
      ]).toEqual([url, 200, origin, undefined]);
      expect(headers['vary']).toContain('Origin');
    }
    const asked = await app('whole').inject({ method: 'OPTIONS', url: '/visit', headers: visit });
    expect([asked.statusCode, asked.headers['access-control-allow-origin']]).toEqual([204, origin]);
    expect(asked.headers['access-control-allow-headers']).toContain('x-guide-device');
    // Other apps have the same origin: none of them comes in with a session.
    expect(asked.headers['access-control-allow-headers']).not.toContain('authorization');
  });

  it.each([
    ['POST', '/session'],
    ['GET', '/auth/login'],
    ['GET', '/auth/register/ABC'],
    ['GET', '/api/backup'],
    ['POST', '/api/build/debug'],
    ['GET', '/api/db/publishInEdit'],
    ['DELETE', '/files/tone.txt'],
    ['POST', '/db'],
  ] as const)('may not call %s %s', async (method, url) => {
    await setAddress('https://museum.example/');
    const answer = await app('whole').inject({ method, url, headers: { origin } });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    const asked = await app('whole').inject({
      method: 'OPTIONS',
      url,
      headers: { ...visit, 'access-control-request-method': method },
    });
    expect([asked.statusCode === 204, asked.headers['access-control-allow-origin']]).toEqual([false, undefined]);
  });

  it('is the only other origin', async () => {
    await setAddress('https://museum.example/');
    for (const other of [
      'https://evil.example',
      'null',
      `${origin}.evil.example`,
      'http://appassets.androidplatform.net',
    ]) {
      const { headers } = await app('whole').inject({ url: '/db', headers: { origin: other } });
      expect([other, headers['access-control-allow-origin']]).toEqual([other, undefined]);
    }
  });
});
