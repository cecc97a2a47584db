import { Camera, ImageUp } from 'lucide-react';
import { type ReactNode, useRef, useState, type ChangeEvent, useEffect } from 'react';
import { Button } from '#ui/button.tsx';
import { useTranslate } from '../state/content/interface-context.tsx';
import { type Notice, NoticeLine } from './notice-line.tsx';
import { type CodeReader, createCodeReader } from './code-reader.ts';
import styles from './scan-screen.module.css';
import { useLateTexts } from '../shell/late/late-texts.tsx';
import { useScanner } from './use-scanner.ts';
import { Viewfinder } from './viewfinder.tsx';

interface PhotoButtonProps {
  readonly reader: CodeReader;
  readonly onText: (text: string) => void;
  readonly onNotice: (notice: Notice) => void;
  readonly children: ReactNode;
}

export interface ScannerProps {
  /** The visitor has asked for the camera already. */
  readonly isAsked: boolean;
  /** A code was read, by camera or from a photo. */
  readonly onText: (text: string) => void;
  readonly notice: Notice | undefined;
  readonly onNotice: (notice: Notice) => void;
  /** The message for any other code. */
  readonly foreign: string;
  /** Alternatives to scanning. */
  readonly children?: ReactNode;
}

/** The camera's picture, the result, and the photo button. */
export function Scanner({ isAsked, onText, notice, onNotice, foreign, children }: ScannerProps): ReactNode {
  const t = useLateTexts('scan');
  const general = useTranslate();
  const reader = useReader();
  const video = useRef<HTMLVideoElement>(null);
  const [asked, setAsked] = useState(isAsked ? 1 : 0);
  const state = useScanner({ video, reader, asked, onText });

  return (
    <div className={styles.scanner}>
      <Viewfinder video={video} state={state} isRecognised={notice?.kind === 'path'}>
        {state.status === 'off' || (state.status === 'refused' && state.refusal !== 'unavailable') ? (
          <Button onClick={() => setAsked(asked + 1)}>
            <Camera aria-hidden /> {state.status === 'off' ? t('scan.start') : general('action.retry')}
          </Button>
        ) : null}
      </Viewfinder>
      <NoticeLine notice={notice} foreign={foreign} />
      <div className={styles.ways}>
        <PhotoButton reader={reader} onText={onText} onNotice={onNotice}>
          <ImageUp aria-hidden /> {t('scan.photo')}
        </PhotoButton>
        {children}
      </div>
      <p className={styles.private}>{t('scan.private')}</p>
    </div>
  );
}

/** Reads a code from a photo, for visitors whose browser has no camera or denies access to it. */
function PhotoButton({ reader, onText, onNotice, children }: PhotoButtonProps): ReactNode {
  async function read({ currentTarget: input }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const photo = input.files?.[0];
    if (photo === undefined) return;
    onNotice({ kind: 'photo-reading' });
    try {
      const text = await reader.readPhoto(photo);
      if (text === undefined) onNotice({ kind: 'photo-nothing' });
      else onText(text);
    } catch {
      onNotice({ kind: 'failed' });
    }
    // Allows the same photo to be chosen again.
    input.value = '';
  }

  return (
    <label className={styles.way}>
      {children}
      <input className={styles.file} type="file" accept="image/*" onChange={(event) => void read(event)} />
    </label>
  );
}

/** The reader lasts as long as the screen. */
function useReader(): CodeReader {
  const [reader] = useState(createCodeReader);
  useEffect(() => () => reader.destroy(), [reader]);
  return reader;
}
