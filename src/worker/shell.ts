import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { groupsFile, type ShellFile, type ShellGroup, type ShellGroups, shellPage } from '#contract/shell-files.ts';
import { storeName } from '#offline/store/store-name.ts';

export interface Shell {
  /** Names this build. */
  readonly version: string;
  /** Stores what the first screens need; all of it or nothing. */
  readonly install: (event: ExtendableEvent) => Promise<unknown>;
  /** Stores the files of a group that are missing. */
  readonly addGroup: (group: ShellGroup) => Promise<void>;
  /** The guide's page, for every address below the scope. */
  readonly page: () => Promise<Response>;
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

export function createShell({ files, scope, languages }: ShellOptions): Shell {
  const version = files.find(({ url }) => url === shellPage)?.revision ?? 'unknown';
  const prefix = storeName(scope, 'shell ');
  const name = prefix + version;
  const precache = new PrecacheController({ cacheName: name, fallbackToNetwork: false });
  precache.addToCacheList([...files]);
  const groups = onDemand(readGroups);

  async function readGroups(): Promise<ShellGroups> {
    const url = files.find((file) => groupsFile.test(file.url))?.url ?? '';
    const answer = (await precache.matchPrecache(new URL(url, scope).href)) ?? (await fetch(new URL(url, scope)));
    return answer.json();
  }

  async function addGroup(group: ShellGroup): Promise<void> {
    const cache = await caches.open(name);
    const missing = async (url: string): Promise<boolean> =>
      (await cache.match(new URL(url, scope).href)) === undefined;
    const wanted = (await groups())[group] ?? [];
    await Promise.all(
      wanted.map(
        async (url) => (await missing(url)) && cache.add(new Request(new URL(url, scope), { priority: 'low' })),
      ),
    );
  }

  return {
    version,
    install: async (event) => {
      // The library asks for one file after the other; on a slow network each would wait for its turn.
      const texts = groups().then((all) => addGroup(textsFor(languages, all)));
      await Promise.all(files.map(({ url }) => fetch(new URL(url, scope)).then((answer) => answer.blob())));
      await texts;
      return precache.install(event);
    },
    addGroup,
    page: async () => {
      const stored = await precache.matchPrecache(new URL(shellPage, scope).href);
      if (stored === undefined) throw new Error('The store lacks the page of the guide');
      const base = new URL(scope).pathname;
      const text = (await stored.text()).replace(/<base href="[^"]*" \/>/, () => `<base href="${base}" />`);
      return new Response(text, { headers: stored.headers });
    },
    asset: async (request) => {
      const names = (await caches.keys()).filter((key) => key.startsWith(prefix));
      // This build's first.
      for (const key of names.toSorted((one, other) => Number(other === name) - Number(one === name))) {
        const stored = await (await caches.open(key)).match(request, { ignoreVary: true, ignoreSearch: true });
        if (stored !== undefined) return stored;
      }
      return fetch(request);
    },
    dropOthers: async (isNeeded) => {
      for (const key of await caches.keys()) {
        if (key.startsWith(prefix) && key !== name && !isNeeded(key.slice(prefix.length))) await caches.delete(key);
      }
    },
  };
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
