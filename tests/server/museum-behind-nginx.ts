import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { openServer, type OpenServer } from '#server/start/open-server.ts';
import { startBucket } from './bucket.ts';
import { writeBuiltGuide } from './built-guide.ts';
import { databaseKinds } from './databases.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { openTestServer } from './test-server.ts';

/** Two servers on PostgreSQL and a bucket behind nginx, as compose.yaml has them. */
export interface MuseumBehindNginx {
  readonly nginx: Nginx;
  readonly first: OpenServer;
  /** Of a newer build than the first. */
  readonly second: OpenServer;
  /** How many requests a server has had. */
  readonly countOf: (server: OpenServer) => number;
  /** Starts a server in the place of the second, which is gone. */
  readonly replaceSecond: () => Promise<OpenServer>;
  readonly remove: () => Promise<void>;
}

/** The text of a script of both builds, and of one that only the newer build has. */
export const script = 'export const both = 1;'.repeat(100);
export const newerScript = 'export const newer = 1;'.repeat(100);

export async function openMuseumBehindNginx(clock: () => number): Promise<MuseumBehindNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-behind-nginx-'));
  const [database, bucket] = await Promise.all([databaseKinds.PostgreSQL(), startBucket()]);
  const settings = { databaseUrl: database.place, filesUrl: bucket.url, trustedProxies: ['127.0.0.1'] };
  const [olderGuide, newerGuide] = [join(folder, 'older'), join(folder, 'newer')];
  await writeGuide(olderGuide, { 'app-1.js': script });
  await writeGuide(newerGuide, { 'app-1.js': script, 'app-2.js': newerScript });
  const first = await openTestServer({ settings, clock, guide: olderGuide });
  const openSecond = (): Promise<OpenServer> =>
    openServer({
      settings: first.services.settings,
      buildId: 'newer',
      guide: newerGuide,
      shell: join(folder, 'no shell'),
      clock,
      backupWork: 4,
    });
  const second = await openSecond();
  const counts = new Map<OpenServer, number>();
  const listen = async (server: OpenServer, port = 0): Promise<number> => {
    server.app.server.on('request', () => counts.set(server, (counts.get(server) ?? 0) + 1));
    await server.app.listen({ port, host: '127.0.0.1' });
    return (server.app.server.address() as AddressInfo).port;
  };
  const ports = [await listen(first), await listen(second)] as const;
  const nginx = await startNginx(ports);
  const opened: OpenServer[] = [second];
  return {
    nginx,
    first,
    second,
    countOf: (server) => counts.get(server) ?? 0,
    replaceSecond: async () => {
      const server = await openSecond();
      opened.push(server);
      await listen(server, ports[1]);
      return server;
    },
    remove: async () => {
      await nginx.stop();
      for (const server of opened) await server.close();
      await first.remove();
      await bucket.remove();
      await database.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Ends a server's connections as its death does: at once, in the middle of answers. */
export async function cutOff({ app: { server } }: OpenServer): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/** Writes a guide with scripts as the build does, compressed beside them. */
async function writeGuide(folder: string, scripts: Readonly<Record<string, string>>): Promise<void> {
  await writeBuiltGuide(folder);
  for (const [name, text] of Object.entries(scripts)) {
    const path = join(folder, 'assets', name);
    await writeFile(path, text);
    await writeFile(`${path}.br`, brotliCompressSync(text));
    await writeFile(`${path}.gz`, gzipSync(text));
  }
}
