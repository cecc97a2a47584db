import { matchPath } from 'react-router-dom';
import { picturesSettled } from '../adapters/pictures.ts';
import { routes } from '../routes.ts';
import { fetchNetworkNotice } from '../shell/notices.tsx';
import { type Loader } from '../state/loader.ts';
import { fetchDetail } from './detail/late-detail-screen.tsx';
import { fetchLists } from './late-list-screens.tsx';
import { fetchDialPad } from './locations/late-dial-pad.tsx';

/** What is not part of the first screen, and the addresses that need it; in the order in which visitors do. */
const parts = [
  { fetch: fetchLists, patterns: [routes.groups.pattern, routes.tours.pattern, routes.locations.pattern] },
  { fetch: fetchDetail, patterns: [routes.detail.pattern] },
  { fetch: fetchDialPad, patterns: [routes.locations.pattern] },
  { fetch: fetchNetworkNotice, patterns: [] },
] as const;

/** Fetches the parts that an address needs, beside the content instead of after it. */
export async function fetchPartOf(path: string): Promise<void> {
  const needed = parts.filter(({ patterns }) => patterns.some((pattern) => matchPath(pattern, path) !== null));
  await Promise.all(needed.map(({ fetch }) => fetch()));
}

/**
 * Fetches the other parts behind the first screen, while nothing else is to do, so that a network lost later does no harm.
 */
export function fetchPartsAhead(loader: Loader): void {
  const whenIdle = globalThis.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 2000));
  const stop = loader.subscribe(begin);
  begin();

  function begin(): void {
    if (loader.get().status !== 'ready') return;
    stop();
    whenIdle(() => void fetchAll());
  }
}

/** One after the other: what is on the screen comes first, then the next screen. */
async function fetchAll(): Promise<void> {
  await picturesSettled();
  for (const { fetch } of parts) await fetch();
}
