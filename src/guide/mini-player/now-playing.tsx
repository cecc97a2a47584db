import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { latePart } from '#ui/late-part.ts';
import { useVisit } from '../state/visit/visit-context.tsx';

const miniPlayer = latePart(
  () => import('./mini-player.tsx'),
  ({ MiniPlayer }) => MiniPlayer,
);

/** The mini player, shown while the player of the current station is out of sight. */
export function NowPlaying(): ReactNode {
  const { playback } = useVisit();
  const run = useStore(playback.current);
  const inView = useStore(playback.inView);
  const [Bar, setBar] = useState(miniPlayer.get);
  const isWanted = run !== undefined;

  useEffect(() => {
    if (!isWanted || Bar !== undefined) return;
    miniPlayer.fetch().then(
      (loaded) => setBar(() => loaded),
      // The sound continues, and its station can still be opened.
      (error: unknown) => console.warn('No mini player', error),
    );
  }, [isWanted, Bar]);

  if (run === undefined || Bar === undefined || inView.has(run.key)) return null;
  return <Bar key={run.key} run={run} />;
}
