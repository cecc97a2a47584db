import { type CompiledQuery } from 'kysely';
import { type Reader } from './database.ts';

interface Compilable<Row> {
  readonly compile: () => CompiledQuery<Row>;
}

/**
 * Returns a query that is built once, because building it takes longer than running it.
 *
 * @param build receives the parameters in the order in which the SQL uses them, each once
 * @throws TypeError on first use if the SQL uses the parameters in another order
 */
export function prepare<Row, Parameters extends readonly (string | number | null)[]>(
  build: (db: Reader, ...parameters: Parameters) => Compilable<Row>,
): (db: Reader, ...parameters: Parameters) => Promise<readonly Row[]> {
  /** By kind of database, because their SQL differs. */
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
