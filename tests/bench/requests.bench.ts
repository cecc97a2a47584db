/**
 * Measures what the server's processor does for single calls of visitors, on the demo museum: `npm run bench:requests`.
 * Only the server's own processor time counts, so that other work on the machine spoils little.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoMuseum } from '#server/project.ts';
import { openServer } from '#server/start/open-server.ts';
import { testSettings } from '#tests/browser/serve.ts';
import { freePort } from '#tests/free-port.ts';
import { answers, median } from './beside-nginx.ts';

const rounds = 5;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const [role = '', folder = '', port = '0'] = process.argv.slice(2);
if (role === 'serve') await serve();
else await measure();

async function serve(): Promise<void> {
  const { app } = await openServer({ settings: testSettings(demoMuseum, join(folder, 'data')), buildId: 'bench' });
  await app.listen({ port: Number(port), host: '127.0.0.1' });
  process.on('message', () => process.send?.(process.cpuUsage()));
}

async function measure(): Promise<void> {
  const place = await mkdtemp(join(tmpdir(), 'cicerone-requests-'));
  const ownPort = await freePort();
  const server = fork(import.meta.filename, ['serve', place, String(ownPort)], { execArgv: ['--import', 'tsx'] });
  try {
    const origin = `http://127.0.0.1:${ownPort}`;
    await answers(`${origin}/info/version`);
    const picture = await largestPicture(origin);
    const sized = `${picture}?width=640`;
    const avif = { accept: 'image/avif,image/webp,*/*' };
    // Made at the first request, which a light original answers.
    while ((await ask(origin, sized, avif)).type !== 'image/avif') await new Promise((go) => setTimeout(go, 100));
    const jobs: readonly (readonly [string, string, Readonly<Record<string, string>>, number])[] = [
      ['/db, brotli', 'db', { 'accept-encoding': 'br' }, 500],
      ['/db, 304', 'db', { 'if-none-match': (await ask(origin, 'db')).etag }, 500],
      ['/info/media', 'info/media', { 'accept-encoding': 'br' }, 200],
      ['/info/media, 304', 'info/media', { 'if-none-match': (await ask(origin, 'info/media')).etag || '"none"' }, 200],
      ['a picture', picture, avif, 500],
      ['a picture, 640 wide', sized, avif, 500],
    ];
    for (const [name, path, headers, times] of jobs) {
      const spent: number[] = [];
      const { bytes, status } = await ask(origin, path, headers);
      // The first round warms up.
      for (let round = 0; round <= rounds; round += 1) {
        const before = await usage(server);
        for (let time = 0; time < times; time += 1) await ask(origin, path, headers);
        const used = (await usage(server)) - before;
        if (round > 0) spent.push(used / times);
      }
      console.log(`${name}: ${median(spent).toFixed(3)} ms of processor, ${status}, ${bytes} bytes`);
    }
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await rm(place, { recursive: true, force: true });
  }
}

async function largestPicture(origin: string): Promise<string> {
  const media = (await (await fetch(`${origin}/info/media`)).json()) as { Path: string; Bytes: number; Type: string }[];
  const pictures = media.filter(({ Type }) => ['image/webp', 'image/jpeg', 'image/png'].includes(Type));
  return pictures.toSorted((one, other) => other.Bytes - one.Bytes)[0]?.Path ?? '';
}

/** Returns milliseconds. */
async function usage(server: ChildProcess): Promise<number> {
  server.send('usage');
  const [{ user, system }] = (await once(server, 'message')) as [NodeJS.CpuUsage];
  return (user + system) / 1000;
}

interface Asked {
  readonly status: number;
  readonly bytes: number;
  readonly type: string;
  readonly etag: string;
}

/** Unlike `fetch`, unpacks nothing. */
function ask(origin: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Asked> {
  return new Promise((resolve, reject) => {
    request(`${origin}/${path}`, { agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => (bytes += part.length));
      response.on('end', () => {
        const { etag = '', 'content-type': type = '' } = response.headers;
        resolve({ status: response.statusCode ?? 0, bytes, type, etag });
      });
    })
      .on('error', reject)
      .end();
  });
}
