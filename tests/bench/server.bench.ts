/**
 * Measures the calls that many make at once, or that a museum waits for.
 *
 *     npx tsx tests/bench/server.bench.ts [SQLite|PostgreSQL] [nginx]
 *
 * The server runs in a separate process. With `nginx`, only the comparison with it is made.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openServer } from '#server/start/open-server.ts';
import { openDatabase } from '#server/store/database.ts';
import { rootPassword, testSettings } from '#tests/browser/serve.ts';
import { freePort } from '#tests/free-port.ts';
import { databaseKinds } from '#tests/server/databases.ts';
import { answers, hasNginx, median } from './beside-nginx.ts';
import { converse, type Speed } from './converse.ts';
import { compareHotAnswers, writeRecording } from './hot-answers.ts';
import { makeMuseum } from './museum.ts';

const seconds = Number(process.env['CICERONE_BENCH_SECONDS'] ?? 4);
const connections = 32;
const stations = 1000;
const visitsPerCall = 50;
const years = 2;
const visits = 10_000_000;

const [first = 'SQLite', folder = '', place = '', port = '0'] = process.argv.slice(2);
if (first === 'serve') await serve();
else await measure(first === 'PostgreSQL' ? 'PostgreSQL' : 'SQLite', folder === 'nginx');

async function serve(): Promise<void> {
  const { app } = await openServer({
    settings: {
      ...testSettings(join(folder, 'content'), join(folder, 'data')),
      databaseUrl: place,
      trustedProxies: ['127.0.0.1'],
    },
    buildId: 'bench',
  });
  await app.listen({ port: Number(port), host: '127.0.0.1' });
}

async function measure(kind: keyof typeof databaseKinds, onlyBesideNginx: boolean): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-bench-'));
  const database = kind === 'PostgreSQL' ? await databaseKinds.PostgreSQL() : undefined;
  const children: ChildProcess[] = [];
  try {
    await mkdir(join(folder, 'content'));
    await writeFile(join(folder, 'content', 'tourDefinition.json'), JSON.stringify(makeMuseum(stations)));
    await writeRecording(join(folder, 'content'));
    if (!onlyBesideNginx) await fillCounts(database?.place ?? join(folder, 'data', 'cicerone.db'));
    const ownPort = await freePort();
    const serveArguments = ['serve', folder, database?.place ?? '', String(ownPort)];
    children.push(
      spawn(process.execPath, ['--import', 'tsx', import.meta.filename, ...serveArguments], { stdio: 'inherit' }),
    );
    const origin = `http://127.0.0.1:${ownPort}`;
    await answers(`${origin}/info/version`);
    console.log(`${kind}, ${stations} stations, ${connections} connections`);
    const session = await logIn(origin);
    if (hasNginx()) await compareHotAnswers({ folder, origin, session, children });
    if (onlyBesideNginx) return;
    await measureStatistics(origin, session);
    report(`visits, ${visitsPerCall} a call`, await recordVisits(ownPort), visitsPerCall);
    report('one station saved', await saveStations(origin, ownPort, session));
    await measureWhole(origin, session);
  } finally {
    for (const child of children) child.kill('SIGTERM');
    await database?.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

function report(name: string, { perSecond, p99 }: Speed, times = 1): void {
  console.log(`${name}: ${Math.round(perSecond * times)}/s, p99 ${p99.toFixed(1)} ms`);
}

/** Stores ten million visits of two years: every station, language and device of every day, and of every month. */
async function fillCounts(place: string): Promise<void> {
  const db = await openDatabase(place);
  const days = years * 365;
  const rows = days * (stations / 4) * 4;
  const perRow = Math.max(1, Math.round(visits / rows));
  const day = db.isShared
    ? sql`to_char(date '2024-11-20' + d.n::int, 'YYYY-MM-DD')`
    : sql`date('2024-11-20', '+' || d.n || ' days')`;
  await sql`
    with recursive d(n) as (select 0 union all select n + 1 from d where n < ${sql.lit(days - 1)}),
      s(n) as (select 1 union all select n + 1 from s where n < ${sql.lit(stations / 4)}),
      l(n) as (select 'de' union all select 'en'), v(n) as (select 'web' union all select 'native')
    insert into ${sql.table('visitCounts')}
    select ${day}, 'open', 't' || ((s.n - 1) / 50 + 1), cast(s.n as text), l.n, v.n, ${sql.lit(perRow)}
    from d cross join s cross join l cross join v`.execute(db.read);
  await sql`
    insert into ${sql.table('visitMonths')}
    select substr(day, 1, 7) || '-01', kind, ${sql.ref('tourCode')}, ${sql.ref('itemCode')}, language, device, sum(count)
    from ${sql.table('visitCounts')}
    group by 1, kind, ${sql.ref('tourCode')}, ${sql.ref('itemCode')}, language, device`.execute(db.read);
  console.log(`${rows} roll-ups represent ${rows * perRow} visits`);
  await db.close();
}

async function measureStatistics(origin: string, session: string): Promise<void> {
  const month = 'dateMin=2026-10-01&dateMax=2026-10-31';
  for (const path of [
    'openedTours',
    'languages',
    'openCount',
    'heatmap',
    `openCount?${month}`,
    `heatmap?${month}&tourCode=T1`,
    'openCount?tourCode=T1&language=en',
    'dockings',
  ]) {
    const times: number[] = [];
    let length = 0;
    for (let round = 0; round < 5; round += 1) {
      const started = performance.now();
      const answer = await fetch(`${origin}/api/visit/${path}`, { headers: { authorization: `Bearer ${session}` } });
      length = ((await answer.json()) as unknown[]).length;
      times.push(performance.now() - started);
    }
    console.log(`statistics ${path}: ${median(times).toFixed(1)} ms, ${length} rows`);
  }
}

/** One address may record only as many visits an hour as a museum has, so that each connection has its own. */
function recordVisits(port: number): Promise<Speed> {
  return converse({
    port,
    addressOf: (connection) => `198.51.100.${connection + 1}`,
    connections,
    seconds,
    session: '',
    path: '/visit',
    next: (connection) =>
      JSON.stringify(
        Array.from({ length: visitsPerCall }, (_, index) => {
          const station = ((connection * 7 + index) % 50) + 1;
          const At = new Date().toISOString();
          return { ID: randomUUID(), Kind: 'open', TourCode: 'T1', ItemCode: String(station), Language: 'de', At };
        }),
      ),
  });
}

async function saveStations(origin: string, port: number, session: string): Promise<Speed> {
  const objects = (await editedLocations(origin, session)).slice(0, connections);
  return converse({
    port,
    connections,
    seconds,
    session,
    path: '/api/db/locations',
    next: (connection, answer) => (answer === '' ? JSON.stringify([objects[connection]]) : answer),
  });
}

async function editedLocations(origin: string, session: string): Promise<readonly { readonly ID: number }[]> {
  const answer = await fetch(`${origin}/db?variant=INEDIT`, { headers: { authorization: `Bearer ${session}` } });
  return ((await answer.json()) as { Locations: { ID: number }[] }).Locations;
}

/** Measures what a museum waits for: saving all of its stations at once, and publishing ten thousand. */
async function measureWhole(origin: string, session: string): Promise<void> {
  const headers = { authorization: `Bearer ${session}`, 'content-type': 'application/json' };
  const call = async (name: string, path: string, init: RequestInit = {}): Promise<void> => {
    const started = performance.now();
    const answer = await fetch(`${origin}${path}`, { headers, ...init });
    const text = await answer.text();
    console.log(`${name}: ${(performance.now() - started).toFixed(0)} ms${answer.ok ? '' : ` ${text.slice(0, 200)}`}`);
  };
  const all = JSON.stringify(await editedLocations(origin, session));
  await call(`${stations} stations saved at once`, '/api/db/locations', { method: 'POST', body: all });
  await call('10000 stations imported', '/api/db/yaml', {
    method: 'POST',
    body: JSON.stringify(makeMuseum(10_000)),
    headers: { ...headers, 'content-type': 'application/yaml' },
  });
  for (const time of ['first', 'second']) await call(`10000 stations published, ${time}`, '/api/db/publishInEdit');
  await call('the first /db after it', '/db');
}

async function logIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Name: 'root', Password: rootPassword }),
  });
  return ((await answer.json()) as { Session: string }).Session;
}
