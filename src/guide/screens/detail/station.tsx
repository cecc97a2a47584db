import { useMachine, useSelector } from '@xstate/react';
import { Gamepad2 } from 'lucide-react';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { LocationType } from '#content/constants.ts';
import { isGame, type Location } from '#content/entities/location.ts';
import { openNarration } from '#engine/audio/howler-media.ts';
import { mediaActor, type OpenMedia } from '#engine/station/media.ts';
import { playerMachine } from '#engine/station/player-machine.ts';
import { type StationKind, stationMachine } from '#engine/station/station-machine.ts';
import { openInElement } from '#engine/video/element-media.ts';
import { FallbackNote } from '../../shell/spoken-text.tsx';
import { useContent } from '../../state/content-context.tsx';
import { useTranslate } from '../../state/interface-context.tsx';
import { Player } from './player.tsx';
import styles from './station.module.css';

export interface StationProps {
  readonly location: Location;
  readonly title: string;
  /** Where a video station's picture is shown. */
  readonly video: RefObject<HTMLVideoElement | null>;
}

/** What a station is beside its words: a recording with its player, a video, or nothing but what is there to see. */
export function Station({ location, title, video }: StationProps): ReactNode {
  const t = useTranslate();
  const { say } = useContent();
  const isVideo = location.Type === LocationType.Video;
  const recording = say(location.MediaURL);

  const machine = useMemo(() => {
    const open: OpenMedia = (source, tell) =>
      isVideo && video.current !== null ? openInElement(video.current)(source, tell) : openNarration(source, tell);
    return stationMachine.provide({
      actors: { player: playerMachine.provide({ actors: { media: mediaActor(open) } }) },
    });
  }, [isVideo, video]);
  const [state, , actor] = useMachine(machine, { input: { kind: kindOf(location), url: recording.text } });
  const player = useSelector(actor, ({ children }) => children.player);

  return (
    <section className={styles.station}>
      {player === undefined ? null : <Player player={player} title={title} />}
      {player === undefined ? null : <FallbackNote spoken={recording} />}
      {state.matches('withoutRecording') ? <p className={styles.note}>{t('station.noMedia')}</p> : null}
      {state.matches('game') ? (
        <p className={styles.note}>
          <Gamepad2 aria-hidden /> {t('station.game')}
        </p>
      ) : null}
    </section>
  );
}

function kindOf(location: Location): StationKind {
  if (isGame(location)) return 'game';
  return location.Type === LocationType.Silent ? 'silent' : 'media';
}
