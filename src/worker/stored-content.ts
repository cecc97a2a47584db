import { LoginType } from '#content/constants.ts';
import { type Medium, readMediaList, stagedQuery, staticMedia } from '#contract/media-list.ts';
import { calls } from '#contract/paths.ts';
import { type OfflineDatabase } from '#offline/store/database.ts';
import { storeName } from '#offline/store/store-name.ts';
import { commit, isNeeded, keepReaders, stage, versionFor } from '#offline/versions.ts';
import { fetchContent, contentTimeoutMs } from './fetch-content.ts';
import { createGate, credentialOf, isRefusal, noAccess } from './gate.ts';
import { sha256 } from './sha256.ts';
import { fetchUnlessSilent, fetchWhole } from './within.ts';

export interface StoredContent {
  /**
   * The stored answer of the version that this page reads; the network's while there is none.
   *
   * @param page the ID of the client
   */
  readonly answer: (request: Request, page: string) => Promise<Response>;
  /** The media that a page may read from the store, by their paths; undefined: none. */
  readonly mediaFor: (page: string) => Promise<ReadonlyMap<string, Medium> | undefined>;
  /** Fetches the published content again. Keeps what is stored when the network fails. */
  readonly refresh: (access: StoredAccess) => Promise<Refreshed>;
  /** Lets pages that start from now on read a staged version. Returns whether it is still the one that waits. */
  readonly commit: (version: string) => Promise<boolean>;
  /** Deletes versions that no open page reads. Returns whether there were any. */
  readonly tidy: (open: ReadonlySet<string>) => Promise<boolean>;
}

/** Whose content is fetched. */
export interface StoredAccess {
  /** Empty: none. */
  readonly credential: string;
  /** Milliseconds since 1970. */
  readonly until: number;
  /** Whether the list of media is stored too. */
  readonly withMedia: boolean;
}

/** Another version that is stored now; undefined: none. `isStaged`: it waits for the media of downloaded tours. */
export type Refreshed = { readonly version: string; readonly isStaged: boolean } | undefined;

export interface StoredContentOptions {
  /** The folder of the worker, with a slash at the end. */
  readonly scope: string;
  readonly database: OfflineDatabase;
  readonly clock: () => number;
  /** Whether tours are downloaded, whose media have to be there before pages read another version. */
  readonly hasDownloads: () => Promise<boolean>;
}

/** Milliseconds: the first screen waits for it. */
const openTimeoutMs = 1000;

export function createStoredContent({ scope, database, clock, hasDownloads }: StoredContentOptions): StoredContent {
  const prefix = storeName(scope, 'content ');
  const at = (path: string): string => new URL(path, scope).href;
  const lists = [at(calls.media), at(staticMedia)];
  const secrets = [at(calls.definition), at(calls.media)];
  const bound = new Map<string, string>();
  const media = new Map<string, ReadonlyMap<string, Medium>>();
  const gate = createGate(database, clock);

  return {
    answer: async (request, page) => {
      const id = request.url.endsWith(stagedQuery) ? (await database.versions()).next : await versionOf(page);
      if (id === undefined) return fetch(request);
      const cache = await caches.open(prefix + id);
      const isSecret = secrets.includes(request.url.replace(/\?.*$/, ''));
      if (isSecret && !(await isOpen(cache)) && !(await gate.admits(request))) return askServer(request);
      const stored = await cache.match(request.url, { ignoreVary: true, ignoreSearch: true });
      if (stored === undefined) return fetch(request);
      return request.url.startsWith(at(calls.loginType)) ? await newerLoginType(request, stored) : stored;
    },
    mediaFor: async (page) => {
      const id = await versionOf(page);
      if (id === undefined) return undefined;
      const cache = await caches.open(prefix + id);
      return (await isOpen(cache)) || (await database.hasProof(clock())) ? mediaOf(id, cache) : undefined;
    },
    refresh: async ({ credential, until, withMedia }) => {
      const fetched = await fetchContent({ scope, credential, withMedia, device: await database.device() });
      if (fetched === undefined) return undefined;
      const { core, media: list, isAccepted } = fetched;
      if (isAccepted === false) await gate.refuse(credential);
      if (isAccepted === true) await gate.accept(credential, until);
      // A refusal concerns the one who asked: what is stored is kept for others, whose access is proven.
      return isAccepted === false ? keep(await withStored(core), await storedList()) : keep(core, list);
    },
    commit: (version) =>
      database.changeVersions((versions) =>
        versions.next === version ? [true, commit(versions)] : [versions.current === version, versions],
      ),
    tidy: async (open) => {
      for (const page of bound.keys()) if (!open.has(page)) bound.delete(page);
      const versions = await database.changeVersions((before) => {
        const after = keepReaders(before, open);
        return [after, after];
      });
      const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
      const old = names.filter((name) => !isNeeded(versions, name.slice(prefix.length)));
      for (const name of old) {
        media.delete(name.slice(prefix.length));
        await caches.delete(name);
      }
      return old.length > 0;
    },
  };

  /** Returns the version that a page is bound to, and binds it the first time. */
  async function versionOf(page: string): Promise<string | undefined> {
    const id = bound.get(page) ?? (await database.changeVersions((versions) => versionFor(versions, page)));
    if (id !== undefined) bound.set(page, id);
    return id;
  }

  async function mediaOf(id: string, cache: Cache): Promise<ReadonlyMap<string, Medium> | undefined> {
    const known = media.get(id);
    if (known !== undefined) return known;
    const stored = (await cache.match(lists[0] ?? '')) ?? (await cache.match(lists[1] ?? ''));
    const list = readMediaList(await stored?.json());
    if (list === undefined) return undefined;
    const byPath = new Map(list.map((medium) => [medium.path.normalize('NFC'), medium]));
    media.set(id, byPath);
    return byPath;
  }

  /** Stores what was fetched, unless it is there already. A version without its list of media gets it later. */
  async function keep(
    core: ReadonlyMap<string, Response>,
    list: readonly [string, Response] | undefined,
  ): Promise<Refreshed> {
    const { current, next } = await database.versions();
    const parts = await textsOf([...core, ...(list === undefined ? [] : [list])]);
    if (current !== undefined) {
      const cache = await caches.open(prefix + current);
      const stored = await storedTexts(cache, [...parts.keys()]);
      const isSame = [...core.keys()].every((url) => stored.get(url) === parts.get(url));
      const kept = list === undefined ? undefined : stored.get(list[0]);
      if (isSame && list !== undefined && kept === undefined) await cache.put(list[0], list[1]);
      if (isSame && (list === undefined || kept === undefined || kept === parts.get(list[0]))) return undefined;
      // The tours that are downloaded would be lost with it.
      if (list === undefined && (await mediaOf(current, cache)) !== undefined) return undefined;
    }
    const id = (await sha256(JSON.stringify([...parts.values()]))).slice(0, 16);
    if (id === next) return { version: id, isStaged: true };
    const cache = await caches.open(prefix + id);
    for (const [url, answer] of [...core, ...(list === undefined ? [] : [list])]) await cache.put(url, answer);
    const isStaged = current !== undefined && (await hasDownloads());
    return database.changeVersions((versions) => {
      const staged = stage(versions, id);
      return [{ version: id, isStaged }, isStaged ? staged : commit(staged)];
    });
  }

  async function isOpen(cache: Cache): Promise<boolean> {
    const answer = await cache.match(at(calls.loginType));
    // A static guide has no such call.
    return answer === undefined || (await answer.json()) === LoginType.none;
  }

  /** The server decides on access. The stored login type counts only without a network; if open, after a short wait. */
  async function newerLoginType(request: Request, stored: Response): Promise<Response> {
    const isOpen = (await stored.clone().json()) === LoginType.none;
    try {
      const answer = await fetchWhole(isOpen ? openTimeoutMs : contentTimeoutMs, request.url, { cache: 'no-store' });
      const type: unknown = await answer.clone().json();
      return answer.ok && Object.values<unknown>(LoginType).includes(type) ? answer : stored;
    } catch {
      return stored;
    }
  }

  async function withStored(core: ReadonlyMap<string, Response>): Promise<ReadonlyMap<string, Response>> {
    const [url = ''] = secrets;
    const definition = await stored(url);
    return definition === undefined ? core : new Map([...core, [url, definition]]);
  }

  async function storedList(): Promise<readonly [string, Response] | undefined> {
    const [, url = ''] = secrets;
    const list = await stored(url);
    return list && [url, list];
  }

  async function stored(url: string): Promise<Response | undefined> {
    const { current } = await database.versions();
    return current === undefined ? undefined : (await caches.open(prefix + current)).match(url, { ignoreVary: true });
  }

  /** Only the server can check an unproven credential. While it cannot be reached, such a visitor has no access. */
  async function askServer(request: Request): Promise<Response> {
    const answer = await fetchUnlessSilent(contentTimeoutMs, request).catch(noAccess);
    if (isRefusal(answer)) await gate.refuse(credentialOf(request));
    return answer;
  }
}

async function textsOf(answers: Iterable<readonly [string, Response]>): Promise<Map<string, string>> {
  const texts = [...answers].map(async ([url, answer]) => [url, await answer.clone().text()] as const);
  return new Map(await Promise.all(texts));
}

async function storedTexts(cache: Cache, urls: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    urls.map(async (url) => [url, await cache.match(url, { ignoreVary: true })] as const),
  );
  return textsOf(found.flatMap(([url, answer]) => (answer === undefined ? [] : [[url, answer] as const])));
}
