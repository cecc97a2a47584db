/** Does work with the connection to a database. */
export type WithDatabase<Database> = <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;

/** Errors of IndexedDB on a connection that the browser closes, or has closed. */
const closed = ['AbortError', 'InvalidStateError', 'UnknownError'];

/**
 * Opens a database at the first work. Browsers close connections, as when they delete the data of a site: work that fails
 * by that is done once more on a new connection, because nothing of it was stored.
 *
 * @param open opens it, and calls `onEnd` when the browser has closed it
 */
export function lastingConnection<Database>(open: (onEnd: () => void) => Promise<Database>): WithDatabase<Database> {
  let opened: Promise<Database> | undefined;

  function connect(): Promise<Database> {
    const connection: Promise<Database> = open(() => forget(connection));
    return connection;
  }

  function forget(connection: Promise<Database>): void {
    if (opened === connection) opened = undefined;
  }

  return async (work) => {
    const first = (opened ??= connect());
    try {
      return await work(await first);
    } catch (error) {
      forget(first);
      if (!(error instanceof DOMException) || !closed.includes(error.name)) throw error;
    }
    const second = (opened ??= connect());
    try {
      return await work(await second);
    } catch (error) {
      forget(second);
      throw error;
    }
  };
}
