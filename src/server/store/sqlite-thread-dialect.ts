import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { projectRoot } from '../project.ts';
import { cachedStatements, pragmas, sqliteError } from './sqlite.ts';

/**
 * Opens an SQLite file for Kysely on a separate thread: long statements, and waiting for another process, delay only
 * their callers. A statement takes some hundredths of a millisecond more than on this thread.
 *
 * @param timeoutMs the time to wait for another process that writes
 * @throws Refusal `busy` from statements, if another process writes for too long
 */
export function sqliteThreadDialect(path: string, use: 'read' | 'write', timeoutMs: number): Dialect {
  return {
    createDriver: () => new ThreadDriver(() => connect({ path, isWriting: use === 'write', timeoutMs })),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Migrations share a transaction, so that of two programs which open a new database at once, one waits for the other. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

interface ThreadConnection extends DatabaseConnection {
  readonly close: () => Promise<void>;
}

/** Kysely's driver, with its queue and transactions, on another connection. */
class ThreadDriver extends SqliteDriver {
  #connection: ThreadConnection | undefined;
  readonly #connect: () => Promise<ThreadConnection>;

  constructor(connect: () => Promise<ThreadConnection>) {
    super({ database: { close: () => undefined, prepare: notHere } });
    this.#connect = connect;
  }

  override async init(): Promise<void> {
    await super.init();
    this.#connection = await this.#connect();
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const none = await super.acquireConnection();
    return this.#connection ?? none;
  }

  override async destroy(): Promise<void> {
    await this.#connection?.close();
  }
}

function notHere(): never {
  throw new Error('Statements run on the thread.');
}

const isBuilt = !import.meta.url.endsWith('.ts');
const program = isBuilt
  ? fileURLToPath(new URL('sqlite-thread.js', import.meta.url))
  : `${projectRoot}src/server/store/sqlite-thread.mjs`;

interface ThreadResult extends QueryResult<never> {
  /** Brings further rows, if there are any. */
  readonly more?: number;
}

interface Answer {
  readonly result?: ThreadResult;
  readonly error?: ToldError;
}

/** Errors lose what is their own on the way from a thread. */
interface ToldError {
  readonly message: string;
  readonly code?: string;
  readonly errcode?: number;
}

interface Waiting {
  readonly resolve: (result: ThreadResult) => void;
  readonly reject: (error: unknown) => void;
}

interface Thread {
  readonly ask: (question: object) => Promise<ThreadResult>;
  readonly hasEnded: () => boolean;
  readonly end: () => void;
}

function startThread(): Thread {
  const worker = new Worker(program, { workerData: { pragmas, cachedStatements }, execArgv: [] });
  worker.unref();
  /** In the order of their questions, which is that of the answers. */
  const waiting: Waiting[] = [];
  let hasEnded = false;

  function fail(error: unknown): void {
    hasEnded = true;
    for (const { reject } of waiting.splice(0)) reject(error);
  }

  worker.on('message', ({ result, error }: Answer) => {
    const first = waiting.shift();
    if (waiting.length === 0) worker.unref();
    if (error === undefined) first?.resolve(result ?? { rows: [] });
    else first?.reject(sqliteError(Object.assign(new Error(error.message), error)));
  });
  worker.once('error', fail);
  worker.once('exit', () => fail(new Error('The thread of the database has ended.')));

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (hasEnded) return reject(new Error('The thread of the database has ended.'));
        // The process lives as long as a call waits.
        if (waiting.length === 0) worker.ref();
        waiting.push({ resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window: threads have no origin
        worker.postMessage(question);
      }),
    hasEnded: () => hasEnded,
    end: () => void worker.terminate(),
  };
}

/** Threads without a database, for the next one: starting a thread takes the processor 60 ms. */
const resting: Thread[] = [];
const mostResting = 2;

function giveBack(thread: Thread): void {
  if (thread.hasEnded()) return;
  if (resting.length < mostResting) resting.push(thread);
  else thread.end();
}

function takeThread(): Thread {
  const thread = resting.pop();
  return thread === undefined || thread.hasEnded() ? startThread() : thread;
}

interface OpenOptions {
  readonly path: string;
  readonly isWriting: boolean;
  readonly timeoutMs: number;
}

async function connect(open: OpenOptions): Promise<ThreadConnection> {
  const thread = takeThread();
  await endOnFailure(thread, { open });
  let isClosed = false;
  // The thread may have another database by now.
  const ask: Thread['ask'] = (question) =>
    isClosed ? Promise.reject(new Error('The database is closed.')) : thread.ask(question);
  return {
    executeQuery: async ({ sql, parameters }: CompiledQuery) => {
      const { more, ...result } = await ask({ sql, parameters });
      for (let mark = more; mark !== undefined;) {
        const next = await ask({ more: mark });
        result.rows.push(...next.rows);
        mark = next.more;
      }
      return result;
    },
    // eslint-disable-next-line require-yield
    async *streamQuery() {
      throw new Error('SQLite reads all rows at once.');
    },
    close: async () => {
      if (isClosed || thread.hasEnded()) return;
      isClosed = true;
      await endOnFailure(thread, { close: true });
      giveBack(thread);
    },
  };
}

async function endOnFailure(thread: Thread, question: object): Promise<void> {
  await thread.ask(question).catch((error: unknown) => {
    thread.end();
    throw error;
  });
}
