import { useSelector } from '@xstate/react';
import { LoaderCircle, Pause, Play, X } from 'lucide-react';
import { type CSSProperties, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RoundButton } from '#ui/button.tsx';
import { SpokenText } from '../shell/spoken-text.tsx';
import { useInterface, useTranslate } from '../state/interface-context.tsx';
import { type Session } from '../state/playback.ts';
import styles from './mini-player.module.css';

/** What is heard, at the bottom of other screens: back to its station, pause, or no more of it. */
export function MiniPlayer({ session }: { readonly session: Session }): ReactNode {
  const { t, playback } = useInterface();
  return (
    <section ref={keepRoom} className={styles.bar} aria-label={t('player.now')}>
      {session.imageUrl === '' ? null : <img className={styles.picture} src={session.imageUrl} alt="" />}
      <Link className={styles.title} to={session.href} aria-label={t('player.open', { title: session.title.text })}>
        <SpokenText spoken={session.title} />
      </Link>
      <Controls session={session} />
      <RoundButton label={t('player.close')} onClick={playback.stop}>
        <X aria-hidden />
      </RoundButton>
    </section>
  );
}

function Controls({ session }: { readonly session: Session }): ReactNode {
  const t = useTranslate();
  const player = useSelector(session.station, ({ children }) => children.player);
  const look = useSelector(player, (state) => {
    if (state?.matches({ open: 'playing' }) === true) return 'playing';
    return state?.matches({ open: 'loading' }) === true || state?.matches({ open: 'waiting' }) === true
      ? 'coming'
      : 'silent';
  });
  const failed = useSelector(player, (state) => state?.matches('failed') === true);
  const share = useSelector(player, (state) => shareOf(state?.context));
  const sounds = look !== 'silent';
  return (
    <>
      <p role="status" className={failed ? styles.failed : 'visually-hidden'}>
        {failed ? t('player.failedShort') : null}
      </p>
      <RoundButton
        label={t(sounds ? 'player.pause' : failed ? 'action.retry' : 'player.play')}
        className={styles.play}
        aria-busy={look === 'coming'}
        onClick={() => player?.send({ type: sounds ? 'PAUSE' : 'PLAY' })}
      >
        <Icon look={look} />
      </RoundButton>
      <span aria-hidden className={styles.line} style={{ '--share': share } as CSSProperties} />
    </>
  );
}

function Icon({ look }: { readonly look: 'playing' | 'coming' | 'silent' }): ReactNode {
  if (look === 'coming') return <LoaderCircle aria-hidden className={styles.turning} />;
  return look === 'playing' ? (
    <Pause aria-hidden fill="currentColor" strokeWidth={0} />
  ) : (
    <Play aria-hidden fill="currentColor" strokeWidth={0} />
  );
}

/** In whole percents, so that the line moves a few times a minute and not with every tick. */
function shareOf(context: { readonly position: number; readonly duration: number | undefined } | undefined): number {
  if (context?.duration === undefined || context.duration === 0) return 0;
  return Math.round((context.position / context.duration) * 100) / 100;
}

/** Screens leave free at the bottom what the bar covers. */
function keepRoom(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--bottom-inset', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--bottom-inset');
  };
}
