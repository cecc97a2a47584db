import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { type ShellFile, type ShellGroup, shellPage } from '#contract/shell-files.ts';
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
  /** Deletes the files of other builds. */
  readonly dropOthers: () => Promise<void>;
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
  const first = files.filter(({ group }) => group === 'shell' || group === textsFor(languages, files));
  const precache = new PrecacheController({ cacheName: name, fallbackToNetwork: false });
  precache.addToCacheList([...first]);

  return {
    version,
    install: async (event) => {
      // The library asks for one file after the other; on a slow network each would wait for its turn.
      await Promise.all(first.map(({ url }) => fetch(new URL(url, scope)).then((answer) => answer.blob())));
      return precache.install(event);
    },
    addGroup: async (group) => {
      const cache = await caches.open(name);
      for (const { url } of files.filter((file) => file.group === group)) {
        const address = new URL(url, scope).href;
        if ((await cache.match(address)) === undefined) await cache.add(address);
      }
    },
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
    dropOthers: async () => {
      for (const key of await caches.keys()) if (key.startsWith(prefix) && key !== name) await caches.delete(key);
    },
  };
}

function textsFor(languages: readonly string[], files: readonly ShellFile[]): ShellGroup | undefined {
  const groups = [...new Set(files.map(({ group }) => group))].filter((group) => group.startsWith('texts-'));
  const codeOf = (group: string): string => group.slice('texts-'.length);
  const bare = (code: string): string => code.split('-')[0] ?? code;
  for (const language of [...languages, 'en']) {
    const found = groups.find((group) => bare(codeOf(group)) === bare(language));
    if (found !== undefined) return found;
  }
  return undefined;
}
