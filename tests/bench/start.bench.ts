/**
 * Measures the processor in the minute after the first and the second start of the demo museum, alone and when a visitor
 * asks for every picture in one size: `npm run bench:start`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoMuseum, projectRoot } from '#server/project.ts';
import { freePort } from '#tests/free-port.ts';
import { answers } from './beside-nginx.ts';

const seconds = Number(process.env['CICERONE_BENCH_SECONDS'] ?? 60);
/** Linux counts computing in these parts of a second. */
const partsOfSecond = 100;
/** How the processes for pictures run. */
const priorities = new Set<string>();

const folder = await mkdtemp(join(tmpdir(), 'cicerone-start-'));
try {
  await measure('first start', async () => undefined);
  await measure('second start', async () => undefined);
  await measure('a visitor who asks for every picture', visit);
  await measure('a visitor after that', visit);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function measure(name: string, work: (origin: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const environment = { CICERONE_CONTENT: demoMuseum, CICERONE_DATA: folder, CICERONE_PORT: String(port) };
  const server = spawn(process.execPath, [join(projectRoot, 'dist/server/main.js')], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const start = performance.now();
  const origin = `http://127.0.0.1:${port}`;
  await answers(`${origin}/info/version`);
  const ready = (performance.now() - start) / 1000;
  const spentToReady = await spent(server);
  await Promise.all([work(origin), watch(server)]);
  const { own, others } = await spent(server);
  server.kill('SIGTERM');
  await once(server, 'exit');
  console.log(
    `${name}: ready after ${ready.toFixed(1)} s and ${(spentToReady.own + spentToReady.others).toFixed(1)} s of processor; ` +
      `in the ${seconds} s after it ${(own - spentToReady.own).toFixed(1)} s in the server and ` +
      `${(others - spentToReady.others).toFixed(1)} s in processes for pictures`,
  );
}

/** Asks like one phone: six pictures at a time. */
async function visit(origin: string): Promise<void> {
  const media = (await (await fetch(`${origin}/info/media`)).json()) as { Path: string; Type: string }[];
  const waiting = media.filter(({ Type }) => /^image\/(?:webp|jpeg|png)$/.test(Type));
  console.log(`${waiting.length} pictures`);
  const ask = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const answer = await fetch(`${origin}/${next.Path}?width=320`, { headers: { accept: 'image/avif,image/webp' } });
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: 6 }, ask));
}

/** Notes the priorities of the processes for pictures meanwhile. */
async function watch(server: ChildProcess): Promise<void> {
  priorities.clear();
  for (let second = 0; second < seconds; second += 1) {
    await wait(1000);
    for (const { nice, threads } of await childrenOf(server.pid)) priorities.add(`nice ${nice}, ${threads} threads`);
  }
  if (priorities.size > 0) console.log(`processes for pictures: ${[...priorities].join('; ')}`);
}

/** In seconds; processes that have ended are counted with the others. */
async function spent(server: ChildProcess): Promise<{ readonly own: number; readonly others: number }> {
  const facts = await factsOf(String(server.pid));
  const children = await childrenOf(server.pid);
  return {
    own: facts?.own ?? 0,
    others: (facts?.ended ?? 0) + children.reduce((sum, { own, ended }) => sum + own + ended, 0),
  };
}

interface Facts {
  readonly parent: number;
  readonly own: number;
  readonly ended: number;
  readonly nice: string;
  readonly threads: string;
}

async function childrenOf(pid: number | undefined): Promise<readonly Facts[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const facts = await Promise.all(all.map(factsOf));
  return facts.flatMap((each) => (each !== undefined && each.parent === pid ? [each] : []));
}

async function factsOf(pid: string): Promise<Facts | undefined> {
  try {
    const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').at(-1)?.split(' ') ?? [];
    const sum = (...places: readonly number[]): number =>
      places.reduce((total, place) => total + Number(fields[place] ?? 0), 0) / partsOfSecond;
    const [nice = '', threads = ''] = [fields[16], fields[17]];
    return { parent: Number(fields[1]), own: sum(11, 12), ended: sum(13, 14), nice, threads };
  } catch {
    return undefined;
  }
}
