/**
 * Measures what a large museum costs the built server: `npm run bench:import [stations ...]`. Prints the server's own
 * processor time, and the most memory that it has held meanwhile.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCatalogue } from '#content/catalogue.ts';
import { writeDefinition } from '#content/definition-file.ts';
import { inLanguage } from '#content/language-fallback.ts';
import { inPageTurns } from '#contract/take-turns.ts';
import { type OpenItem, openItems } from '#content/search/open-items.ts';
import { searchedTexts } from '#content/search/station-texts.ts';
import { buildTextIndex } from '#content/search/text-index.ts';
import { projectRoot } from '#server/project.ts';
import { rootPassword } from '#tests/browser/serve.ts';
import { freePort } from '#tests/free-port.ts';
import { answers, median } from './beside-nginx.ts';
import { makeMuseum } from './museum.ts';

const sizes = process.argv.slice(2).filter((given) => /^\d+$/.test(given));
const rounds = 3;
/** Linux counts computing in these parts of a second. */
const partsOfSecond = 100;

for (const stations of sizes.length > 0 ? sizes.map(Number) : [10_000, 50_000]) await measure(stations);

async function measure(stations: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-import-'));
  await mkdir(join(folder, 'content'));
  await writeFile(join(folder, 'content/tourDefinition.json'), '{"Tours": []}');
  const port = await freePort();
  const server = spawn(process.execPath, [join(projectRoot, 'dist/server/main.js')], {
    env: {
      ...process.env,
      CICERONE_CONTENT: join(folder, 'content'),
      CICERONE_DATA: join(folder, 'data'),
      CICERONE_PORT: String(port),
      CICERONE_ROOT_PASSWORD: rootPassword,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await answers(`${origin}/info/version`);
    const session = await logIn(origin);
    const call = async (path: string, body?: string): Promise<Buffer> => {
      const authorization = `Bearer ${session}`;
      const answer = await fetch(`${origin}${path}`, {
        headers: { authorization, 'accept-encoding': 'identity', 'content-type': 'application/yaml' },
        ...(body === undefined ? {} : { method: 'POST', body }),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${bytes.toString().slice(0, 300)}`);
      return bytes;
    };
    const json = JSON.stringify(makeMuseum(stations));
    console.log(`${stations} stations, ${megabytes(Buffer.byteLength(json))} MB of JSON`);
    await step(server, 'nothing', async () => undefined);
    await step(server, 'import of JSON', () => call('/api/db/yaml', json));
    if (stations <= 10_000) {
      const yaml = writeDefinition(JSON.parse(json) as Record<string, unknown>);
      await step(server, 'import of YAML', () => call('/api/db/yaml', yaml));
    }
    await step(server, 'editing copy, after a change', async () => {
      await call('/api/db/yaml', json);
      await call('/db?variant=INEDIT');
    });
    await step(server, 'editing copy', () => call('/db?variant=INEDIT'));
    await step(server, 'list of files', () => call('/api/files/list/'));
    await step(server, 'check', () => call('/api/db/validate?all=true'));
    await step(server, 'publish', () => call('/api/db/publishInEdit'));
    await step(server, 'a visitor starts: /db', () => call('/db'));
    const packed = await fetch(`${origin}/db`, { headers: { 'accept-encoding': 'br' } });
    console.log(`/db: ${megabytes(Number(packed.headers.get('content-length')))} MB as brotli`);
    await step(server, 'list of media', () => call('/info/media'));
    await startGuide(json);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
}

async function step(server: ChildProcess, name: string, work: () => Promise<unknown>): Promise<void> {
  const spent: number[] = [];
  const took: number[] = [];
  const peaks: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Lets the peak begin from now.
    await writeFile(`/proc/${server.pid}/clear_refs`, '5');
    const [before, start] = [await processor(server), performance.now()];
    await work();
    took.push(performance.now() - start);
    spent.push((await processor(server)) - before);
    peaks.push(Number(/^VmHWM:\s+(\d+)/m.exec(await readFile(`/proc/${server.pid}/status`, 'utf8'))?.[1]) * 1024);
  }
  console.log(
    `${name}: ${median(spent).toFixed(0)} ms of processor, ${median(took).toFixed(0)} ms, peak ${megabytes(Math.max(...peaks))} MB`,
  );
}

/** The work of a phone, in this process. */
async function startGuide(json: string): Promise<void> {
  const start = performance.now();
  const definition = JSON.parse(json) as Record<string, unknown>;
  const parsed = performance.now();
  const found = createCatalogue(definition);
  const indexed = performance.now();
  const stations = found.tours().reduce((sum, { ID }) => sum + found.itemsOf(ID).length, 0);
  const listed = performance.now();
  const items = openItems(found);
  const index = await inPageTurns(
    buildTextIndex(items.length, (place) => {
      const { item, tour } = items[place] as OpenItem;
      return searchedTexts(found.location(item.LocationID), tour, (map) => inLanguage(map, 'de', 'de'));
    }),
  );
  const readable = performance.now();
  const hits = index.find('uhr nuss').length;
  const searched = performance.now();
  console.log(
    `a guide, without its network: parsed in ${(parsed - start).toFixed(0)} ms, indexed in ${(indexed - parsed).toFixed(0)} ms, ` +
      `${stations} stations listed in ${(listed - indexed).toFixed(0)} ms, searchable in ${(readable - listed).toFixed(0)} ms, ` +
      `${hits} found in ${(searched - readable).toFixed(0)} ms`,
  );
}

/** Milliseconds. */
async function processor({ pid }: ChildProcess): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').at(-1)?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / partsOfSecond) * 1000;
}

async function logIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Name: 'root', Password: rootPassword }),
  });
  return ((await answer.json()) as { Session: string }).Session;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
