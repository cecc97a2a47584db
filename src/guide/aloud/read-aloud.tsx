import { useSelector } from '@xstate/react';
import { Pause, Play, SkipBack, SkipForward, Speech as SpeechIcon, Square, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { RoundButton } from '#ui/button.tsx';
import { type Speech } from '../adapters/speech.ts';
import { isVisitorBusy } from '../adapters/visitor-busy.ts';
import { useLateTexts } from '../shell/late/late-texts.tsx';
import { useContent } from '../state/content/content-context.tsx';
import { useSettings } from '../state/content/interface-context.tsx';
import { SpeedSelect } from '../station/player/speed-select.tsx';
import { pickVoice } from '../adapters/pick-voice.ts';
import styles from './read-aloud.module.css';
import { languagesIn, sentencesIn } from './readable.ts';
import { type Reading, useReading } from './use-reading.ts';

/** Reads a screen's texts aloud, in one language. It is there for visitors who asked for it, where the device has a voice for them. */
export function ReadAloud({ speech }: { readonly speech: Speech }): ReactNode {
  const { code } = useContent();
  return useSettings().aloud ? <Offer key={code} speech={speech} /> : null;
}

function Offer({ speech }: { readonly speech: Speech }): ReactNode {
  const t = useLateTexts('aloud');
  const [screen, setScreen] = useState<Element>();
  const button = useRef<HTMLButtonElement>(null);
  const reading = useReading(screen, speech);
  const { actor, start } = reading;
  const canRead = useCanRead(screen, speech, actor);
  useEffect(() => {
    if (!canRead) actor.send({ type: 'STOP' });
  }, [canRead, actor]);
  const isIdle = useSelector(actor, (state) => state.hasTag('atRest'));
  const hasEnded = useSelector(actor, (state) => state.matches('ended'));
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  return (
    <div ref={(own) => setScreen(own?.closest('main') ?? undefined)} className={styles.aloud} hidden={!canRead}>
      {canRead ? (
        <>
          <button
            ref={button}
            type="button"
            className={styles.offer}
            onClick={isIdle ? start : () => actor.send({ type: 'STOP' })}
          >
            {isIdle ? <SpeechIcon aria-hidden size={20} /> : <Square aria-hidden size={18} fill="currentColor" />}
            {t(isIdle ? 'aloud.read' : 'aloud.stop')}
          </button>
          {isIdle ? null : <Controls {...reading} button={button} />}
          <p role="status" className={hasFailed ? styles.failed : 'visually-hidden'}>
            {hasFailed ? t('aloud.failed') : hasEnded ? t('aloud.ended') : null}
          </p>
        </>
      ) : null}
    </div>
  );
}

/** At the lower edge, so that it is at hand wherever the reading has come to. */
function Controls({
  actor,
  start,
  step,
  button,
}: Reading & { readonly button: RefObject<HTMLButtonElement | null> }): ReactNode {
  const t = useLateTexts('aloud');
  const bar = useRef<HTMLDivElement>(null);
  const isReading = useSelector(actor, (state) => state.matches('reading'));
  const stop = (): void => actor.send({ type: 'STOP' });
  useEffect(() => {
    const own = bar.current;
    const { current: offer } = button;
    const screen = own?.closest('main');
    const stopByKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') actor.send({ type: 'STOP' });
    };
    screen?.addEventListener('keydown', stopByKey);
    return () => {
      screen?.removeEventListener('keydown', stopByKey);
      // What had the focus goes with the bar.
      if (own?.contains(document.activeElement) === true || document.activeElement === document.body)
        offer?.focus({ preventScroll: true });
    };
  }, [actor, button]);
  return (
    <div ref={bar} className={styles.bar} role="group" aria-label={t('aloud.controls')}>
      <SpeedSelect className={styles.speed} onChosen={(rate) => actor.send({ type: 'RATE', rate })} />
      <RoundButton label={t('aloud.previous')} onClick={() => step('PREVIOUS')}>
        <SkipBack aria-hidden className={styles.turned} />
      </RoundButton>
      <RoundButton
        label={t(isReading ? 'aloud.pause' : 'aloud.goOn')}
        className={styles.play}
        onClick={isReading ? () => actor.send({ type: 'PAUSE' }) : start}
      >
        {isReading ? (
          <Pause aria-hidden fill="currentColor" strokeWidth={0} />
        ) : (
          <Play aria-hidden fill="currentColor" strokeWidth={0} />
        )}
      </RoundButton>
      <RoundButton label={t('aloud.next')} onClick={() => step('NEXT')}>
        <SkipForward aria-hidden className={styles.turned} />
      </RoundButton>
      <RoundButton label={t('aloud.stop')} onClick={stop}>
        <X aria-hidden />
      </RoundButton>
    </div>
  );
}

/** Whether there is something to read and a voice for it. Texts come late, are opened and closed. */
function useCanRead(screen: Element | undefined, { voices }: Speech, actor: Reading['actor']): boolean {
  const known = useStore(voices);
  const [languages, setLanguages] = useState('');
  useEffect(() => {
    if (screen === undefined) return undefined;
    const look = (): void => {
      setLanguages([...languagesIn(screen)].join(' '));
      // Nothing below a dialog can be reached to stop the voice.
      if (isVisitorBusy()) actor.send({ type: 'PAUSE' });
      else if (!actor.getSnapshot().hasTag('atRest')) actor.send({ type: 'FOUND', sentences: sentencesIn(screen) });
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open', 'lang'] });
    observer.observe(screen, { subtree: true, characterData: true });
    look();
    return () => observer.disconnect();
  }, [screen, actor]);
  return languages.split(' ').some((language) => pickVoice(known, language) !== undefined);
}
