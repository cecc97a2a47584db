import { type DownloadsState, type TourOffline } from '../state/downloads.ts';
import { isUnderWay, percentOf } from './tour-state.ts';

/** An announcement about a tour for visitors who do not see its bar. */
export interface Announcement {
  /** The key of the tour and language. */
  readonly wanted: string;
  readonly state: TourOffline;
}

export interface Announcements {
  readonly tours: DownloadsState['tours'];
  /** Milliseconds since 1970. */
  readonly progressAt: number;
  readonly announcement: Announcement | undefined;
}

/** Milliseconds between two announcements of progress. */
const pause = 10_000;

/** Takes in what has changed: an end is announced at once, progress from time to time. */
export function announce(before: Announcements, tours: DownloadsState['tours'], now: number): Announcements {
  const changed = [...tours]
    .map(([wanted, state]) => ({ wanted, state, was: before.tours.get(wanted) }))
    .filter(({ state, was }) => was !== undefined && was !== state);
  const ended = changed.findLast(
    ({ state, was }) => was !== undefined && isUnderWay(was) && was.kind !== state.kind && isNews(state),
  );
  if (ended !== undefined) return { tours, progressAt: now, announcement: ended };
  const moved = changed.find(({ state }) => state.kind === 'running' && percentOf(state) > 0);
  if (moved === undefined || now - before.progressAt < pause) return { ...before, tours };
  return { tours, progressAt: now, announcement: moved };
}

/** Whether it came about without a tap. */
function isNews({ kind }: TourOffline): boolean {
  return kind === 'ready' || kind === 'waiting' || kind === 'noSpace' || kind === 'incomplete' || kind === 'evicted';
}
