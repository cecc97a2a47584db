import { type Page } from 'playwright';
import { expect } from 'vitest';
import type { Selection } from '#offline/journal.ts';
import { type Wanted, wantedKey } from '#offline/wanted.ts';

/** Acts on the downloads of a device as another tab does: by the journal and the tabs' channel. */
export interface DownloadsHand {
  readonly want: (wanted: Wanted) => Promise<void>;
  readonly forget: (wanted: Wanted) => Promise<void>;
  /** Waits until all of it is there, for these milliseconds at most. */
  readonly isReady: (wanted: Wanted, timeout?: number) => Promise<void>;
  /** Waits until another tab says that its visitor has opened what needs this file. */
  readonly isHurried: (path: string) => Promise<void>;
  /** The pieces on the device, and those of them whose bytes are not those of their hash. */
  readonly pieces: () => Promise<{ readonly all: readonly string[]; readonly damaged: readonly string[] }>;
  /** Deletes what the browser may delete at any time. */
  readonly evict: (count: number) => Promise<void>;
}

declare global {
  interface Window {
    hurried?: readonly string[];
  }
}

const channel = 'cicerone / downloads';

export async function downloadsOf(page: Page): Promise<DownloadsHand> {
  // The page follows the downloads from its own worker on.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate((name) => {
    interface Told {
      readonly paths?: readonly string[];
    }
    new BroadcastChannel(name).addEventListener('message', ({ data: { paths } }: MessageEvent<Told>) => {
      if (paths !== undefined) window.hurried = paths;
    });
  }, channel);
  const row = async (wanted: Wanted): Promise<Selection | undefined> =>
    (await readJournal(page)).find((selection) => wantedKey(selection) === wantedKey(wanted));
  const change = async (how: (before: readonly Selection[]) => readonly Selection[]): Promise<void> => {
    await page.evaluate(writeJournal, [how(await readJournal(page)), channel] as const);
  };

  return {
    want: ({ tour, language }) => change((before) => [...before, { tour, language, isPaused: false, wasWhole: false }]),
    forget: (wanted) => change((before) => before.filter((one) => wantedKey(one) !== wantedKey(wanted))),
    isReady: async (wanted, timeout = 20_000) => {
      await expect.poll(async () => (await row(wanted))?.wasWhole, { timeout }).toBe(true);
    },
    isHurried: async (path) => {
      await expect.poll(() => page.evaluate(() => window.hurried)).toContain(path);
    },
    pieces: () => page.evaluate(lookAtPieces),
    evict: (count) =>
      page.evaluate(async (most) => {
        const cache = await caches.open('cicerone / pieces');
        for (const request of (await cache.keys()).slice(0, most)) await cache.delete(request);
      }, count),
  };
}

/** Changes a byte of a piece, as a failing memory does. */
export async function damageOne(): Promise<void> {
  const cache = await caches.open('cicerone / pieces');
  const [request] = await cache.keys();
  if (request === undefined) throw new Error('No piece is stored');
  const bytes = new Uint8Array((await (await cache.match(request))?.arrayBuffer()) ?? []);
  bytes[1] = (bytes[1] ?? 0) ^ 1;
  await cache.put(request, new Response(bytes));
}

function readJournal(page: Page): Promise<readonly Selection[]> {
  return page.evaluate(
    () =>
      new Promise<readonly Selection[]>((resolve, reject) => {
        const opening = indexedDB.open('cicerone / offline');
        opening.addEventListener('error', () => reject(new Error('The database cannot be opened')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const reading = database.transaction('facts').objectStore('facts').get('journal');
          reading.addEventListener('success', () => {
            const stored: unknown = reading.result;
            database.close();
            resolve(stored instanceof Map ? [...(stored as ReadonlyMap<string, Selection>).values()] : []);
          });
        });
      }),
  );
}

function writeJournal([selections, name]: readonly [readonly Selection[], string]): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('cicerone / offline');
    opening.addEventListener('error', () => reject(new Error('The database cannot be opened')));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const transaction = database.transaction('facts', 'readwrite');
      const rows = new Map(selections.map((one) => [`${one.tour} ${one.language}`, one]));
      transaction.objectStore('facts').put(rows, 'journal');
      transaction.addEventListener('complete', () => {
        database.close();
        const other = new BroadcastChannel(name);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window: a channel has one origin only
        other.postMessage({ type: 'journal' });
        other.close();
        resolve();
      });
    });
  });
}

async function lookAtPieces(): Promise<{ readonly all: readonly string[]; readonly damaged: readonly string[] }> {
  const cache = await caches.open('cicerone / pieces');
  const [all, damaged]: [string[], string[]] = [[], []];
  for (const request of await cache.keys()) {
    const hash = request.url.slice(request.url.lastIndexOf('/') + 1);
    const piece = await cache.match(request);
    // The guide has deleted it meanwhile.
    if (piece === undefined) continue;
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await piece.arrayBuffer()));
    all.push(hash);
    if ([...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') !== hash) damaged.push(hash);
  }
  return { all, damaged };
}
