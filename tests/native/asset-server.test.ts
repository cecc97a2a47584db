import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isShellSkipped } from './java.ts';
import { type Shell, startShell } from './shell.ts';

interface Answered {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
const files = {
  'app.json': JSON.stringify({ server: 'https://museum.invalid/guide/' }),
  'secret.txt': 'hidden',
  'guide/index.html': 'start',
  'guide/404.html': 'lost',
  'guide/tours/1/index.html': 'a tour',
  'guide/assets/_part-1.js': 'export {}',
  'guide/files/letters.mp3': letters,
  'guide/files/Grün & blau.svg': '<svg/>',
  'guide/files/empty.txt': '',
  'guide/tourDefinition.json': '{}',
};

describe.skipIf(isShellSkipped())('the app’s own web server', () => {
  let folder = '';
  let shell: Shell;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cicerone-assets-'));
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    await mkdir(join(folder, 'data'));
    shell = await startShell({ assets: folder, data: join(folder, 'data') });
    await shell.do('create');
  });
  afterAll(async () => {
    await shell.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Asks with the path as it is: a browser would tidy it up. */
  function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answered> {
    return new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port: shell.port, path, method, headers, agent: false }, (answer) => {
        let body = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (body += part));
        answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body }));
        answer.on('error', reject);
      });
      asked.on('error', reject);
      asked.end();
    });
  }

  it.each([
    ['/', 'start', 'text/html; charset=utf-8'],
    ['/index.html', 'start', 'text/html; charset=utf-8'],
    ['/tours/1/', 'a tour', 'text/html; charset=utf-8'],
    ['/assets/_part-1.js', 'export {}', 'text/javascript; charset=utf-8'],
    ['/files/letters.mp3', letters, 'audio/mpeg'],
    ['/files/Gr%C3%BCn%20%26%20blau.svg', '<svg/>', 'image/svg+xml; charset=utf-8'],
    ['/files/empty.txt', '', 'text/plain; charset=utf-8'],
    ['/tourDefinition.json?v=1', '{}', 'application/json; charset=utf-8'],
  ])('answers %s', async (path, body, type) => {
    const answered = await ask(path);
    expect(answered).toMatchObject({ status: 200, body });
    expect(answered.headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-cache' });
  });

  it.each([
    ['bytes=0-', 'bytes 0-25/26', letters],
    ['bytes=3-5', 'bytes 3-5/26', 'def'],
    ['bytes=20-999', 'bytes 20-25/26', 'uvwxyz'],
    ['bytes=-2', 'bytes 24-25/26', 'yz'],
    ['bytes=-999', 'bytes 0-25/26', letters],
  ])('answers %s with %s', async (range, told, body) => {
    const answered = await ask('/files/letters.mp3', { range });
    expect(answered).toMatchObject({ status: 206, body });
    expect(answered.headers).toMatchObject({ 'content-range': told, 'content-length': String(body.length) });
  });

  it.each(['bytes=26-', 'bytes=9-3'])('refuses %s', async (range) => {
    const answered = await ask('/files/letters.mp3', { range });
    expect(answered.status).toBe(416);
    expect(answered.headers['content-range']).toBe('bytes */26');
  });

  it.each(['/no/such/page', '/files/nothing.mp3', '/files', '/files/', '/tours'])(
    'answers %s with the guide’s page for unknown addresses',
    async (path) => expect(await ask(path)).toMatchObject({ status: 404, body: 'lost' }),
  );

  it('leads from a folder to its page, as web hosts do', async () => {
    const answered = await ask('/tours/1');
    expect(answered.status).toBe(200);
    expect(answered.body).toContain('location.replace');
  });

  it.each([
    '/../secret.txt',
    '/files/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/files/..%5c..%5csecret.txt',
    '/%2e%2e%2fapp.json',
    '/files//letters.mp3',
    '/./files/letters.mp3',
    '/files/letters.mp3%00.html',
  ])('gives nothing out for %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: 'lost' });
  });

  it('lets the guide report visits to the museum’s server, and to no other', async () => {
    const told = await ask('/guide/visit', { 'x-host': 'museum.invalid' }, 'POST');
    expect(told.headers['x-network']).toBe('https://museum.invalid/guide/visit');
    for (const host of ['museum.invalid:8443', 'elsewhere.example'])
      expect(await ask('/guide/visit', { 'x-host': host }, 'POST')).toMatchObject({ status: 403 });
    expect(await ask('/visit', { 'x-host': 'museum.invalid' }, 'POST')).toMatchObject({ status: 403 });
  });

  it('answers no other host and no other method', async () => {
    expect(await ask('/', { 'x-host': 'elsewhere.example' })).toMatchObject({ status: 403, body: '' });
    expect(await ask('/guide/db', { 'x-host': 'museum.invalid' })).toMatchObject({ status: 403, body: '' });
    expect(await ask('/', {}, 'POST')).toMatchObject({ status: 405, body: '' });
    const head = await ask('/files/letters.mp3', {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: '' });
  });
});
