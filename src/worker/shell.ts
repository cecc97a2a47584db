import { groupsFile, type ShellFile, type ShellGroup, type ShellGroups, shellPage } from '#contract/shell-files.ts';
import { storeName } from '#offline/store/store-name.ts';
import { fetchUnlessSilent, fetchWhole } from './within.ts';

export interface Shell {
  /** Names this build. */
  readonly version: string;
  /** Stores what the first screens need; all of it or nothing. */
  readonly install: () => Promise<unknown>;
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
const timeoutMs = 5000;

/** Files at a time, in the background. */
const lanes = 3;

/** Milliseconds for a file in the background: browsers end a worker's work after five minutes. */
const endurance = 240_000;

interface Manner {
  /** Files at a time. */
  readonly atOnce: number;
  /** Whether no other file is begun. */
  readonly isPaused: () => boolean;
}

export function createShell({ files, scope, languages }: ShellOptions): Shell {
  const version = files.find(({ url }) => url === shellPage)?.revision ?? 'unknown';
  const prefix = storeName(scope, 'shell ');
  const name = prefix + version;
  const page = new URL(shellPage, scope).href;
  const groups = onDemand(readGroups);

  async function readGroups(): Promise<ShellGroups> {
    const url = files.find((file) => groupsFile.test(file.url))?.url ?? '';
    const address = new URL(url, scope).href;
    const answer = (await (await caches.open(name)).match(address)) ?? (await fetch(address));
    return answer.json();
  }

  /** Stores files of the shell. Does not read their bytes on the way, which would cost a phone time. */
  async function addFirst(wanted: readonly ShellFile[]): Promise<void> {
    await addMissing(wanted, async ({ url, revision }, address) => {
      // Only a file whose name contains no hash may be an old one in the browser's own cache.
      const answer = await fetch(address, { cache: revision === null ? 'default' : 'reload', priority: 'high' });
      const isRight = url === shellPage ? await isOwnPage(answer.clone(), files) : answer.ok && !isPage(answer);
      return isRight ? answer : undefined;
    });
  }

  /** Stores files whose names contain their hash. */
  async function add(urls: readonly string[], priority: RequestPriority, how?: Manner): Promise<void> {
    await addMissing(
      urls.map((url) => ({ url })),
      async (_, address) => {
        const answer = await fetch(address, { priority, signal: AbortSignal.timeout(endurance) });
        return answer.ok && !isPage(answer) ? answer : undefined;
      },
      how,
    );
  }

  /** Stores those of these files that are missing, all at once unless told otherwise. @param ask returns undefined for something else */
  async function addMissing<File extends { readonly url: string }>(
    wanted: readonly File[],
    ask: (file: File, address: string) => Promise<Response | undefined>,
    { atOnce, isPaused }: Manner = { atOnce: wanted.length, isPaused: () => false },
  ): Promise<void> {
    const cache = await caches.open(name);
    const stored = new Set((await cache.keys()).map(({ url }) => url));
    const missing = wanted
      .map((file) => ({ file, address: new URL(file.url, scope).href }))
      .filter(({ address }) => !stored.has(address));
    const take = () => (isPaused() ? undefined : missing.shift());
    const addNext = async (): Promise<void> => {
      for (let next = take(); next !== undefined; next = take()) {
        const answer = await ask(next.file, next.address);
        if (answer === undefined) throw new Error(`Something else comes for ${next.file.url}`);
        await cache.put(next.address, answer);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, addNext));
    if (missing.length > 0) throw new Error('Paused before all files were stored');
  }

  return {
    version,
    install: async () => {
      const texts = groups().then((all) => add(all[textsFor(languages, all)] ?? [], 'high'));
      await Promise.all([texts, addFirst(files)]);
    },
    addGroup: async (group, isPaused = () => false) =>
      add((await groups())[group] ?? [], 'low', { atOnce: lanes, isPaused }),
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
      const fetched = await fetchWhole(timeoutMs, page, { cache: 'reload' }).catch(() => undefined);
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
      return fetchUnlessSilent(timeoutMs, request);
    },
    dropOthers: async (isNeeded) => {
      for (const key of await caches.keys()) {
        if (key.startsWith(prefix) && key !== name && !isNeeded(key.slice(prefix.length))) await caches.delete(key);
      }
    },
  };
}

/** A captive portal answers everything with its own page, and some hosts answer missing files with the guide's. */
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
