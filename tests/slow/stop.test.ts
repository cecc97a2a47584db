import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectRoot } from '#server/project.ts';
import { rootPassword } from '#tests/browser/serve.ts';

let data = '';
let child: ChildProcess;
let port = 0;
let ended: Promise<unknown[]>;
/** The server's standard error output. */
let warnings = '';

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'cicerone-stop-'));
  child = spawn(process.execPath, [join(projectRoot, 'dist', 'server', 'main.js')], {
    env: {
      ...process.env,
      CICERONE_DATA: data,
      CICERONE_PORT: '0',
      CICERONE_HOST: '127.0.0.1',
      CICERONE_ROOT_PASSWORD: rootPassword,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  ended = once(child, 'close');
  warnings = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    warnings += chunk.toString();
  });
  let output = '';
  port = await new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The server does not start:\n${output}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /guides visitors at http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (found !== undefined && output.includes('Its data')) resolve(Number(found));
    });
  });
});

afterEach(async () => {
  child.kill('SIGKILL');
  await rm(data, { recursive: true, force: true });
});

it('an idle server stops although browsers keep their connections open', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/info/version`);
  expect(answer.status).toBe(200);
  await answer.text();
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(warnings).not.toContain('cut');
});

it('a started upload is finished and stored before the server stops', async () => {
  const login = await fetch(`http://127.0.0.1:${port}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Name: 'root', Password: rootPassword }),
  });
  const { Session } = (await login.json()) as { Session: string };
  const upload = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/files/upload/',
    headers: {
      authorization: `Bearer ${Session}`,
      'content-type': 'multipart/form-data; boundary=edge',
      // The server reports when the upload has started.
      expect: '100-continue',
    },
  });
  upload.flushHeaders();
  await once(upload, 'continue');
  upload.write('--edge\r\ncontent-disposition: form-data; name="file"; filename="late.vtt"\r\n\r\nWEBVTT\n\n');
  child.kill('SIGTERM');
  // Once new connections are refused, the server is stopping.
  await expect.poll(() => isRefused()).toBe(true);
  upload.end('00:00.000 --> 00:01.000\nThe last words\n\r\n--edge--\r\n');
  const [answer] = (await once(upload, 'response')) as [NodeJS.ReadableStream & { statusCode: number }];
  expect([answer.statusCode, JSON.parse(await text(answer))]).toMatchObject([
    200,
    { Files: [{ Path: 'late.vtt' }], Refused: [] },
  ]);
  expect(await ended).toEqual([0, null]);
});

async function isRefused(): Promise<boolean> {
  const asked = request({ port, host: '127.0.0.1', path: '/health', agent: false }).end();
  return new Promise((resolve) => {
    asked.once('error', () => resolve(true));
    asked.once('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode === 503);
    });
  });
}
