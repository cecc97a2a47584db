import { useSelector } from '@xstate/react';
import { RotateCcw, RotateCw, Volume2, Ear } from 'lucide-react';
import { type CSSProperties, type ReactNode } from 'react';
import { type ActorRefFrom } from 'xstate';
import { type playerMachine } from '#engine/station/player-machine.ts';
import { soundingOf } from '#engine/station/sounding.ts';
import { pauseNameAttribute, recordingAttribute } from '#contract/rendered-page.ts';
import { Button, RoundButton } from '#ui/button.tsx';
import { useReached } from '../../adapters/reached.ts';
import { useStore } from 'zustand';
import { AudioChannel } from '#content/constants.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { useVisit } from '../../state/visit/visit-context.tsx';
import { PlayIcon } from '../player/play-icon.tsx';
import { SpeedSelect } from '../player/speed-select.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { formatTime } from '#i18n/format-time.ts';
import styles from './player.module.css';

const skipSeconds = 15;

export interface PlayerProps {
  readonly player: ActorRefFrom<typeof playerMachine>;
  /** The station's title, for the player's accessible name. */
  readonly title: string;
  /** Shown along the time line. */
  readonly marks?: ReactNode;
  /** An additional control, where there is room. */
  readonly extra?: ReactNode;
  /** The address of the recording that the page may play before the guide answers; undefined: none. */
  readonly recording?: string | undefined;
}

/** Play, pause, seek and skip: a remote control of the player machine, which alone knows what is playing. */
export function Player({ player, title, marks, extra, recording }: PlayerProps): ReactNode {
  const t = useTranslate();
  const hasFailed = useSelector(player, (state) => state.matches('failed'));
  const isReached = useReached(hasFailed);
  // Until the reason is known, the controls stay.
  const failed = hasFailed && isReached !== undefined;
  const isLate = useSelector(
    player,
    (state) => state.matches({ open: { loading: 'late' } }) || state.matches({ open: { waiting: 'late' } }),
  );
  const trouble = failed
    ? t(isReached ? 'player.failed' : 'loading.failed.network')
    : isLate
      ? t('player.late')
      : undefined;
  return (
    <div className={styles.player} role="group" aria-label={`${t('player.label')}: ${title}`}>
      {failed ? null : <Seek player={player} marks={marks} />}
      {failed ? null : <Controls player={player} extra={extra} recording={recording} />}
      <p role="status" className={trouble === undefined ? 'visually-hidden' : styles.failed}>
        {trouble}
      </p>
      {trouble === undefined ? null : (
        <Button onClick={() => player.send({ type: 'RETRY' })}>{t('action.retry')}</Button>
      )}
    </div>
  );
}

function Controls({ player, extra, recording }: Pick<PlayerProps, 'player' | 'extra' | 'recording'>): ReactNode {
  const t = useTranslate();
  const sounding = useSelector(player, soundingOf);
  const sounds = sounding !== 'silent';
  const skip = (by: number): void => player.send({ type: 'SKIP', by });
  return (
    <div className={styles.controls}>
      <SpeedSelect className={styles.speed} onChosen={(rate) => player.send({ type: 'RATE', rate })} />
      <RoundButton
        label={t('player.back', { seconds: skipSeconds })}
        className={styles.skip}
        onClick={() => skip(-skipSeconds)}
      >
        <RotateCcw aria-hidden size={34} strokeWidth={1.5} />
        <span aria-hidden>{skipSeconds}</span>
      </RoundButton>
      <RoundButton
        label={t(sounds ? 'player.pause' : 'player.play')}
        className={styles.play}
        aria-busy={sounding === 'coming'}
        {...{ [recordingAttribute]: recording, [pauseNameAttribute]: t('player.pause') }}
        onClick={() => player.send({ type: sounds ? 'PAUSE' : 'PLAY' })}
      >
        <PlayIcon sounding={sounding} size={32} />
      </RoundButton>
      <RoundButton
        label={t('player.forward', { seconds: skipSeconds })}
        className={styles.skip}
        onClick={() => skip(skipSeconds)}
      >
        <RotateCw aria-hidden size={34} strokeWidth={1.5} />
        <span aria-hidden>{skipSeconds}</span>
      </RoundButton>
      <span className={styles.balance}>
        {extra}
        <AudioChannelButton />
      </span>
    </div>
  );
}

function Seek({ player, marks }: Pick<PlayerProps, 'player' | 'marks'>): ReactNode {
  const t = useTranslate();
  const position = useSelector(player, ({ context }) => context.position);
  const duration = useSelector(player, ({ context }) => context.duration);
  const share = duration === undefined || duration === 0 ? 0 : position / duration;
  const words = t('player.position', { position: formatTime(position), duration: formatTime(duration) });
  return (
    <div className={styles.seek}>
      <span aria-hidden className={styles.time}>
        {formatTime(position)}
      </span>
      <div className={styles.track}>
        {marks}
        <input
          type="range"
          min={0}
          max={duration ?? 0}
          step="any"
          value={position}
          disabled={duration === undefined}
          aria-label={t('player.seek')}
          aria-valuetext={words}
          style={{ '--share': `${share * 100}%` } as CSSProperties}
          onChange={(event) => player.send({ type: 'SEEK', position: Number(event.target.value) })}
          onKeyDown={(event) => {
            const step = { ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5 }[event.key];
            if (step === undefined) return;
            event.preventDefault();
            player.send({ type: 'SKIP', by: step });
          }}
        />
      </div>
      <span aria-hidden className={styles.time}>
        {duration === undefined ? null : `−${formatTime(Math.max(duration - position, 0))}`}
      </span>
    </div>
  );
}

/** Ear or loudspeaker: only in the native app, and where the museum offers it (NativeCanToggleAudioChannel). */
function AudioChannelButton(): ReactNode {
  const t = useTranslate();
  const { native, audioOutput } = useVisit();
  const channel = useStore(audioOutput);
  const { NativeCanToggleAudioChannel } = useContent().catalogue.configuration;
  if (native?.canSetAudioChannel !== true || !NativeCanToggleAudioChannel) return null;
  const isLoud = channel === AudioChannel.SPEAKER;
  return (
    <RoundButton label={t(isLoud ? 'native.earpiece' : 'native.speaker')} onClick={audioOutput.toggle}>
      {isLoud ? <Ear aria-hidden /> : <Volume2 aria-hidden />}
    </RoundButton>
  );
}
