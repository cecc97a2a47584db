import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

/** The driver returns 8-byte integers as text; ours always fit JavaScript's safe integers. */
const eightBytes = 20;
pg.types.setTypeParser(eightBytes, Number);

const connections = 10;
const patience = 10_000;

/** @param url such as `postgres://name:password@host:5432/database` */
export function postgresDialect(url: string): Dialect {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: patience });
  // An idle connection that breaks is replaced.
  pool.on('error', (error) => {
    if (!pool.ending) console.error(`A connection to the database broke: ${error.message}`);
  });
  return new PostgresDialect({ pool });
}
