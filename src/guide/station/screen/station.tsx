import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import { LocationType } from '#content/constants.ts';
import { isGame, type Location } from '#content/entities/location.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { type Spoken } from '#content/language-fallback.ts';
import { TransitionStrip, useLeading } from '../player/transition-strip.tsx';
import { keepRoom } from '../player/keep-room.ts';
import { FallbackNote } from '../../shell/text/fallback-note.tsx';
import { orText } from '../../shell/text/spoken-text.tsx';
import { useContent } from '../../state/content/content-context.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { type PlaybackRun } from '../playback/playback.ts';
import { useVisit } from '../../state/visit/visit-context.tsx';
import { CaptionSwitch } from './captions/caption-switch.tsx';
import { Captions } from './captions/captions.tsx';
import { GameEntry } from './game/game-entry.tsx';
import { Player } from './player.tsx';
import { RichText } from './rich-text.tsx';
import styles from './station.module.css';
import { TimelineMarks } from './timeline/timeline-marks.tsx';

const keepSheetRoom = keepRoom('--sheet-height');

export interface StationProps {
  readonly item: TourItem;
  /** The station, or the variant of it that the visitor chose. */
  readonly location: Location;
  /** The station itself. */
  readonly original: Location;
  readonly run: PlaybackRun;
  readonly isDive: boolean;
  /** The text below, which says itself that it is not in the visitor's language. */
  readonly read: Spoken;
}

/** A station's text with its player, which may be for a recording, a video, or a silent station. */
export function Station({ item, location, original, run, isDive, read }: StationProps): ReactNode {
  const t = useTranslate();
  const { playback } = useVisit();
  const { say } = useContent();
  const state = useSelector(run.station, (snapshot) => snapshot);
  const { player } = state.children;
  const hasVideoCaptions = location.Type === LocationType.Video && say(location.CaptionsURL).text !== '';
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const release = keepSheetRoom(element);
      // In view until the observer reports, so that no mini player flashes up.
      playback.setInView(run, true);
      const observer = new IntersectionObserver(
        (entries) => playback.setInView(run, entries.at(-1)?.isIntersecting === true),
        { threshold: 0.4 },
      );
      observer.observe(element);
      return () => {
        release();
        observer.disconnect();
        playback.setInView(run, false);
      };
    },
    [playback, run],
  );

  const leading = useLeading(run.transition);
  return (
    <section className={styles.station}>
      {player === undefined && leading === undefined ? null : (
        <div ref={watch} className={styles.sheet}>
          {leading === undefined ? null : (
            <TransitionStrip
              transition={leading}
              renderTranscript={({ Transcript, Text }) => <RichText html={orText(say(Transcript), say(Text))} />}
              onClose={() => leading.actor.send({ type: 'STOP' })}
            />
          )}
          {player === undefined ? null : (
            <Player
              player={player}
              title={run.title.text}
              recording={location.Type === LocationType.Video ? undefined : player.getSnapshot().context.url}
              marks={<TimelineMarks player={player} item={item} location={location} />}
              extra={hasVideoCaptions ? <CaptionSwitch /> : undefined}
            />
          )}
        </div>
      )}
      {player === undefined ? null : <Captions player={player} location={location} />}
      {player === undefined ? null : <FallbackNote spoken={say(location.MediaURL)} noted={read} />}
      {state.matches('withoutRecording') ? <p className={styles.note}>{t('station.noMedia')}</p> : null}
      {isGame(original) ? (
        <GameEntry
          item={item}
          location={original}
          isDive={isDive}
          onPlayed={() => run.transition?.actor.send({ type: 'BEGIN' })}
        />
      ) : null}
    </section>
  );
}
