import { PrecacheStrategy } from 'workbox-precaching/PrecacheStrategy.js';
import { groupsFile, type ShellFile, type ShellGroup, type ShellGroups, shellPage } from '#contract/shell-files.ts';
import { storeName } from '#offline/store/store-name.ts';
import { fetchUnlessSilent, fetchWhole } from './within.ts';

/** By Workbox: tests do not know the types of workers. */
type InstallEvent = Extract<Parameters<PrecacheStrategy['handleAll']>[0], { readonly event: unknown }>['event'];

export interface Shell {
  /** Names this build. */
  readonly version: string;
  /** Stores what the first screens need; all of it or nothing. */
  readonly install: (event: InstallEvent) => Promise<unknown>;
  /** Stores the files of a group that are missing. Once paused, it begins no other file. */
  readonly addGroup: (group: ShellGroup, isPaused?: () => boolean) => Promise<void>;
  /** The guide's page, for every address below the scope. */
  readonly page: () => Promise<Response>;
  /**
   * Fetches the page again, because its Content-Security-Policy names the hosts that the content uses. Keeps the stored
   * one if the network fails or has the page of another build.
   */
  readonly renewPage: () => Promise<void>;
  /** A script, style or font, also one of an earlier build whose pages are still open. */
  readonly asset: (request: Request) => Promise<Response>;
  /** Deletes the files of other builds, but those that are still needed. */
  readonly dropOthers: (isNeeded: (version: string) => boolean) => Promise<void>;
}

export interface ShellOptions {
  readonly files: readonly ShellFile[];
  /** The folder of the worker, with a slash at the end. */
  readonly scope: string;
  /** The device's languages, best first. */
  readonly languages: readonly string[];
}

/** Milliseconds without a byte after which a file counts as failed, so that the page can say so. */
const patience = 5000;

/** Files at a time, of those that nobody waits for. */
const lanes = 3;

/** Milliseconds for a file that waits for others on a slow network, and that nobody waits for. */
const endurance = 60_000;

export function createShell({ files, scope, languages }: ShellOptions): Shell {
  const version = files.find(({ url }) => url === shellPage)?.revision ?? 'unknown';
  const prefix = storeName(scope, 'shell ');
  const name = prefix + version;
  const page = new URL(shellPage, scope).href;
  const precache = new PrecacheStrategy({
    cacheName: name,
    fallbackToNetwork: false,
    plugins: [
      {
        cacheWillUpdate: async ({ request, response }) =>
          response.ok && (await (request.url === page ? isOwnPage(response.clone(), files) : !isPage(response)))
            ? response
            : null,
      },
    ],
  });
  const groups = onDemand(readGroups);

  async function readGroups(): Promise<ShellGroups> {
    const url = files.find((file) => groupsFile.test(file.url))?.url ?? '';
    const address = new URL(url, scope).href;
    const answer = (await (await caches.open(name)).match(address)) ?? (await fetch(address));
    return answer.json();
  }

  /** Stores a file whose name contains its hash, unless it is there. */
  async function add(url: string, priority: RequestPriority): Promise<void> {
    const cache = await caches.open(name);
    const address = new URL(url, scope).href;
    if ((await cache.match(address)) !== undefined) return;
    const answer = await fetchWhole(endurance, address, { priority });
    if (!answer.ok || isPage(answer)) throw new Error(`Something else comes for ${url}`);
    await cache.put(address, answer);
  }

  return {
    version,
    // The library's own list asks for one file after the other; on a slow network each would wait.
    install: async (event) => {
      const texts = groups().then((all) =>
        Promise.all((all[textsFor(languages, all)] ?? []).map((url) => add(url, 'high'))),
      );
      await Promise.all([
        texts,
        ...files.flatMap((file) => precache.handleAll({ event, request: requestFor(file, scope) })),
      ]);
    },
    addGroup: async (group, isPaused = () => false) => {
      const missing = [...((await groups())[group] ?? [])];
      const addNext = async (): Promise<void> => {
        for (let url = missing.shift(); url !== undefined && !isPaused(); url = missing.shift()) await add(url, 'low');
      };
      await Promise.all(Array.from({ length: lanes }, addNext));
    },
    page: async () => {
      const stored = await (await caches.open(name)).match(page);
      if (stored === undefined) throw new Error('The store lacks the page of the guide');
      const base = new URL(scope).pathname;
      const text = (await stored.text()).replace(/<base href="[^"]*" \/>/, () => `<base href="${base}" />`);
      return new Response(text, { headers: stored.headers });
    },
    renewPage: async () => {
      const cache = await caches.open(name);
      const stored = await cache.match(page);
      const fetched = await fetchWhole(patience, page, { cache: 'reload' }).catch(() => undefined);
      if (stored === undefined || fetched?.ok !== true) return;
      const isSame = (await fetched.clone().text()) === (await stored.text());
      if (isSame) await cache.put(page, fetched);
    },
    asset: async (request) => {
      const names = (await caches.keys()).filter((key) => key.startsWith(prefix));
      // This build's first.
      for (const key of names.toSorted((one, other) => Number(other === name) - Number(one === name))) {
        const stored = await (await caches.open(key)).match(request, { ignoreVary: true, ignoreSearch: true });
        if (stored !== undefined) return stored;
      }
      return fetchUnlessSilent(patience, request);
    },
    dropOthers: async (isNeeded) => {
      for (const key of await caches.keys()) {
        if (key.startsWith(prefix) && key !== name && !isNeeded(key.slice(prefix.length))) await caches.delete(key);
      }
    },
  };
}

/** Only a file whose name contains no hash may be an old one in the browser's own cache. */
function requestFor({ url, revision }: ShellFile, scope: string): Request {
  return new Request(new URL(url, scope), { cache: revision === null ? 'default' : 'reload', priority: 'high' });
}

/** A network that wants a login first answers everything by its own page, some hosts what is missing by the guide's. */
function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') === true;
}

/** Returns whether an answer is the page of this build: a server that is being updated has that of another. */
async function isOwnPage(answer: Response, files: readonly ShellFile[]): Promise<boolean> {
  const scripts = [...(await answer.text()).matchAll(/ src="\.\/(assets\/[^"]+)"/g)];
  return answer.ok && scripts.length > 0 && scripts.every(([, script]) => files.some(({ url }) => url === script));
}

/** Remembers an answer, not a failure. */
function onDemand<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let known: Promise<Value> | undefined;
  return () => {
    known ??= read().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

/** Returns the texts of the device's best language that the guide speaks, like the guide's first start. */
function textsFor(languages: readonly string[], groups: ShellGroups): ShellGroup {
  const codes = Object.keys(groups).flatMap((group) => /^texts-(.+)$/.exec(group)?.[1] ?? []);
  const bare = (code: string): string => code.split('-')[0] ?? code;
  const found = languages.map((language) => codes.find((code) => bare(code) === bare(language)));
  return `texts-${found.find((code) => code !== undefined) ?? 'en'}`;
}
