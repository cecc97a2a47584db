import { useMachine, useSelector } from '@xstate/react';
import { Gamepad2 } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import { LocationType } from '#content/constants.ts';
import { isGame, type Location } from '#content/entities/location.ts';
import { openNarration } from '#engine/audio/howler-media.ts';
import { mediaActor, type OpenMedia } from '#engine/station/media.ts';
import { playerMachine } from '#engine/station/player-machine.ts';
import { type StationKind, stationMachine } from '#engine/station/station-machine.ts';
import { openInElement } from '#engine/video/element-media.ts';
import { type ActorRefFrom } from 'xstate';
import { FallbackNote } from '../../shell/spoken-text.tsx';
import { useContent } from '../../state/content-context.tsx';
import { useTranslate } from '../../state/interface-context.tsx';
import { Player } from './player.tsx';
import styles from './station.module.css';

/** What a station is beside its words: a recording with its player, a video, or nothing but what is there to see. */
export function Station({ location, title }: { readonly location: Location; readonly title: string }): ReactNode {
  const t = useTranslate();
  const { say } = useContent();
  const video = useRef<HTMLVideoElement>(null);
  const isVideo = location.Type === LocationType.Video;
  const recording = say(location.MediaURL);

  const machine = useMemo(() => {
    const open: OpenMedia = (source, tell) =>
      isVideo && video.current !== null ? openInElement(video.current)(source, tell) : openNarration(source, tell);
    return stationMachine.provide({
      actors: { player: playerMachine.provide({ actors: { media: mediaActor(open) } }) },
    });
  }, [isVideo]);
  const [state, , actor] = useMachine(machine, { input: { kind: kindOf(location), url: recording.text } });
  const player = useSelector(actor, ({ children }) => children['player']) as
    | ActorRefFrom<typeof playerMachine>
    | undefined;

  return (
    <section className={styles.station}>
      {isVideo ? (
        <video
          ref={video}
          className={styles.video}
          playsInline
          poster={location.ImageDescriptors[0]?.ImageURL}
          preload="none"
        />
      ) : null}
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
