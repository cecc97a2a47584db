import { type StoreApi } from 'zustand';
import { type OfflineDatabase, openOfflineDatabase } from '#offline/store/database.ts';
import { openPieces, type PieceStore } from '#offline/store/pieces.ts';
import { type StoredLists, storedLists } from '#offline/store/stored-lists.ts';
import { storeName } from '#offline/store/store-name.ts';
import { type WorkerOrder } from '#contract/worker-messages.ts';
import { type LoadedContent } from '../../state/content/loader.ts';
import { createDevice, type Device } from './device.ts';
import { type DownloadsState } from './downloads.ts';
import { createMediaSource, type MediaSource } from './media-source.ts';
import { askStorage } from './storage-facts.ts';
import { type TabMessage } from './tab-messages.ts';

export interface DownloadsOptions {
  readonly content: Pick<LoadedContent, 'base' | 'configuration' | 'catalogue'>;
  /** The folder of the offline worker, with a slash at the end. */
  readonly scope: string;
  readonly credential: () => string | undefined;
  /** Gives the offline worker an order. */
  readonly order: (order: WorkerOrder) => void;
  /** Lets it fetch what is missing of the guide's own files. */
  readonly becomeWhole: () => void;
  /** Lets it look for newer content. */
  readonly refresh: () => void;
}

/** The state and functions that the parts of the downloads share. */
export interface Shared extends DownloadsOptions {
  readonly device: Device;
  readonly database: OfflineDatabase;
  readonly lists: StoredLists;
  readonly pieces: PieceStore;
  readonly source: MediaSource;
  readonly tell: (message: TabMessage) => void;
  /** Derives again what the screens see. */
  readonly show: () => void;
  /** Asks the browser again how much is stored. */
  readonly weigh: () => void;
  /** Looks at which pieces are there. */
  readonly count: () => Promise<void>;
  /** Reads the list of media that the next start finds. */
  readonly readStored: () => Promise<void>;
}

export function createShared(
  options: DownloadsOptions,
  store: StoreApi<DownloadsState>,
  tell: (message: TabMessage) => void,
): Shared {
  const { scope } = options;
  const device = createDevice(options.content.catalogue);
  const database = openOfflineDatabase(storeName(scope, 'offline'));
  const source = createMediaSource(options);
  const lists = storedLists(scope, source.listAddress);
  const pieces = openPieces(storeName(scope, 'pieces'), scope);
  return {
    ...options,
    device,
    pieces,
    tell,
    database,
    source,
    lists,
    show: () => {
      const { storage } = store.getState();
      store.setState({ tours: device.tours(), storage: storage && { ...storage, stored: device.storedTours() } }, true);
    },
    weigh: () =>
      void askStorage().then((facts) => store.setState({ storage: { ...facts, stored: device.storedTours() } })),
    count: async () => {
      const found = await pieces.list();
      for (const hash of device.present) if (!found.has(hash)) device.present.delete(hash);
      for (const hash of found) device.present.add(hash);
    },
    readStored: async () => {
      const { current } = await database.versions();
      device.learn('stored', current === undefined ? undefined : await lists.of(current));
    },
  };
}
