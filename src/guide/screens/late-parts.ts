import { matchPath } from 'react-router-dom';
import { picturesSettled } from '../adapters/pictures.ts';
import { routes } from '../routes.ts';
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

/** What is not part of the first screen, and the addresses that need it; in the order in which visitors do. */
const parts: readonly { readonly fetch: () => Promise<void>; readonly patterns: readonly string[] }[] = [
  { fetch: fetchLists, patterns: [routes.groups.pattern, routes.tours.pattern, routes.locations.pattern] },
  { fetch: fetchDetail, patterns: [routes.detail.pattern] },
  { fetch: fetchDialPad, patterns: [routes.locations.pattern] },
  ...[fetchNetworkNotice, fetchInfo, fetchNumbers, fetchNotFound, fetchScan, fetchQr].map((fetch) => ({
    fetch,
    patterns: [],
  })),
];

/** Needed by who has no access yet, and then at once. */
const door = { fetch: fetchDoor, patterns: [routes.token.pattern, routes.login.pattern] };

/** Fetches the parts that an address needs, beside the content instead of after it. */
export async function fetchPartOf(path: string): Promise<void> {
  const needed = [door, ...parts].filter(({ patterns }) =>
    patterns.some((pattern) => matchPath(pattern, path) !== null),
  );
  await Promise.all(needed.map(({ fetch }) => fetch()));
}

/**
 * Fetches the other parts behind the first screen, while nothing else is to do, so that a network lost later does no harm.
 *
 * @param begin what is begun before them
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

/** One after the other: what is on the screen comes first, then the next screen. */
async function fetchAll(begin: () => Promise<void>): Promise<void> {
  await picturesSettled();
  await begin();
  for (const { fetch } of parts) await fetch();
}
