import { type Dialect, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { errorCode } from '../files/node-errors.ts';
import { refuse } from '../refuse.ts';

/** The driver returns 8-byte integers as text; ours always fit JavaScript's safe integers. */
const eightBytes = 20;
pg.types.setTypeParser(eightBytes, Number);

const connections = 10;
const timeoutMs = 10_000;

/**
 * While PostgreSQL restarts, statements are refused with `database-away`; later ones get new connections.
 *
 * @param url such as `postgres://name:password@host:5432/database`
 */
export function postgresDialect(url: string): Dialect {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: timeoutMs });
  // An idle connection that breaks is replaced.
  pool.on('error', (error) => {
    if (!pool.ending) console.error(`A connection to the database broke: ${error.message}`);
  });
  // A broken connection fails its statement; without a listener the process would end.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return new PostgresDialect({
    pool: { connect: async () => namingAway(await pool.connect().catch(refuseAway)), end: () => pool.end() },
  });
}

/** Kysely's client also takes cursors, which are not used here. */
function namingAway(client: pg.PoolClient): PostgresPoolClient {
  const query = (sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> =>
    client.query(sql, [...parameters]).catch(refuseAway);
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
}

/** Node's codes for the network, and PostgreSQL's for its shutdown, crash and start. */
const awayCodes: readonly (string | undefined)[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
];
/** The driver's messages without a code. */
const awayWords = /connection terminated|connection error|timeout exceeded when trying to connect|not queryable/i;

function refuseAway(error: unknown): never {
  const isAway = awayCodes.includes(errorCode(error)) || (error instanceof Error && awayWords.test(error.message));
  throw isAway ? refuse('database-away', {}, { cause: error, retryAfter: 5 }) : error;
}
