import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadAgain } from '../adapters/load-again.ts';
import { useInterface, useStore } from '../state/interface-context.tsx';
import { type Session } from '../state/playback.ts';

/** The mini player, while something is heard whose own player is out of sight. */
export function NowPlaying(): ReactNode {
  const { playback } = useInterface();
  const session = useStore(playback.current);
  const inView = useStore(playback.inView);
  const [Bar, setBar] = useState<ComponentType<{ readonly session: Session }>>();
  const isWanted = session !== undefined;

  useEffect(() => {
    if (!isWanted || Bar !== undefined) return;
    loadAgain(() => import('../mini-player/mini-player.tsx')).then(
      ({ MiniPlayer }) => setBar(() => MiniPlayer),
      // The sound goes on, and its station is where it was.
      (error: unknown) => console.warn('The mini player could not be loaded', error),
    );
  }, [isWanted, Bar]);

  if (session === undefined || Bar === undefined || inView.has(session.key)) return null;
  return <Bar key={session.key} session={session} />;
}
