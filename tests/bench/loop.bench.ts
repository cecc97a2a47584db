/**
 * Measures for how long each call stops the event loop of a large museum's server: `npm run bench:loop`. Prints the
 * longest stop, the median of five rounds. Another thread calls, so that only the server's own work counts.
 */
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { openServer } from '#server/start/open-server.ts';
import { type Database } from '#server/store/database.ts';
import { pruneVisits } from '#server/usecases/visits/prune-visits.ts';
import { testSettings } from '#tests/browser/serve.ts';
import { median } from './beside-nginx.ts';
import { makeMuseum } from './museum.ts';

const stations = 10_000;
const rounds = 5;
const resolution = 1;
const only = process.argv[2] ?? '';

const folder = await mkdtemp(join(tmpdir(), 'cicerone-loop-'));
await mkdir(join(folder, 'content'));
await writeFile(join(folder, 'content', 'tourDefinition.json'), JSON.stringify(makeMuseum(stations)));
const { app, services, close } = await openServer({
  settings: testSettings(join(folder, 'content'), join(folder, 'data')),
  buildId: 'bench',
});
const { db } = services;
await fillFiles();
await app.listen({ port: 0, host: '127.0.0.1' });
const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
const { session } = await services.sessions.openForStaff('root');

/** Calls, and keeps the last answers to send parts of them again. */
const caller = new Worker(
  `const { parentPort, workerData: { origin, session } } = require('node:worker_threads');
  const kept = new Map();
  parentPort.on('message', async ({ method, path, keep, from, body, type = 'application/json' }) => {
    const pick = from === undefined ? undefined : JSON.stringify(kept.get(from.name)[from.list]);
    const sent = pick ?? body;
    const answer = await fetch(origin + path, {
      method,
      body: sent,
      headers: { authorization: 'Bearer ' + session, ...(sent === undefined ? {} : { 'content-type': type }) },
    });
    const text = await answer.text();
    if (keep !== undefined) kept.set(keep, JSON.parse(text));
    parentPort.postMessage(answer.ok ? '' : answer.status + ' ' + text.slice(0, 200));
  });`,
  { eval: true, workerData: { origin, session } },
);

interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly keep?: string;
  readonly from?: { readonly name: string; readonly list: string };
  readonly body?: string;
  readonly type?: string;
}

async function call(asked: Asked): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window: threads have no origin
  caller.postMessage({ method: 'GET', ...asked });
  const [problem] = (await once(caller, 'message')) as [string];
  if (problem !== '') throw new Error(`${asked.path}: ${problem}`);
}

async function stop(work: () => Promise<void>): Promise<number> {
  // Garbage of earlier calls must not count for this one.
  globalThis.gc?.();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  await new Promise((resolve) => setTimeout(resolve, 20));
  delay.reset();
  await work();
  await new Promise((resolve) => setTimeout(resolve, 20));
  delay.disable();
  return delay.max / 1e6 - resolution;
}

async function measure(name: string, work: () => Promise<void>, before = async (): Promise<void> => {}): Promise<void> {
  if (!name.includes(only)) return;
  const stops: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await before();
    stops.push(await stop(work));
  }
  console.log(`${name}: ${median(stops).toFixed(0)} ms (${stops.map((each) => each.toFixed(0)).join(', ')})`);
}

const edited = { path: '/db?variant=INEDIT', keep: 'edited' };
const locations = { name: 'edited', list: 'Locations' };
const readEdited = (): Promise<void> => call(edited);
const saveAll = { method: 'POST', path: '/api/db/locations', from: locations };
let turn = 0;
const there = (): string => (turn % 2 === 0 ? 'audio' : 'sound');
const body = (value: object): string => JSON.stringify(value);

await call({ path: '/db' });
await readEdited();
await measure('nothing', () => new Promise((resolve) => setTimeout(resolve, 200)));
await measure('the editing copy after a save', readEdited, async () => {
  await readEdited();
  await call(saveAll);
});
await measure('save all', () => call(saveAll), readEdited);
await measure('publish, then /db', async () => {
  await call({ path: '/api/db/publishInEdit' });
  await call({ path: '/db' });
});
await measure('discard', () => call({ path: '/api/db/discardInEdit' }));
await measure('validate', () => call({ path: '/api/db/validate?all=true' }));
await measure('export as YAML', () => call({ path: '/api/db/yaml' }));
const definition = JSON.stringify(makeMuseum(stations));
await measure('import', () =>
  call({ method: 'POST', path: '/api/db/yaml', body: definition, type: 'application/yaml' }),
);
await measure(
  'delete all markers',
  () => call({ method: 'DELETE', path: '/api/db/tourItems', from: { name: 'edited', list: 'TourItems' } }),
  async () => {
    await call({ path: '/api/db/discardInEdit' });
    await readEdited();
  },
);
await call({ path: '/api/db/discardInEdit' });
await measure('media of an offline guide', () => call({ path: '/info/media' }));
await measure('list of one folder', () => call({ path: '/api/files/list/images' }), readEdited);
await measure('list of all files', () => call({ path: '/api/files/list/?deep=true' }), readEdited);
await measure('move a folder', async () => {
  const From = there();
  turn += 1;
  await call({ method: 'POST', path: '/api/files/move', body: body({ From, To: there() }) });
});
await measure('10,000 tokens made', () =>
  call({ method: 'POST', path: '/api/token/create', keep: 'tokens', body: body({ Count: 10_000 }) }),
);
await measure('10,000 tokens marked as printed', async () => {
  const { Tokens } = await services.tokens.page({ filter: 'all', printed: true, search: '', offset: 0, limit: 10_000 });
  await call({
    method: 'POST',
    path: '/api/token/printed',
    body: body({ Tokens: Tokens.map(({ Token }) => Token) }),
  });
});
await measure('a page of tokens', () => call({ path: '/api/token/page/all/1/0/1000' }));
let made = '';
await measure('backup of the structure', async () => {
  await call({ method: 'POST', path: '/api/backup', body: body({ Type: 'structure' }) });
});
made = (await services.backups.list())[0]?.name ?? '';
await measure('restore of it', () => call({ method: 'POST', path: `/api/backup/restore/${made}` }));
await measure(
  'prune',
  () => pruneVisits(db, Date.now()),
  () => fillVisits(db),
);

await caller.terminate();
await close();
await rm(folder, { recursive: true, force: true });

/** Rows only: no call here reads bytes. */
async function fillFiles(): Promise<void> {
  const places = Array.from({ length: stations }, (_, index) => index + 1);
  const paths = places.flatMap((ID) => [`audio/de/${ID}.mp3`, `images/${ID}.webp`]);
  const row = { hash: 'a'.repeat(64), bytes: 100_000, type: 'image/webp', modifiedAt: 0 };
  await db.write(async (transaction) => {
    for (let from = 0; from < paths.length; from += 500) {
      await transaction
        .insertInto('files')
        .values(paths.slice(from, from + 500).map((path) => ({ path, ...row })))
        .execute();
    }
  });
}

/** Opened stations of days that are over 400 days old, and IDs of visits that no device sends again. */
async function fillVisits(to: Database): Promise<void> {
  const day = '2024-01-01';
  const counts = Array.from({ length: 20_000 }, (_, index) => ({
    day: `2024-0${(index % 9) + 1}-01`,
    kind: 'open' as const,
    tourCode: 't',
    itemCode: String(index),
    language: 'de',
    device: 'web' as const,
    count: 3,
  }));
  const ids = Array.from({ length: 100_000 }, (_, index) => ({ id: `${day} ${index}`.padEnd(27), day }));
  for (let from = 0; from < ids.length; from += 500) {
    await to.write(async (transaction) => {
      const some = counts.slice(from, from + 500);
      if (some.length > 0) await transaction.insertInto('visitCounts').values(some).execute();
      await transaction
        .insertInto('visitIds')
        .values(ids.slice(from, from + 500))
        .execute();
    });
  }
}
