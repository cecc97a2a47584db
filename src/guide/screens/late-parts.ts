import { type PagePart, partsAt } from '#contract/guide-parts.ts';
import { picturesSettled } from '../adapters/pictures.ts';
import { fetchNetworkNotice } from '../shell/notices/notices.tsx';
import { type LoadedContent, type Loader } from '../state/content/loader.ts';
import { fetchDetail } from './detail/late-detail-screen.tsx';
import { fetchDoor } from './door/late-door-screens.tsx';
import { fetchInfo } from './info/late-info-screen.tsx';
import { fetchLists } from './late-list-screens.tsx';
import { fetchDialPad } from './locations/late-dial-pad.tsx';
import { fetchNotFound } from './not-found/late-not-found-screen.tsx';
import { fetchNumbers } from './numbers/late-numbers-screen.tsx';
import { fetchQr } from './qr/late-qr-screen.tsx';
import { fetchScan } from './scanner/late-scan-screen.tsx';

/** How to fetch each part, in the order in which visitors need them. */
const fetches: Readonly<Record<PagePart | 'networkNotice', () => Promise<void>>> = {
  lists: fetchLists,
  detail: fetchDetail,
  dialPad: fetchDialPad,
  networkNotice: fetchNetworkNotice,
  info: fetchInfo,
  numbers: fetchNumbers,
  notFound: fetchNotFound,
  scan: fetchScan,
  qr: fetchQr,
  door: fetchDoor,
};

/** Fetches the parts that an address needs, in parallel with the content. */
export async function fetchPartsAt(path: string): Promise<void> {
  await Promise.all(partsAt(path).map((part) => fetches[part]()));
}

/**
 * Fetches the other parts after the first screen, when the browser is idle, so that the guide survives a lost network.
 *
 * @param begin work that runs before them
 */
export function fetchPartsAhead(loader: Loader, begin: (content: LoadedContent) => Promise<void>): void {
  const whenIdle = globalThis.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 2000));
  const stop = loader.subscribe(look);
  look();

  function look(): void {
    const state = loader.getState();
    if (state.status !== 'ready') return;
    stop();
    whenIdle(() => void fetchAll(() => begin(state.content)));
  }
}

/** Fetches all parts, once the pictures on the screen have loaded. Visitors with access need no door. */
async function fetchAll(begin: () => Promise<void>): Promise<void> {
  await picturesSettled();
  // Before the offline worker begins to store them: it has few requests at a time, and finds what the page has fetched.
  for (const fetch of Object.values(fetches)) if (fetch !== fetchDoor) void fetch();
  await begin();
}
