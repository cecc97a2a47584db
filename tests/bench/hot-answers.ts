import { type ChildProcess } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareBytes } from '#server/long-work/prepared-answer.ts';
import { freePort } from '#tests/free-port.ts';
import { answers, median, startNginx } from './beside-nginx.ts';
import { press } from './press.ts';

const seconds = Number(process.env['CICERONE_BENCH_SECONDS'] ?? 4);
const rounds = 5;
const recordingBytes = 31 * 1024 * 1024;
const recording = 'files/recording.mp3';

interface Job {
  readonly name: string;
  readonly path: string;
  readonly connections: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Other headers for nginx. */
  readonly theirs?: Readonly<Record<string, string>>;
  /** The part of nginx's rate that the server should reach; undefined: only measured. */
  readonly goal?: number;
}

export interface HotAnswersOptions {
  /** Holds the server's content folder, to which `writeRecording` has added the recording. */
  readonly folder: string;
  /** The server's, without a trailing slash. */
  readonly origin: string;
  /** A session of staff. */
  readonly session: string;
  /** Takes processes that the caller ends. */
  readonly children: ChildProcess[];
}

/** Adds a recording of 31 MB to a content folder. */
export async function writeRecording(folder: string): Promise<void> {
  await mkdir(join(folder, 'files'), { recursive: true });
  // A frame of MPEG audio again and again: 128 kbit/s at 44.1 kHz.
  const frame = Buffer.alloc(417, 0x55);
  frame.set([0xff, 0xfb, 0x90, 0x64]);
  await writeFile(join(folder, recording), Buffer.alloc(recordingBytes, frame));
}

/** Compares what visitors ask for most with the same bytes from nginx, by the real routes, and prints ratios. */
export async function compareHotAnswers({ folder, origin, session, children }: HotAnswersOptions): Promise<void> {
  const answer = await fetch(`${origin}/db`, { headers: { 'accept-encoding': 'identity' } });
  const etag = answer.headers.get('etag') ?? '';
  const packed = (await prepareBytes(Buffer.from(await answer.arrayBuffer()))).bodies.br;
  await writeFile(join(folder, 'db'), packed);
  const port = await freePort();
  const headers = 'default_type application/json; add_header content-encoding br; add_header cache-control no-cache;';
  children.push(
    await startNginx(folder, port, `location = /db { ${headers} } location /files/ { root ${folder}/content; }`),
  );
  const nginx = `http://127.0.0.1:${port}`;
  await answers(`${nginx}/db`);
  const theirEtag = (await fetch(`${nginx}/db`, { method: 'HEAD' })).headers.get('etag') ?? '';
  const signed = { authorization: `Bearer ${session}` };
  const jobs: readonly Job[] = [
    {
      name: `/db brotli, ${Math.round(packed.length / 1000)} kB`,
      path: 'db',
      connections: 32,
      headers: { 'accept-encoding': 'br' },
      goal: 0.65,
    },
    {
      name: '/db 304',
      path: 'db',
      connections: 32,
      headers: { 'if-none-match': etag },
      theirs: { 'if-none-match': theirEtag },
      goal: 0.6,
    },
    {
      name: '/db brotli, with a session',
      path: 'db',
      connections: 32,
      headers: { 'accept-encoding': 'br', ...signed },
    },
    {
      name: '64 KiB of a recording',
      path: recording,
      connections: 32,
      headers: { range: 'bytes=1048576-1114111' },
      goal: 0.6,
    },
    {
      name: '1 MiB of a recording',
      path: recording,
      connections: 32,
      headers: { range: 'bytes=1048576-2097151' },
      goal: 0.7,
    },
    { name: 'a recording of 31 MB', path: recording, connections: 8, headers: {}, goal: 1 },
  ];
  for (const job of jobs) await compare(job, origin, nginx);
}

/** Alternates, so that other load on the machine slows both. */
async function compare(
  { name, path, connections, headers, theirs = headers, goal }: Job,
  origin: string,
  nginx: string,
): Promise<void> {
  const speeds: { readonly own: number[]; readonly nginx: number[] } = { own: [], nginx: [] };
  for (let round = 0; round < rounds; round += 1) {
    speeds.nginx.push(await press({ url: `${nginx}/${path}`, connections, seconds, headers: theirs }));
    speeds.own.push(await press({ url: `${origin}/${path}`, connections, seconds, headers }));
  }
  const ratio = median(speeds.own) / median(speeds.nginx);
  const verdict = goal === undefined ? '' : `, goal ${goal.toFixed(2)} ${ratio >= goal ? 'reached' : 'MISSED'}`;
  console.log(
    `${name}: ${Math.round(median(speeds.own))}/s, nginx ${Math.round(median(speeds.nginx))}/s, ratio ${ratio.toFixed(2)}${verdict}`,
  );
}
