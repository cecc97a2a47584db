/**
 * Measures what the server works while staff change, check and publish one of 10,000 stations.
 *
 *     npm run bench:publishing [stations]
 *
 * Prints medians of the processor's milliseconds, on all threads of the server, which other work on the machine does
 * not spoil, and the size of the answer. The built server runs in a separate process.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#server/project.ts';
import { writeMuseum } from '#tests/browser/museum.ts';
import { rootPassword } from '#tests/browser/serve.ts';
import { freePort } from '#tests/free-port.ts';
import { answers, median } from './beside-nginx.ts';
import { makeMuseum } from './museum.ts';
import { verdict } from './verdict.ts';

const [stations = 10_000] = process.argv.slice(2).map(Number);
const rounds = 5;
/** Milliseconds of the processor. */
const goals: Readonly<Record<string, number>> = { publish: 300, 'look at what to publish': 300 };
/** Milliseconds within which the server ends what an answer does not wait for. */
const afterwards = 1500;

// No file of the museum is there, so that each is a finding.
const museum = await writeMuseum(makeMuseum(stations));
const data = await mkdtemp(join(tmpdir(), 'cicerone-bench-'));
const port = await freePort();
const server = spawn(process.execPath, [join(projectRoot, 'dist/server/main.js')], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    CICERONE_PORT: String(port),
    CICERONE_HOST: '127.0.0.1',
    CICERONE_DATA: data,
    CICERONE_CONTENT: museum.folder,
    CICERONE_ROOT_PASSWORD: rootPassword,
  },
});
try {
  await answers(`http://127.0.0.1:${port}/health`);
  await measure(`http://127.0.0.1:${port}`, server.pid ?? 0);
} finally {
  server.kill('SIGTERM');
  await museum.remove();
  await rm(data, { recursive: true, force: true });
}

async function measure(origin: string, pid: number): Promise<void> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const login = await fetch(`${origin}/session`, {
    ...post,
    body: JSON.stringify({ Name: 'root', Password: rootPassword }),
  });
  const { Session } = (await login.json()) as { Session: string };
  const call = async (path: string, body?: unknown): Promise<string> => {
    const answer = await fetch(origin + path, {
      ...(body === undefined ? {} : { ...post, body: JSON.stringify(body) }),
      headers: { ...post.headers, authorization: `Bearer ${Session}`, 'accept-encoding': 'gzip' },
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
    return text;
  };
  const { Locations } = JSON.parse(await call('/db?variant=INEDIT')) as { Locations: [object] };
  let station: object = Locations[0];
  const steps: Readonly<Record<string, (round: number) => Promise<string>>> = {
    save: async (round) => {
      const saved = await call('/api/db/locations', [{ ...station, Name: { en: `Round ${round}` } }]);
      [station] = JSON.parse(saved) as [object];
      return saved;
    },
    'read the editing copy': () => call('/db?variant=INEDIT'),
    'check all': () => call('/api/db/validate?all=true'),
    'check all again': () => call('/api/db/validate?all=true'),
    'look at what to publish': async () =>
      (await Promise.all([call('/api/db/unpublished'), call('/api/db/validate?all=true&most=100')])).join(''),
    'read the published copy': () => call('/db'),
    publish: () => call('/api/db/publishInEdit'),
  };
  const times = new Map<string, number[]>();
  const sizes = new Map<string, number>();
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, step] of Object.entries(steps)) {
      const before = await processorTime(pid);
      sizes.set(name, (await step(round)).length);
      await new Promise((resolve) => setTimeout(resolve, afterwards));
      const took = (await processorTime(pid)) - before;
      if (round > 0) times.set(name, [...(times.get(name) ?? []), took]);
    }
  }
  console.log(`${stations} stations, one of them changed; medians of ${rounds} rounds`);
  for (const [name, took] of times) {
    const goal = goals[name];
    const outcome = goal === undefined ? '' : `, ${verdict(median(took), goal)}`;
    console.log(`${name}: ${median(took)} ms (${took.join(', ')}), ${sizes.get(name)} bytes${outcome}`);
  }
}

/** @returns milliseconds that the processor has worked for a process, to ten */
async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
