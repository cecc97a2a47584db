import { createHash } from 'node:crypto';
import { rootPassword } from '#tests/e2e/serve.ts';

export interface Saved {
  readonly ID: number;
  readonly Revision?: number;
  readonly Name?: Readonly<Record<string, string>>;
}

export interface Dump {
  readonly Version?: unknown;
  readonly Locations: readonly Saved[];
  readonly Tours: readonly Saved[];
}

/** The calls that the torture test makes. Each throws if it is not acknowledged. */
export interface Museum {
  readonly dump: (variant: 'PUBLISHED' | 'INEDIT') => Promise<Dump>;
  readonly save: (model: 'locations' | 'tours', objects: readonly Saved[]) => Promise<readonly Saved[]>;
  readonly publish: () => Promise<void>;
  readonly upload: (name: string, content: string) => Promise<void>;
  /** Returns the SHA-256 of a file; undefined if it does not exist. */
  readonly hashOf: (name: string) => Promise<string | undefined>;
  readonly createBackup: () => Promise<string>;
  readonly removeBackup: (name: string) => Promise<void>;
  readonly restore: (name: string) => Promise<void>;
  readonly version: () => Promise<number>;
}

export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

export async function visitMuseum(origin: string): Promise<Museum> {
  let session: string | undefined;
  const login = { Name: 'root', Password: rootPassword };
  session = (await send<{ Session: string }>('/session', login)).Session;
  const get = <Answer>(path: string): Promise<Answer> => send(path);
  return {
    dump: (variant) => get(`/db?variant=${variant}`),
    save: (model, objects) => send(`/api/db/${model}`, objects),
    publish: async () => void (await get('/api/db/publishInEdit')),
    async upload(name, content) {
      const form = new FormData();
      form.append('file', new Blob([content]), name);
      const { Refused } = await send<{ Refused: unknown[] }>('/api/files/upload/', form);
      if (Refused.length > 0) throw new Error(`An upload was refused: ${JSON.stringify(Refused)}`);
    },
    async hashOf(name) {
      const answer = await fetch(`${origin}/files/${name}`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw new Error(`/files/${name}: ${answer.status} ${bytes.toString()}`);
      return sha256(bytes);
    },
    createBackup: async () => (await send<{ Name: string }>('/api/backup', { Type: 'full' })).Name,
    removeBackup: async (name) => void (await send(`/api/backup/${name}`, undefined, 'DELETE')),
    restore: async (name) => void (await send(`/api/backup/restore/${name}`, undefined, 'POST')),
    version: async () => (await get<{ Counter: number }>('/info/version')).Counter,
  };

  async function send<Answer>(
    path: string,
    body?: object,
    method = body === undefined ? 'GET' : 'POST',
  ): Promise<Answer> {
    const isForm = body instanceof FormData;
    const answer = await fetch(origin + path, {
      method,
      headers: {
        ...(session === undefined ? {} : { authorization: `Bearer ${session}` }),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new WrongAnswer(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text) as Answer;
  }
}

/** The server is running, but refuses a call that it should accept. */
export class WrongAnswer extends Error {
  override readonly name = 'WrongAnswer';
}
