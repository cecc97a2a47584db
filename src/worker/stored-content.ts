import { DataSource, LoginType } from '#content/constants.ts';
import { isObject } from '#content/schema/containers.ts';
import { calls, staticDefinition } from '#contract/paths.ts';
import { type OfflineDatabase } from '#offline/store/database.ts';
import { commit, isNeeded, keepReaders, stage, versionFor } from '#offline/versions.ts';
import { storeName } from '#offline/store/store-name.ts';
import { sha256 } from './sha256.ts';
import { fetchWithin } from './within.ts';

export interface StoredContent {
  /**
   * The stored answer of the version that this page reads; the network's while there is none.
   *
   * @param page the ID of the client
   */
  readonly answer: (request: Request, page: string) => Promise<Response>;
  /**
   * Fetches the published content anew. Keeps what is stored when the network fails.
   *
   * @returns the version that pages read from now on, if it is another one
   */
  readonly refresh: (access: StoredAccess) => Promise<string | undefined>;
  /** Deletes versions that no open page reads. */
  readonly tidy: (open: ReadonlySet<string>) => Promise<void>;
}

/** Whose content is fetched. */
export interface StoredAccess {
  /** Empty: nobody's. */
  readonly credential: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export interface StoredContentOptions {
  /** The folder of the worker, with a slash at the end. */
  readonly scope: string;
  readonly database: OfflineDatabase;
  readonly clock: () => number;
}

/** Milliseconds for each answer, its body included. */
const patience = 3000;

export function createStoredContent({ scope, database, clock }: StoredContentOptions): StoredContent {
  const prefix = storeName(scope, 'content ');
  const at = (path: string): string => new URL(path, scope).href;

  return {
    answer: async (request, page) => {
      const id = await database.changeVersions((versions) => versionFor(versions, page));
      if (id === undefined) return fetch(request);
      const cache = await caches.open(prefix + id);
      const stored = await cache.match(request.url, { ignoreVary: true });
      if (stored === undefined) return fetch(request);
      return request.url === at(calls.definition) && !(await mayRead(cache, request)) ? askServer(request) : stored;
    },
    refresh: async (access) => {
      const fetched = await fetchAll(access);
      if (fetched === undefined) return undefined;
      const id = await versionOf(fetched);
      const { current } = await database.versions();
      if (id === current) return undefined;
      const cache = await caches.open(prefix + id);
      for (const [url, answer] of fetched) await cache.put(url, answer);
      return database.changeVersions((versions) => [id, commit(stage(versions, id))]);
    },
    tidy: async (open) => {
      const versions = await database.changeVersions((before) => {
        const after = keepReaders(before, open);
        return [after, after];
      });
      for (const name of await caches.keys()) {
        if (name.startsWith(prefix) && !isNeeded(versions, name.slice(prefix.length))) await caches.delete(name);
      }
    },
  };

  /** Returns whether the server has accepted this request's credential, and it has not ended. */
  async function mayRead(cache: Cache, request: Request): Promise<boolean> {
    const login: unknown = await (await cache.match(at(calls.loginType)))?.json();
    if (login === LoginType.none) return true;
    const credential = credentialOf(request);
    return credential !== '' && ((await database.provenUntil(await sha256(credential))) ?? 0) > clock();
  }

  /** A credential that is not known yet: only the server knows what it is worth. */
  async function askServer(request: Request): Promise<Response> {
    const answer = await fetchWithin(patience, request);
    const hash = await sha256(credentialOf(request));
    if (answer.status === 401) await database.disprove(hash);
    return answer;
  }

  /** Returns undefined when the network fails: a version is stored as a whole or not at all. */
  async function fetchAll({ credential, until }: StoredAccess): Promise<ReadonlyMap<string, Response> | undefined> {
    try {
      const configuration = await fetchOne(calls.configuration);
      const settings: unknown = await configuration.clone().json();
      const found = new Map([[at(calls.configuration), configuration]]);
      if (isObject(settings) && settings['source'] === DataSource.static) {
        return found.set(at(staticDefinition.json), await fetchOne(staticDefinition.json));
      }
      found.set(at(calls.loginType), await fetchOne(calls.loginType));
      const definition = await fetchOne(calls.definition, credential);
      const hash = await sha256(credential);
      if (definition.ok) {
        found.set(at(calls.definition), definition);
        if (credential !== '') await database.prove(hash, until);
      } else if (definition.status === 401) await database.disprove(hash);
      else return undefined;
      return found;
    } catch {
      return undefined;
    }
  }

  async function fetchOne(path: string, credential = ''): Promise<Response> {
    const headers: Record<string, string> = credential === '' ? {} : { authorization: `Bearer ${credential}` };
    const answer = await fetchWithin(patience, at(path), { cache: 'no-cache', headers });
    if (!answer.ok && answer.status !== 401) throw new Error(`${path} answers ${answer.status}`);
    return answer;
  }
}

function credentialOf({ headers }: Request): string {
  return /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? '';
}

async function versionOf(fetched: ReadonlyMap<string, Response>): Promise<string> {
  const texts = await Promise.all([...fetched.values()].map((answer) => answer.clone().text()));
  return (await sha256(JSON.stringify(texts))).slice(0, 16);
}
