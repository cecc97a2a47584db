import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { LoginType } from '#content/constants.ts';
import { calls } from '#contract/paths.ts';
import { rootPassword } from '#tests/browser/serve.ts';

export interface Saved {
  readonly ID: number;
  readonly Revision?: number;
  readonly Name?: Readonly<Record<string, string>>;
  readonly MediaURL?: Readonly<Record<string, string>>;
  readonly LocationID?: number;
}

export interface Dump {
  readonly Version: { readonly Counter: number };
  readonly Locations: readonly Saved[];
  readonly TourItems: readonly Saved[];
}

/** The calls of staff and visitors. Each throws if it is not acknowledged. */
export interface Museum {
  readonly origin: string;
  readonly dump: (variant: 'PUBLISHED' | 'INEDIT') => Promise<Dump>;
  readonly save: (objects: readonly Saved[]) => Promise<readonly Saved[]>;
  readonly remove: (objects: readonly Saved[]) => Promise<void>;
  /** Returns the new counter of the published copy. */
  readonly publish: () => Promise<number>;
  readonly discard: () => Promise<void>;
  readonly upload: (path: string, content: string) => Promise<void>;
  readonly move: (from: string, to: string) => Promise<void>;
  readonly removeFile: (path: string) => Promise<void>;
  /** Returns the SHA-256 of every file, by its path. */
  readonly files: () => Promise<ReadonlyMap<string, string>>;
  /** Returns the SHA-256 of the bytes at an address; undefined if there are none. */
  readonly hashOf: (path: string) => Promise<string | undefined>;
  /** Waits until no server makes or restores a backup; a killed one counts for some seconds. */
  readonly untilIdle: () => Promise<void>;
  readonly createBackup: (type: 'full' | 'structure') => Promise<string>;
  readonly removeBackup: (name: string) => Promise<void>;
  readonly uploadBackup: (zip: Blob) => Promise<string>;
  readonly backups: () => Promise<readonly { readonly Name: string; readonly Size: number }[]>;
  readonly download: (name: string) => Promise<Blob>;
  /** Returns the name of the backup of the state before. */
  readonly restore: (name: string) => Promise<string>;
  /** Reports one visit of a station, or that a device was docked. */
  readonly visit: (ID: string, kind?: 'open' | 'docking') => Promise<void>;
  readonly logIn: () => Promise<void>;
  readonly addUser: (name: string, password: string) => Promise<void>;
  /** Returns the new tokens. */
  readonly createTokens: (owner: string, count: number) => Promise<readonly string[]>;
  /** Lets visitors in by token, below this title. */
  readonly setLogin: (title: string) => Promise<void>;
  readonly login: () => Promise<{ readonly LoginType: LoginType; readonly Title?: string }>;
  /** Returns the session of a visitor with this token. */
  readonly registerToken: (token: string) => Promise<string>;
  readonly hasAccess: () => Promise<boolean>;
  readonly isStaff: () => Promise<boolean>;
  readonly isHealthy: () => Promise<boolean>;
}

/** The server is running, but refuses a call. */
export class WrongAnswer extends Error {
  override readonly name = 'WrongAnswer';
  readonly status: number;
  readonly body: string;

  constructor(call: string, status: number, body: string) {
    super(`${call}: ${status} ${body}`);
    this.status = status;
    this.body = body;
  }
}

export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

export async function logIn(origin: string, Name = 'root', Password = rootPassword): Promise<string> {
  const login = { Name, Password };
  return (await send<{ Session: string }>(`${origin}/session`, { body: login })).Session;
}

export function museumAt(origin: string, session: string): Museum {
  const call = <Answer>(path: string, { method, body }: Omit<Request, 'session'> = {}): Promise<Answer> =>
    send(origin + path, { method, body, session });
  const read = async (path: string): Promise<Response> => fetchAnswer(origin + path, { session });
  return {
    origin,
    dump: (variant) => call(`/db?variant=${variant}`),
    save: (objects) => call('/api/db/locations', { body: objects }),
    remove: async (objects) => void (await call('/api/db/locations', { method: 'DELETE', body: objects })),
    publish: async () => (await call<{ Counter: number }>('/api/db/publishInEdit')).Counter,
    discard: async () => void (await call('/api/db/discardInEdit')),
    async upload(path, content) {
      const cut = path.lastIndexOf('/');
      const folder = path.slice(0, Math.max(0, cut));
      const { Refused } = await call<{ Refused: unknown[] }>(`/api/files/upload/${folder}`, {
        body: formOf(new Blob([content]), path.slice(cut + 1)),
      });
      if (Refused.length > 0) throw new WrongAnswer(`upload ${path}`, 200, JSON.stringify(Refused));
    },
    move: async (From, To) => void (await call('/api/files/move', { body: { From, To } })),
    removeFile: async (path) => void (await call(`/api/files/${path}`, { method: 'DELETE' })),
    async files() {
      const { Files } = await call<{ Files: { Path: string; SHA256: string }[] }>('/api/files/list/?deep=true');
      return new Map(Files.map(({ Path, SHA256 }) => [Path, SHA256]));
    },
    async hashOf(path) {
      try {
        return sha256(Buffer.from(await (await read(`/files/${path}`)).arrayBuffer()));
      } catch (error) {
        if (error instanceof WrongAnswer && error.status === 404) return undefined;
        throw error;
      }
    },
    async untilIdle() {
      while ((await call<{ Running?: object }>('/api/backup/state')).Running !== undefined) await wait(200);
    },
    createBackup: async (Type) => (await call<{ Name: string }>('/api/backup', { body: { Type } })).Name,
    removeBackup: async (name) => void (await call(`/api/backup/${name}`, { method: 'DELETE' })),
    uploadBackup: async (zip) =>
      (await call<{ Name: string }>('/api/backup/upload', { body: formOf(zip, 'backup.zip') })).Name,
    backups: () => call('/api/backup'),
    download: async (name) => (await read(`/api/backup/${name}`)).blob(),
    restore: async (name) =>
      (await call<{ Before: { Name: string } }>(`/api/backup/restore/${name}`, { method: 'POST' })).Before.Name,
    async visit(ID, Kind = 'open') {
      const At = new Date().toISOString();
      const visit = { ID, Kind, TourCode: 'T', ItemCode: '1', Language: 'de', Device: 'web', At };
      await call('/visit', { body: [visit] });
    },
    logIn: async () => void (await logIn(origin)),
    addUser: async (name, Password) =>
      void (await call(`/api/perm/users/${name}`, { body: { Group: 'desk', Password } })),
    async createTokens(Owner, Count) {
      const { Tokens } = await call<{ Tokens: { Token: string }[] }>('/api/token/create', { body: { Owner, Count } });
      return Tokens.map(({ Token }) => Token);
    },
    setLogin: async (Title) =>
      void (await call('/api/access/loginType', { body: { LoginType: LoginType.token, Title } })),
    login: () => call('/api/access/loginType'),
    registerToken: async (token) => (await call<{ Session: string }>(`/${calls.registerToken}/${token}`)).Session,
    hasAccess: () => call(`/${calls.hasAccess}`),
    isStaff: () => call(`/${calls.hasAdminAccess}`),
    isHealthy: async () => {
      const answer = await fetch(`${origin}/health`);
      await answer.arrayBuffer();
      return answer.ok;
    },
  };
}

function formOf(content: Blob, name: string): FormData {
  const form = new FormData();
  form.append('file', content, name);
  return form;
}

interface Request {
  readonly method?: string | undefined;
  readonly body?: object | undefined;
  readonly session?: string | undefined;
}

async function send<Answer>(url: string, request: Request): Promise<Answer> {
  return (await (await fetchAnswer(url, request)).json()) as Answer;
}

async function fetchAnswer(
  url: string,
  { body, session, method = body === undefined ? 'GET' : 'POST' }: Request,
): Promise<Response> {
  const isForm = body instanceof FormData;
  const answer = await fetch(url, {
    method,
    headers: {
      'x-guide-device': 'torture',
      ...(session === undefined ? {} : { authorization: `Bearer ${session}` }),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new WrongAnswer(`${method} ${new URL(url).pathname}`, answer.status, await answer.text());
  return answer;
}
