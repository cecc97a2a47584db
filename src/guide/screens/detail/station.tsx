import { useSelector } from '@xstate/react';
import { Gamepad2 } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { type Location } from '#content/entities/location.ts';
import { FallbackNote } from '../../shell/spoken-text.tsx';
import { useContent } from '../../state/content-context.tsx';
import { useTranslate } from '../../state/interface-context.tsx';
import { type Session } from '../../state/playback.ts';
import { useVisit } from '../../state/visit-context.tsx';
import { Captions } from './captions/captions.tsx';
import { Player } from './player.tsx';
import styles from './station.module.css';

export interface StationProps {
  readonly location: Location;
  readonly session: Session;
}

/** What a station is beside its words: a recording with its player, a video, or nothing but what is there to see. */
export function Station({ location, session }: StationProps): ReactNode {
  const t = useTranslate();
  const { playback } = useVisit();
  const { say } = useContent();
  const state = useSelector(session.station, (snapshot) => snapshot);
  const { player } = state.children;
  const watch = useCallback(
    (element: Element | null) => {
      if (element === null) return undefined;
      // Until the observer has looked, so that no mini player flashes up.
      playback.setInView(session, true);
      const observer = new IntersectionObserver(
        (entries) => playback.setInView(session, entries.at(-1)?.isIntersecting === true),
        { threshold: 0.4 },
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
        playback.setInView(session, false);
      };
    },
    [playback, session],
  );

  return (
    <section className={styles.station}>
      {player === undefined ? null : (
        <div ref={watch}>
          <Player player={player} title={session.title.text} />
        </div>
      )}
      {player === undefined ? null : <Captions player={player} location={location} />}
      {player === undefined ? null : <FallbackNote spoken={say(location.MediaURL)} />}
      {state.matches('withoutRecording') ? <p className={styles.note}>{t('station.noMedia')}</p> : null}
      {state.matches('game') ? (
        <p className={styles.note}>
          <Gamepad2 aria-hidden /> {t('station.game')}
        </p>
      ) : null}
    </section>
  );
}
