import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { latePart } from '#ui/late-part.ts';
import { useLatePart } from '#ui/use-late-part.ts';
import { useVisit } from '../state/visit/visit-context.tsx';

const miniPlayer = latePart(
  () => import('./mini-player.tsx'),
  (module) => module,
);

/** The mini player, shown while the player of the current station is out of sight. */
export function NowPlaying(): ReactNode {
  const { playback } = useVisit();
  const run = useStore(playback.current);
  const inView = useStore(playback.inView);
  // The sound continues, and its station can still be opened.
  const bar = useLatePart(miniPlayer, run !== undefined, (error) => console.warn('No mini player', error));

  if (run === undefined || bar === undefined || inView.has(run.key)) return null;
  return <bar.MiniPlayer key={run.key} run={run} />;
}
