import { type CompiledQuery } from 'kysely';
import { type Reader } from './database.ts';

interface Compilable<Row> {
  readonly compile: () => CompiledQuery<Row>;
}

/**
 * A query that is built once instead of with every call, which takes longer than running it.
 *
 * @param build takes the parameters one after the other, as they come in the SQL; each stands there once
 * @throws TypeError at its first use when the parameters do not come in this order
 */
export function prepare<Row, Parameters extends readonly (string | number | null)[]>(
  build: (db: Reader, ...parameters: Parameters) => Compilable<Row>,
): (db: Reader, ...parameters: Parameters) => Promise<readonly Row[]> {
  /** By the kind of database: their SQL differs. */
  const compiled = new Map<unknown, CompiledQuery<Row>>();

  return async (db, ...parameters) => {
    const kind = db.getExecutor().adapter.constructor;
    let query = compiled.get(kind);
    if (query === undefined) {
      query = build(db, ...parameters).compile();
      if (JSON.stringify(query.parameters) !== JSON.stringify(parameters)) {
        throw new TypeError(`The parameters come in another order in: ${query.sql}`);
      }
      compiled.set(kind, query);
    }
    const bound: CompiledQuery<Row> = { ...query, parameters };
    const { rows } = await db.executeQuery<Row>(bound);
    return rows;
  };
}
