import { ChevronDown, Captions as CaptionsIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { type ActorRefFrom } from 'xstate';
import { type Location } from '#content/entities/location.ts';
import { inLanguage, type Spoken } from '#content/language-fallback.ts';
import { type playerMachine } from '#engine/station/player-machine.ts';
import { Button } from '#ui/button.tsx';
import { FallbackNote } from '../../../shell/text/fallback-note.tsx';
import { useContent } from '../../../state/content/content-context.tsx';
import { useTranslate } from '../../../state/content/interface-context.tsx';
import { RichText } from '../rich-text.tsx';
import { CaptionLines } from './caption-lines.tsx';
import styles from './captions.module.css';
import { useCues } from './use-cues.ts';

export interface CaptionsProps {
  readonly player: ActorRefFrom<typeof playerMachine>;
  readonly location: Pick<Location, 'CaptionsURL' | 'MediaURL' | 'Transcript'>;
}

/** Remembered for the whole visit: a visitor who reads along at one station probably does so at the next. */
let wasOpen = false;

/** Text to read along: captions line by line if there are any, otherwise the transcript. */
export function Captions({ player, location }: CaptionsProps): ReactNode {
  const t = useTranslate();
  const { say } = useContent();
  const id = useId();
  const [isOpen, setOpen] = useState(wasOpen);
  const captions = useCaptionsFile(location);
  const transcript = say(location.Transcript);
  if (captions.text === '' && transcript.text === '') return null;

  const toggle = (): void => {
    wasOpen = !isOpen;
    setOpen(wasOpen);
  };
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

/** The captions in the visitor's language, otherwise those in the recording's language. */
function useCaptionsFile({ CaptionsURL, MediaURL }: CaptionsProps['location']): Spoken {
  const { say } = useContent();
  const captions = say(CaptionsURL);
  if (!captions.isFallback) return captions;
  return { ...inLanguage(CaptionsURL, say(MediaURL).language, captions.language), isFallback: true };
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
