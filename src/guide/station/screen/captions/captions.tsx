import { ChevronDown, Captions as CaptionsIcon } from 'lucide-react';
import { type ReactNode, useId, useState, useEffect, useRef } from 'react';
import { type ActorRefFrom } from 'xstate';
import { type Location } from '#content/entities/location.ts';
import { inLanguage, type Spoken } from '#content/language-fallback.ts';
import { readVariantCode } from '#content/language-variants.ts';
import { type playerMachine } from '#engine/station/player-machine.ts';
import { Button } from '#ui/button.tsx';
import { isCalm } from '#ui/calm.ts';
import { FallbackNote } from '../../../shell/text/fallback-note.tsx';
import { useContent } from '../../../state/content/content-context.tsx';
import { useInterface, useSettings, useTranslate } from '../../../state/content/interface-context.tsx';
import { RichText } from '../rich-text.tsx';
import styles from './captions.module.css';
import { useCues } from './use-cues.ts';
import { useSelector } from '@xstate/react';
import { type Cue, cueAt } from '#content/captions/read-vtt.ts';
import { useTextAttributes } from '../../../shell/text/spoken-text.tsx';

export interface CaptionsProps {
  readonly player: ActorRefFrom<typeof playerMachine>;
  readonly location: Pick<Location, 'CaptionsURL' | 'MediaURL' | 'Transcript'>;
}

/** Text to read along: captions line by line if there are any, otherwise the transcript. */
export function Captions({ player, location }: CaptionsProps): ReactNode {
  const t = useTranslate();
  const { say } = useContent();
  const id = useId();
  // Kept: a visitor who reads along at one station probably does so at the next.
  const { captions: isOpen } = useSettings();
  const { settings } = useInterface();
  const captions = useCaptionsFile(location);
  const transcript = say(location.Transcript);
  if (captions.text === '' && transcript.text === '') return null;

  const toggle = (): void => settings.change({ captions: !isOpen });
  return (
    <div className={styles.captions}>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        <CaptionsIcon aria-hidden />
        <span>{t('captions.title')}</span>
        <ChevronDown aria-hidden className={styles.arrow} />
      </button>
      <div id={id} hidden={!isOpen} className={styles.panel}>
        {isOpen ? (
          <TranscriptText key={captions.text} player={player} captions={captions} transcript={transcript} />
        ) : null}
      </div>
    </div>
  );
}

/** The captions in the visitor's language, otherwise those in the recording's language; never those of another variant. */
function useCaptionsFile({ CaptionsURL, MediaURL }: CaptionsProps['location']): Spoken {
  const { say } = useContent();
  const captions = say(CaptionsURL);
  if (!captions.isFallback) return captions;
  const { language } = say(MediaURL);
  const others = inLanguage(CaptionsURL, language, captions.language);
  const isOfVariant = others.language !== language && readVariantCode(others.language) !== undefined;
  return { ...others, text: isOfVariant ? '' : others.text, isFallback: true };
}

interface LinesProps extends Pick<CaptionsProps, 'player'> {
  /** The file's address. */
  readonly captions: Spoken;
}

interface TranscriptTextProps extends LinesProps {
  readonly transcript: Spoken;
}

function TranscriptText({ player, captions, transcript }: TranscriptTextProps): ReactNode {
  const t = useTranslate();
  const whole = transcript.text === '' ? null : <RichText html={transcript} />;
  if (captions.text === '') {
    return (
      <>
        <FallbackNote spoken={transcript} />
        {whole}
      </>
    );
  }
  return (
    <>
      <FallbackNote spoken={captions} />
      <Lines player={player} captions={captions} />
      {whole === null ? null : (
        <details className={styles.whole}>
          <summary>{t('captions.whole')}</summary>
          {whole}
        </details>
      )}
    </>
  );
}

function Lines({ player, captions }: LinesProps): ReactNode {
  const [tries, setTries] = useState(0);
  const retry = (): void => setTries((count) => count + 1);
  return <LinesTry key={tries} player={player} captions={captions} onRetry={retry} />;
}

function LinesTry({ player, captions, onRetry }: LinesProps & { readonly onRetry: () => void }): ReactNode {
  const t = useTranslate();
  const state = useCues(captions.text);
  switch (state.status) {
    case 'loading':
      return <p role="status">{t('captions.loading')}</p>;
    case 'failed':
      return (
        <div className={styles.failed}>
          <p role="status">{t('captions.failed')}</p>
          <Button onClick={onRetry}>{t('action.retry')}</Button>
        </div>
      );
    case 'ready':
      return <CaptionLines player={player} cues={state.cues} language={captions} />;
  }
}

interface CaptionLinesProps {
  readonly player: ActorRefFrom<typeof playerMachine>;
  readonly cues: readonly Cue[];
  /** The language of the captions. */
  readonly language: Spoken;
}

/** The spoken lines. A tap seeks to a line. The list follows the recording until the visitor scrolls it. */
function CaptionLines({ player, cues, language }: CaptionLinesProps): ReactNode {
  const t = useTranslate();
  const attributes = useTextAttributes()(language);
  const current = useSelector(player, ({ context }) => cueAt(cues, context.position));
  const list = useRef<HTMLOListElement>(null);
  const follows = useRef(true);

  useEffect(() => {
    if (follows.current) showLine(list.current, current);
  }, [current]);
  useEffect(() => {
    const element = list.current;
    const leave = (): void => {
      follows.current = false;
    };
    const moves = ['wheel', 'touchmove', 'keydown'] as const;
    for (const move of moves) element?.addEventListener(move, leave, { passive: true });
    return () => {
      for (const move of moves) element?.removeEventListener(move, leave);
    };
  }, []);

  const goTo = (cue: Cue): void => {
    follows.current = true;
    player.send({ type: 'SEEK', position: cue.start });
    player.send({ type: 'PLAY' });
  };
  return (
    <ol ref={list} className={styles.lines} aria-label={t('captions.label')} {...attributes}>
      {cues.map((cue, index) => (
        <li key={index}>
          <button type="button" aria-current={index === current ? 'true' : undefined} onClick={() => goTo(cue)}>
            {cue.text}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Scrolls the list only, never the page around it. */
function showLine(list: HTMLOListElement | null, index: number): void {
  const line = list?.children[index];
  if (list === null || !(line instanceof HTMLElement)) return;
  const instantly = isCalm();
  const top = line.offsetTop - (list.clientHeight - line.offsetHeight) / 3;
  list.scrollTo({ top, behavior: instantly ? 'auto' : 'smooth' });
}
