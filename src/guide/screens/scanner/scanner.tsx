import { Camera, ImageUp } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { type Notice, NoticeLine } from './notice-line.tsx';
import { PhotoButton } from './photo-button.tsx';
import styles from './scan-screen.module.css';
import { useScanTexts } from './scan-texts.ts';
import { useReader } from './use-reader.ts';
import { useScanner } from './use-scanner.ts';
import { Viewfinder } from './viewfinder.tsx';

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
  const t = useScanTexts();
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
