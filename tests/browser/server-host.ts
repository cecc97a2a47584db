import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Catalogue, createCatalogue } from '#content/catalogue.ts';
import { type TourDefinition } from '#content/definition.ts';
import { CopyName } from '#server/store/tables.ts';
import {
  type Answered,
  type ChangeableTable,
  type ColumnValues,
  type RemoteServices,
  remoteServices,
  type ServerCall,
  type ServerToOpen,
} from './server-calls.ts';

/** A museum's server that runs in the process for servers of this worker. */
export interface HostedServer {
  readonly port: number;
  readonly services: RemoteServices;
  /** The editing copy as it is stored. */
  readonly editingCopy: () => Promise<Catalogue & { readonly definition: TourDefinition }>;
  readonly clear: (table: ChangeableTable) => Promise<void>;
  /** Changes the rows of a table whose columns have the values of `where`. */
  readonly update: (table: ChangeableTable, values: ColumnValues, where: ColumnValues) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Pending {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Host {
  readonly ask: (call: ServerCall) => Promise<unknown>;
}

let host: Host | undefined;

/** Opens a server in the process that all test files of this worker share. */
export async function openHosted(options: ServerToOpen): Promise<HostedServer> {
  host ??= startHost();
  const { ask } = host;
  const { server, port } = (await ask({ kind: 'open', options })) as { readonly server: number; readonly port: number };
  const services = Object.fromEntries(
    remoteServices.map((name) => [
      name,
      new Proxy(
        {},
        {
          get:
            (_, call) =>
            (...given: unknown[]) =>
              ask({ kind: 'service', server, path: [name, String(call)], given }),
        },
      ),
    ]),
  ) as unknown as RemoteServices;
  return {
    port,
    services,
    editingCopy: async () => {
      const definition = (await ask({ kind: 'definition', server, copy: CopyName.inEdit })) as TourDefinition;
      return { ...createCatalogue(definition), definition };
    },
    clear: async (table) => void (await ask({ kind: 'clear', server, table })),
    update: async (table, values, where) => void (await ask({ kind: 'update', server, table, values, where })),
    close: async () => void (await ask({ kind: 'close', server })),
  };
}

/** Starts the process. It ends when this worker does, because its channel closes. */
function startHost(): Host {
  const program = fileURLToPath(new URL('server-process.ts', import.meta.url));
  const child: ChildProcess = fork(program, {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const pending = new Map<number, Pending>();
  let last = 0;
  child.on('message', (answered: Answered) => {
    const asked = pending.get(answered.id);
    pending.delete(answered.id);
    if ('error' in answered) asked?.reject(new Error(answered.error));
    else asked?.resolve(answered.result);
  });
  child.once('exit', (code) => {
    host = undefined;
    for (const { reject } of pending.values()) reject(new Error(`The process of the servers ended (${code})`));
  });
  return {
    ask: (call) =>
      new Promise((resolve, reject) => {
        last += 1;
        pending.set(last, { resolve, reject });
        child.send({ ...call, id: last });
      }),
  };
}
