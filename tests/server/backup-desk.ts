import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { writeDefinition } from '#content/definition-file.ts';
import { type TourDefinition } from '#content/definition.ts';
import { openServer, type OpenServer } from '#server/start/open-server.ts';
import { rootPassword, testSettings } from '#tests/browser/serve.ts';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export interface Backup {
  readonly Name: string;
  readonly Size: number;
  readonly Type: string;
}

/** Everything that a backup must restore. */
interface MuseumState {
  readonly published: TourDefinition;
  readonly inEdit: TourDefinition;
  /** Type and content by path. */
  readonly files: object;
}

/** A staff at a server whose museum has two stations and four files. The user is root at first. */
export interface BackupDesk {
  readonly server: OpenServer;
  /** Carries on as another user. */
  readonly logInAs: (Name: string, Password: string) => Promise<void>;
  readonly headers: () => Readonly<Record<string, string>>;
  readonly call: (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => Promise<Answer>;
  readonly create: (Type: string) => Promise<Backup>;
  readonly restore: (name: string) => Promise<Answer>;
  readonly list: () => Promise<readonly Backup[]>;
  readonly download: (name: string) => Promise<Buffer>;
  readonly upload: (zip: Buffer, fileName?: string) => Promise<Answer>;
  readonly state: () => Promise<MuseumState>;
  /** Returns the counter of the published version. */
  readonly counter: () => Promise<number>;
  /** Adds a station to the editing copy. */
  readonly addStation: (name: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

const definition = {
  Version: { Counter: 7 },
  FutureList: [{ ID: 1, Words: 'kept' }],
  Locations: [
    { ID: 1, Name: { de: 'Vorne', en: 'Front' }, MediaURL: { de: 'files/ton/a.mp3' }, Future: { deep: [null, 1.5] } },
    { ID: 4, Name: { de: '"Ä" & --- 日本' } },
  ],
};

/** Opens the museum, by default with SQLite and a folder. */
export async function openBackupDesk(places: { databaseUrl?: string; filesUrl?: string } = {}): Promise<BackupDesk> {
  const folder = await writeFolder();
  const server = await openServer({
    settings: { ...testSettings(folder, join(folder, 'data')), ...places },
    buildId: 'b1',
  });
  let headers: Record<string, string> = {};

  const call: BackupDesk['call'] = async (method, url, payload) => {
    const answer = await server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
    return { status: answer.statusCode, body: answer.json() };
  };
  const desk: BackupDesk = {
    server,
    headers: () => headers,
    logInAs: async (Name, Password) => {
      const { Session } = (await call('POST', '/session', { Name, Password })).body as { Session: string };
      headers = { authorization: `Bearer ${Session}` };
    },
    call,
    create: async (Type) =>
      (await call('POST', '/api/backup', { Type, Description: 'Before the fair' })).body as Backup,
    restore: (name) => call('POST', `/api/backup/restore/${name}`),
    list: async () => (await call('GET', '/api/backup')).body as Backup[],
    download: async (name) => (await server.app.inject({ url: `/api/backup/${name}`, headers })).rawPayload,
    upload: (zip, fileName = 'museum.zip') => upload(server, headers, zip, fileName),
    state: async () => ({
      published: await definitionOf(call, ''),
      inEdit: await definitionOf(call, '?variant=INEDIT'),
      files: await filesOf(server),
    }),
    counter: async () => ((await call('GET', '/info/version')).body as { Counter: number }).Counter,
    addStation: async (name) => {
      const { status } = await call('POST', '/api/db/locations', [{ ID: -1, Name: { de: name } }]);
      if (status !== 200) throw new Error(`The station was not saved: ${status}`);
    },
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await desk.logInAs('root', rootPassword);
  return desk;
}

async function writeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-backups-'));
  await mkdir(join(folder, 'files', 'ton'), { recursive: true });
  await writeFile(join(folder, 'tourDefinition.yaml'), writeDefinition(definition));
  await writeFile(join(folder, 'files', 'ton', 'a.mp3'), 'first sound');
  await writeFile(join(folder, 'files', 'ton', 'same.mp3'), 'first sound');
  await writeFile(join(folder, 'files', 'ton', '50% #1 .mp3'), 'an unusual name');
  await writeFile(join(folder, 'files', 'ton', 'A.mp3'), 'only the case differs');
  return folder;
}

async function upload(
  server: OpenServer,
  headers: Readonly<Record<string, string>>,
  zip: Buffer,
  fileName: string,
): Promise<Answer> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(zip)]), fileName);
  const sent = new Response(form);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/backup/upload',
    headers: { ...headers, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function definitionOf(call: BackupDesk['call'], query: string): Promise<TourDefinition> {
  const { Version: _version, ...rest } = (await call('GET', `/db${query}`)).body as TourDefinition;
  return rest;
}

async function filesOf({ services }: OpenServer): Promise<MuseumState['files']> {
  const rows = await services.db.read.selectFrom('files').selectAll().orderBy('path').execute();
  const files: Record<string, string> = {};
  for (const { path, hash, type } of rows) {
    const bytes = await buffer(await services.store.get(`blobs/${hash}`));
    files[path] = `${type} ${bytes.toString()}`;
  }
  return files;
}
