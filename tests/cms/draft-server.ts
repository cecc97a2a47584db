import { afterAll, beforeAll } from 'vitest';
import { type OpenClash } from '#cms/draft/clash.ts';
import { createDraftStore, type DraftStore } from '#cms/draft/draft-store.ts';
import { changedNames, objectOf } from '#cms/draft/draft.ts';
import { listsOf } from '#cms/draft/lists.ts';
import { Variant } from '#contract/calls/content-calls.ts';
import { createStaffClient, type StaffClient } from '#contract/staff-client.ts';
import { type MuseumFolder, smallMuseum, writeMuseum } from '#tests/browser/museum.ts';
import { rootPassword, serveHere, type ServedHere } from '#tests/browser/serve.ts';

/** A network between drafts and server that tests can disturb. */
interface Network {
  /** Whether the answer to the next POST is lost. */
  losesAnswer: boolean;
  /** Runs before every call. */
  beforeCall: ((method: string) => Promise<void>) | undefined;
}

interface DraftServer {
  readonly network: Network;
  /** Available once the tests run. */
  readonly client: () => StaffClient;
  /** Opens the editing copy as another staff. */
  readonly open: () => Promise<DraftStore>;
}

/** Starts a server with a small museum for all tests of the file. */
export function startDraftServer(): DraftServer {
  const network: Network = { losesAnswer: false, beforeCall: undefined };
  let museum: MuseumFolder | undefined;
  let served: ServedHere | undefined;
  let client: StaffClient | undefined;
  const loggedIn = (): StaffClient => {
    if (client === undefined) throw new Error('The server starts when the tests begin');
    return client;
  };
  beforeAll(async () => {
    let session: string | undefined;
    museum = await writeMuseum(smallMuseum);
    served = await serveHere(museum.folder, { guide: 'none' });
    client = createStaffClient({ base: `${served.origin}/`, fetch: fetchOver(network), session: () => session });
    session = (await client('logIn', { body: { Name: 'root', Password: rootPassword } })).Session;
  });
  afterAll(async () => {
    await served?.close();
    await museum?.remove();
  });
  return {
    network,
    client: loggedIn,
    open: async () => {
      const definition = await loggedIn()('definition', { query: { variant: Variant.inEdit } });
      return createDraftStore({ base: listsOf(definition), client: loggedIn(), now: Date.now });
    },
  };
}

function fetchOver(network: Network): typeof fetch {
  return async (input, init) => {
    await network.beforeCall?.(init?.method ?? 'GET');
    const answer = await fetch(input, init);
    if (!network.losesAnswer || init?.method !== 'POST') return answer;
    network.losesAnswer = false;
    throw new TypeError('The connection broke');
  };
}

export const location = (store: DraftStore, ID: number) => objectOf(store.getState().draft, { model: 'locations', ID });
export const unsaved = (store: DraftStore): number => changedNames(store.getState().draft).length;

/** Returns the first clash that the last save has reported. */
export function clashOf(store: DraftStore): OpenClash {
  const { saving } = store.getState();
  const [clash] = saving.kind === 'clashed' ? saving.clashes : [];
  if (clash === undefined) throw new Error(saving.kind);
  return clash;
}
