import { type CSSProperties, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { wantedKey } from '#offline/wanted.ts';
import { join } from '#ui/button.tsx';
import place from './lower-edge.module.css';
import styles from './device-downloads.module.css';
import { useOffline } from './offline-context.tsx';
import { useOfflineTexts } from './offline-texts.ts';
import { isUnderWay, percentOf, progressOf } from './tour-state.ts';
import { useAllWanted } from './use-all-wanted.ts';

/** How far a museum's own device (`downloader`) is, which fetches all tours in all languages automatically. */
export function DeviceDownloads(): ReactNode {
  const t = useOfflineTexts();
  const { downloads, sheets } = useOffline();
  const tours = useStore(downloads, (state) => state.tours);
  const all = useAllWanted(true);
  const states = all.flatMap((wanted) => tours.get(wantedKey(wanted)) ?? []);
  if (states.every(({ kind }) => kind === 'ready' || kind === 'unknown')) return null;
  const known = states.flatMap((state) => {
    if (state.kind === 'unknown') return [];
    const done = state.kind === 'ready' ? state.bytes : (progressOf(state)?.done ?? 0);
    return [{ done, bytes: state.bytes }];
  });
  const sum = (of: (one: { readonly done: number; readonly bytes: number }) => number): number =>
    known.reduce((total, one) => total + of(one), 0);
  const percent = percentOf({ done: sum(({ done }) => done), bytes: sum(({ bytes }) => bytes) });
  const isGoing = states.some((state) => isUnderWay(state));
  return (
    <button
      type="button"
      className={join(place.above, styles.device)}
      style={{ '--share': `${percent}%` } as CSSProperties}
      onClick={() => sheets.open({ kind: 'storage' })}
    >
      {isGoing ? t('offline.device', { percent }) : t('offline.deviceStopped')}
    </button>
  );
}
