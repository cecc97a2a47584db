/**
 * Runs the servers of a test worker in a separate process, so that a busy test never holds up an answer, nor a busy
 * server a test. Started by `server-host.ts`.
 */
import { sql } from 'kysely';
import { importBuiltServer } from './built-server.ts';
import { listen, type Listening } from './listen.ts';
import { type Answered, type Asked, type ServerCall, type ServerToOpen } from './server-calls.ts';

const { openServer } = await importBuiltServer();
const servers = new Map<number, Listening>();
/** Ports of closed servers, which the next ones get: pages of the same address have the guide compiled already. */
const freePorts: number[] = [];
let last = 0;

process.on('message', (asked: Asked) => {
  answer(asked)
    .then((result): Answered => ({ id: asked.id, result }))
    .catch((error: unknown): Answered => ({
      id: asked.id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }))
    .then((answered) => process.send?.(answered))
    .catch(() => process.exit(1));
});
process.on('disconnect', () => process.exit());

async function answer(call: ServerCall): Promise<unknown> {
  switch (call.kind) {
    case 'open':
      return await open(call.options);
    case 'close': {
      const { close, port } = opened(call.server);
      servers.delete(call.server);
      await close();
      freePorts.push(port);
      return undefined;
    }
    case 'clear':
      await opened(call.server).services.db.write((rows) => rows.deleteFrom(call.table).execute());
      return undefined;
    case 'update': {
      const { table, values, where } = call;
      await opened(call.server).services.db.write(async (rows) => {
        const chosen = Object.entries(where).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
        const set = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
        await sql`update ${sql.table(table)} set ${sql.join(set)} where ${sql.join(chosen, sql` and `)}`.execute(rows);
      });
      return undefined;
    }
    case 'definition':
      return (await opened(call.server).services[call.copy === 'edit' ? 'inEdit' : 'published'].current()).definition;
    case 'service': {
      const [service, name] = call.path;
      const calls: unknown = Reflect.get(opened(call.server).services, service);
      if (typeof calls !== 'object' || calls === null) throw new Error(`There is no service ${service}`);
      const method: unknown = Reflect.get(calls, name);
      if (typeof method !== 'function') throw new Error(`There is no call ${service}.${name}`);
      return (await Reflect.apply(method, calls, call.given)) as unknown;
    }
  }
}

async function open(options: ServerToOpen): Promise<unknown> {
  const server = await listen(options, openServer, freePorts.pop());
  last += 1;
  servers.set(last, server);
  return { server: last, port: server.port };
}

function opened(key: number): Listening {
  const server = servers.get(key);
  if (server === undefined) throw new Error(`Server ${key} is not open`);
  return server;
}
