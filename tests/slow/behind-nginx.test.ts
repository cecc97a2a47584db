import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  cutOff,
  type MuseumBehindNginx,
  newerScript,
  openMuseumBehindNginx,
  script,
} from '#tests/server/museum-behind-nginx.ts';
import { headersOf } from '#tests/server/test-server.ts';
import { type Answer, type Visitor, visitor } from '#tests/server/visitor.ts';

let museum: MuseumBehindNginx;
let guest: Visitor;
let ahead = 0;

beforeAll(async () => {
  museum = await openMuseumBehindNginx(() => Date.now() + ahead);
  guest = visitor(museum.nginx);
}, 120_000);

afterAll(async () => {
  await guest.leave();
  await museum.remove();
});

/** Asks each server at least once: they take turns. */
async function askBoth(path: string): Promise<readonly Answer[]> {
  const [first, second] = [museum.countOf(museum.first), museum.countOf(museum.second)];
  const answers: Answer[] = [];
  while (museum.countOf(museum.first) === first || museum.countOf(museum.second) === second)
    answers.push(await guest.ask(path));
  return answers;
}

function countOfBoth(): number {
  return museum.countOf(museum.first) + museum.countOf(museum.second);
}

it('The front redirects browsers to HTTPS, and answers challenges of certificates without it', async () => {
  const { httpPort, challenges } = museum.nginx;
  const origin = `http://127.0.0.1:${httpPort}`;
  const redirected = await fetch(`${origin}/tours/1?a=b`, { redirect: 'manual' });
  expect([redirected.status, redirected.headers.get('location')]).toEqual([301, 'https://localhost/tours/1?a=b']);
  await writeFile(join(challenges, 'token'), 'answer');
  expect(await (await fetch(`${origin}/.well-known/acme-challenge/token`)).text()).toBe('answer');
});

it('The front passes pages and the worker on by HTTP/2, and caches neither', async () => {
  for (const path of ['/', '/tours/1', '/sw.js']) {
    const before = countOfBoth();
    for (const { status, headers } of [await guest.ask(path), await guest.ask(path)]) {
      expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-cache']);
      expect(headers['strict-transport-security']).toContain('max-age');
      expect(headers['x-cache']).toBeUndefined();
    }
    expect(countOfBoth()).toBe(before + 2);
  }
  expect(guest.protocol()).toBe('h2');
});

it('The front passes the definition on as it was compressed, and 304 when the browser has it', async () => {
  const plain = await guest.ask('/db');
  const packed = await guest.ask('/db', { headers: { 'accept-encoding': 'gzip, br' } });
  expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'br']);
  expect(brotliDecompressSync(packed.body)).toEqual(plain.body);
  const known = await guest.ask('/db', { headers: { 'if-none-match': packed.headers.etag } });
  expect([known.status, known.body.length]).toEqual([304, 0]);
});

it('The front passes parts of files on', async () => {
  const part = await guest.ask('/files/folder/words.txt', { headers: { range: 'bytes=1-3' } });
  expect([part.status, part.headers['content-range'], part.body.toString()]).toEqual([206, 'bytes 1-3/5', 'ord']);
  expect(part.headers['x-cache']).toBeUndefined();
});

it('The front caches files of the build, each encoding separately', async () => {
  const before = countOfBoth();
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body } as const;
  for (const state of ['MISS', 'HIT']) {
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const given = await guest.ask('/assets/app-1.js', { headers: { 'accept-encoding': encoding } });
      expect([encoding, given.headers['x-cache']]).toEqual([encoding, state]);
      expect(given.headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(given.headers['cache-control']).toContain('immutable');
      expect(given.headers.vary).toContain('Accept-Encoding');
      expect(unpack[encoding](given.body).toString()).toBe(script);
    }
  }
  expect(countOfBoth()).toBe(before + 3);
});

it('The front finds a file of the newer build on the server that has it', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const given = await guest.ask('/assets/app-2.js', { headers: { 'accept-encoding': encoding } });
    expect([encoding, given.status]).toEqual([encoding, 200]);
  }
  expect((await guest.ask('/assets/app-2.js')).body.toString()).toBe(newerScript);
  expect((await askBoth('/assets/app-3.js')).map(({ status }) => status)).toEqual([404]);
});

it('Both servers show what one of them has published a second later', async () => {
  const [before] = await askBoth('/db');
  const headers = await headersOf(museum.first, 'root');
  expect((await museum.first.app.inject({ url: '/api/db/publishInEdit', headers })).statusCode).toBe(200);
  ahead += 1001;
  const etags = new Set((await askBoth('/db')).map((given) => given.headers.etag));
  expect(etags.size).toBe(1);
  expect(etags).not.toContain(before?.headers.etag);
});

it('The servers learn from the front where staff log in', async () => {
  const away = visitor(museum.nginx, '127.7.7.7');
  const body = JSON.stringify({ Name: 'root', Password: 'wrong' });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.9' };
  expect((await away.ask('/session', { method: 'POST', headers, body })).status).toBe(401);
  await away.leave();
  const trail = await guest.ask('/api/audit/page/0/1', { headers: await headersOf(museum.second, 'root') });
  const [entry] = (JSON.parse(trail.body.toString()) as { Entries: { From: string; Outcome: string }[] }).Entries;
  expect(entry).toMatchObject({ From: '127.7.7.0/24', Outcome: 'refused' });
});

it('A large file that staff upload is on both servers', async () => {
  const recording = recordingOf(9);
  const given = await guest.ask('/api/files/upload/folder', {
    method: 'POST',
    headers: {
      ...(await headersOf(museum.first, 'manager')),
      'content-type': 'multipart/form-data; boundary=end-of-part',
    },
    body: [
      Buffer.from('--end-of-part\r\ncontent-disposition: form-data; name="file"; filename="long.mp3"\r\n\r\n'),
      ...recording,
      Buffer.from('\r\n--end-of-part--\r\n'),
    ],
  });
  expect(given.status).toBe(200);
  const whole = Buffer.concat(recording);
  for (const { body } of await askBoth('/files/folder/long.mp3')) expect(sha256(body)).toBe(sha256(whole));
}, 60_000);

it('Visitors notice nothing of an update, nor of a server that dies', async () => {
  const crowd = openCrowd();
  await crowd.askMore();
  await museum.second.close();
  await crowd.askMore();
  const updated = await museum.replaceSecond();
  // The front leaves a server out for two seconds after a failure.
  await expect.poll(() => museum.countOf(updated)).toBeGreaterThan(10);
  await cutOff(museum.first);
  await crowd.askMore();
  expect(await crowd.leave()).toEqual([]);
  expect(museum.nginx.reports()).toBe('');
}, 60_000);

interface Crowd {
  /** Resolves when they have asked some more. */
  readonly askMore: () => Promise<void>;
  /** @returns what failed */
  readonly leave: () => Promise<readonly string[]>;
}

/** Visitors who read without a pause. */
function openCrowd(): Crowd {
  const failed: string[] = [];
  const ending = new AbortController();
  let answered = 0;
  const visitors = Array.from({ length: 4 }, async () => {
    const one = visitor(museum.nginx);
    while (!ending.signal.aborted) {
      for (const path of ['/', '/db', '/files/picture.svg', '/info/version', '/assets/app-1.js']) {
        const { status } = await one.ask(path);
        if (status !== 200) failed.push(`${path} ${status}`);
        answered += 1;
      }
    }
    await one.leave();
  });
  return {
    askMore: async () => {
      const before = answered;
      await expect.poll(() => answered).toBeGreaterThan(before + 100);
    },
    leave: async () => {
      ending.abort();
      await Promise.all(visitors);
      return failed;
    },
  };
}

/** A frame of MPEG audio again and again. */
function recordingOf(megabytes: number): readonly Buffer[] {
  const frame = Buffer.alloc(417, 0x55);
  frame.set([0xff, 0xfb, 0x90, 0x64]);
  return Array.from({ length: megabytes }, () => Buffer.alloc(2500 * frame.length, frame));
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
