import { calls } from '#contract/paths.ts';
import { storeName } from './names.ts';
import { fetchWithin } from './within.ts';

export interface StoredContent {
  /** The stored answer; the network's while there is none. */
  readonly answer: (request: Request) => Promise<Response>;
  /** Fetches the published content anew. Keeps what is stored when the network fails. */
  readonly refresh: () => Promise<void>;
}

/** Milliseconds for each answer, its body included. */
const patience = 3000;

export function createStoredContent({ scope }: { readonly scope: string }): StoredContent {
  const name = storeName(scope, 'content');
  return {
    answer: async (request) => {
      const stored = await (await caches.open(name)).match(request.url, { ignoreVary: true });
      return stored ?? fetch(request);
    },
    refresh: async () => {
      const cache = await caches.open(name);
      for (const path of [calls.configuration, calls.loginType, calls.definition]) {
        const url = new URL(path, scope).href;
        const answer = await fetchWithin(patience, url, { cache: 'no-cache' }).catch(() => undefined);
        if (answer?.ok === true) await cache.put(url, answer);
      }
    },
  };
}
