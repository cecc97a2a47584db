import { createStore } from 'zustand';
import { readClientConfiguration } from '#content/client-configuration.ts';
import { withServerBase } from '#content/server-base.ts';
import { type Fetch } from '#contract/fetch-text.ts';
import { createJsonCalls } from '#contract/json-calls.ts';
import { calls } from '#contract/paths.ts';
import { type ReadonlyStore } from '#ui/store.ts';

/** Where the server and the guide are, as the client configuration says (section 3.5). */
export interface ServerPlace {
  /** The base of the server's calls and of the content's URLs. */
  readonly base: string;
  /** Where visitors find the guide: webAddress, or else this page's origin. */
  readonly guideAddress: string;
  /** Whether staff see in preview what is not open to visitors yet (enableInEditAndPreview). */
  readonly showsUnopened: boolean;
}

export type ServerPlaceState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'ready'; readonly place: ServerPlace };

export interface ServerPlaceStore extends ReadonlyStore<ServerPlaceState> {
  /** Reads the configuration again after a failure. */
  readonly retry: () => void;
}

/** @param origin the page's; the configuration is at its root, beside the guide */
export function findServer(origin: string, fetch: Fetch): ServerPlaceStore {
  const store = createStore<ServerPlaceState>(() => ({ kind: 'loading' }));
  const { json } = createJsonCalls({ base: '/', fetch });
  void read();
  return {
    ...store,
    retry: () => {
      if (store.getState().kind !== 'failed') return;
      store.setState({ kind: 'loading' }, true);
      void read();
    },
  };

  async function read(): Promise<void> {
    try {
      const { serverBase, webAddress, enableInEditAndPreview } = readClientConfiguration(
        await json(calls.configuration),
      ).configuration;
      const place = {
        base: withServerBase(serverBase, '/') || '/',
        guideAddress: webAddress || origin,
        showsUnopened: enableInEditAndPreview,
      };
      store.setState({ kind: 'ready', place }, true);
    } catch (error) {
      store.setState({ kind: 'failed', error }, true);
    }
  }
}

/** Waits until it is known where the server is. @throws what keeps the configuration from being read */
export async function whenFound(server: ServerPlaceStore): Promise<ServerPlace> {
  server.retry();
  const state = await new Promise<ServerPlaceState>((resolve) => {
    const stop = server.subscribe(look);
    look();
    function look(): void {
      if (server.getState().kind === 'loading') return;
      stop();
      resolve(server.getState());
    }
  });
  if (state.kind === 'ready') return state.place;
  throw state.kind === 'failed' ? state.error : new Error('The configuration is still being read');
}
