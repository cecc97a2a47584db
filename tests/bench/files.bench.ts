import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { openDiskStore } from '#server/files/disk-store.ts';
import { createFileServer } from '#server/files/serve-file.ts';
import { freePort } from '#tests/free-port.ts';
import { answers, hasNginx, median, startNginx } from './beside-nginx.ts';
import { press } from './press.ts';

// How fast a recording is served, as ratios to nginx in one run: the machine's own speed does not matter.

const bytes = 31 * 1024 * 1024;
const seconds = Number(process.env['CICERONE_BENCH_SECONDS'] ?? 4);
const rounds = 3;
const jobs = [
  { name: '64 KiB range', connections: 32, headers: { range: 'bytes=1048576-1114111' }, goal: 0.5 },
  { name: '1 MiB range', connections: 32, headers: { range: 'bytes=1048576-2097151' }, goal: 0.9 },
  { name: 'whole 31 MB', connections: 8, headers: {}, goal: 0.9 },
] as const;

if (process.argv[2] === 'serve') await serve(process.argv[3] ?? '', Number(process.argv[4]));
else await compare();

/** Runs the server in a separate process, like nginx. */
async function serve(folder: string, port: number): Promise<void> {
  const files = createFileServer(await openDiskStore(folder));
  const app = fastify();
  const facts = { bytes, type: 'audio/mpeg', modifiedAt: new Date(0), cache: 'private', isImmutable: false } as const;
  app.get('/a', async (request, reply) => {
    await files.serve({ key: 'blobs/a', etag: 'a', ...facts }, request, reply);
  });
  await app.listen({ port, host: '127.0.0.1' });
}

async function compare(): Promise<void> {
  if (!hasNginx()) return;
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-bench-'));
  const children: ChildProcess[] = [];
  try {
    await (await openDiskStore(folder)).put('blobs/a', randomBytes(bytes));
    const [nginxPort, ownPort] = [await freePort(), await freePort()];
    children.push(await startNginx(folder, nginxPort));
    children.push(
      spawn(process.execPath, ['--import', 'tsx', import.meta.filename, 'serve', folder, String(ownPort)], {
        stdio: 'inherit',
      }),
    );
    const [nginx, own] = [`http://127.0.0.1:${nginxPort}/blobs/a`, `http://127.0.0.1:${ownPort}/a`];
    await Promise.all([answers(nginx), answers(own)]);
    for (const job of jobs) await measure(job, nginx, own);
  } finally {
    for (const child of children) child.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(
  { name, goal, connections, headers }: (typeof jobs)[number],
  nginx: string,
  own: string,
): Promise<void> {
  const speeds: Record<'nginx' | 'own', number[]> = { nginx: [], own: [] };
  // Alternates, so that other load on the machine slows both.
  for (let round = 0; round < rounds; round += 1) {
    for (const [who, url] of [
      ['nginx', nginx],
      ['own', own],
    ] as const) {
      speeds[who].push(await press({ url, connections, seconds, headers }));
    }
  }
  const ratio = median(speeds.own) / median(speeds.nginx);
  const verdict = ratio >= goal ? 'reached' : 'MISSED';
  console.log(
    `${name}: ${Math.round(median(speeds.own))}/s, nginx ${Math.round(median(speeds.nginx))}/s, ratio ${ratio.toFixed(2)}, goal ${goal} ${verdict}`,
  );
}
