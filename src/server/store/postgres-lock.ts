import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../errors.ts';

/** Servers share the lock; a restore has it alone. */
export type LockHolder = 'server' | 'restore';

/** "CICE": other programs on this database have other locks. */
const key = '1128874821, 1';
const timeoutMs = 10_000;
/** Milliseconds after which a server asks again for a lock that it has lost. */
const pause = 1000;

/**
 * Keeps servers and restores on one PostgreSQL apart. The lock belongs to a connection, so nothing stale ever blocks: a
 * killed process loses it. A server takes it again when PostgreSQL has restarted.
 *
 * @returns releases the lock
 * @throws StartError if another holds it, or the database cannot be reached
 */
export async function lockDatabase(url: string, holder: LockHolder): Promise<() => Promise<void>> {
  const isOver = new AbortController();
  let client = await lock();
  if (client === undefined) throw new StartError(refusals[holder]);
  if (holder === 'server') void keep(client);
  return async () => {
    isOver.abort();
    // The next holder need not wait until PostgreSQL has noticed the end of the connection.
    await client?.query('select pg_advisory_unlock_all()').catch(() => undefined);
    await client?.end();
  };

  async function lock(): Promise<pg.Client | undefined> {
    const connection = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: timeoutMs,
      keepAlive: true,
      application_name: `cicerone ${holder}`,
    });
    // Without a listener a broken connection would end the process.
    connection.on('error', () => undefined);
    try {
      await connection.connect();
      const { rows } = await connection.query<{ locked: boolean }>(`select ${statements[holder]} as locked`);
      if (rows[0]?.locked === true) return connection;
    } catch (error) {
      await connection.end().catch(() => undefined);
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartError(`The database of CICERONE_DATABASE_URL cannot be used: ${reason}`, { cause: error });
    }
    await connection.end();
    return undefined;
  }

  async function keep(first: pg.Client): Promise<void> {
    let held: pg.Client | undefined = first;
    while (!isOver.signal.aborted) {
      if (held !== undefined) await ended(held);
      held = undefined;
      await wait(pause, undefined, { signal: isOver.signal, ref: false }).catch(() => undefined);
      if (isOver.signal.aborted) return;
      held = await lock().catch(() => undefined);
      client = held;
    }
    await held?.end();
  }
}

const statements = {
  server: `pg_try_advisory_lock_shared(${key})`,
  restore: `pg_try_advisory_lock(${key})`,
} as const satisfies Readonly<Record<LockHolder, string>>;

const refusals = {
  server: 'A backup is being restored into the database of CICERONE_DATABASE_URL. Start the server when it has ended.',
  restore:
    'A server or another restore is running on the database of CICERONE_DATABASE_URL. Stop all servers of this museum first.',
} as const satisfies Readonly<Record<LockHolder, string>>;

function ended(client: pg.Client): Promise<void> {
  return new Promise((resolve) => void client.once('end', resolve));
}
