import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { type CSSProperties, type ReactNode } from 'react';
import { soundingOf } from '#engine/station/sounding.ts';
import { join, RoundButton } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { keepRoom } from '../player/keep-room.ts';
import { TransitionStrip, usePendingTransition } from '../player/transition-strip.tsx';
import { PlayIcon } from '../player/play-icon.tsx';
import { SpokenText } from '../../shell/text/spoken-text.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { type PlaybackRun } from '../playback/playback.ts';
import { useVisit } from '../../state/visit/visit-context.tsx';
import { SizedImage } from '../../shell/lists/sized-image.tsx';
import styles from './mini-player.module.css';

const keepMiniRoom = keepRoom('--mini-height');

export interface MiniPlayerProps {
  readonly run: PlaybackRun;
  /** Whether another station's player is in view: then this is only a line that says what sounds, and can stop it. */
  readonly isSlim?: boolean;
}

/** The current station at the bottom of other screens, with a link back to it, pause and stop. */
export function MiniPlayer({ run, isSlim = false }: MiniPlayerProps): ReactNode {
  const t = useTranslate();
  const { playback } = useVisit();
  const transition = usePendingTransition(run.transition);
  if (transition !== undefined) {
    return (
      <section ref={keepMiniRoom} className={styles.bar} aria-label={t('onward.label')}>
        <TransitionStrip transition={transition} onClose={playback.stop} />
      </section>
    );
  }
  return (
    <section
      ref={keepMiniRoom}
      className={isSlim ? join(styles.bar, styles.slim) : styles.bar}
      aria-label={t('player.now')}
    >
      {isSlim ? (
        <span aria-hidden className={styles.now}>
          {t('player.now')}
        </span>
      ) : run.imageUrl === '' ? null : (
        <SizedImage className={styles.picture} src={run.imageUrl} sizes="72px" alt="" />
      )}
      <Link className={styles.title} to={run.href} aria-label={t('player.open', { title: run.title.text })}>
        <SpokenText spoken={run.title} />
      </Link>
      <Controls run={run} isSlim={isSlim} />
      <RoundButton label={t('player.close')} onClick={playback.stop}>
        <X aria-hidden />
      </RoundButton>
    </section>
  );
}

function Controls({ run, isSlim }: Required<MiniPlayerProps>): ReactNode {
  const t = useTranslate();
  const player = useSelector(run.station, ({ children }) => children.player);
  const sounding = useSelector(player, soundingOf);
  const failed = useSelector(player, (state) => state?.matches('failed') === true);
  const share = useSelector(player, (state) => shareOf(state?.context));
  const sounds = sounding !== 'silent';
  return (
    <>
      <p role="status" className={failed ? styles.failed : 'visually-hidden'}>
        {failed ? t('player.failedShort') : null}
      </p>
      {isSlim ? null : (
        <RoundButton
          label={t(sounds ? 'player.pause' : failed ? 'action.retry' : 'player.play')}
          className={styles.play}
          aria-busy={sounding === 'coming'}
          onClick={() => player?.send({ type: sounds ? 'PAUSE' : 'PLAY' })}
        >
          <PlayIcon sounding={sounding} />
        </RoundButton>
      )}
      <span aria-hidden className={styles.line} style={{ '--share': share } as CSSProperties} />
    </>
  );
}

/** In whole percents, so that the line renders a few times a minute and not with every tick. */
function shareOf(context: { readonly position: number; readonly duration: number | undefined } | undefined): number {
  if (context?.duration === undefined || context.duration === 0) return 0;
  return Math.round((context.position / context.duration) * 100) / 100;
}
