import { Flashlight, FlashlightOff } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { type KeyOf, type Translate } from '#i18n/pack.ts';
import { type Camera } from '../adapters/camera.ts';
import { join, RoundButton } from '#ui/button.tsx';
import { useLateTexts } from '../shell/late/late-texts.tsx';
import { type ScannerState } from './use-scanner.ts';
import styles from './viewfinder.module.css';

export interface ViewfinderProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: ScannerState;
  /** A code was found, so the frame closes. */
  readonly isRecognised: boolean;
  /** The sentence shown while there is no picture. */
  readonly children: ReactNode;
}

/** The camera's picture in a frame, or a sentence in its place. */
export function Viewfinder({ video, state, isRecognised, children }: ViewfinderProps): ReactNode {
  const t = useLateTexts('scan');
  const camera = state.status === 'scanning' ? state.camera : undefined;
  useEffect(() => {
    return video.current === null || camera === undefined ? undefined : showStream(video.current, camera.stream);
  }, [video, camera]);

  return (
    <div className={join(styles.viewfinder, camera === undefined ? undefined : styles.live)}>
      <video
        ref={video}
        className={styles.video}
        hidden={camera === undefined}
        aria-label={t('scan.viewfinder')}
        autoPlay
        muted
        playsInline
      />
      <Corners isRecognised={isRecognised} isLive={camera !== undefined} />
      <div className={styles.words}>
        <p role="status" className={styles.sentence}>
          {sentence(t, state)}
        </p>
        {children}
      </div>
      {camera?.hasTorch === true ? <Torch key={camera.stream.id} camera={camera} /> : null}
    </div>
  );
}

function showStream(element: HTMLVideoElement, stream: MediaStream): () => void {
  element.srcObject = stream;
  // A failed start is not an error: the frames that arrive are read, and the autoplay attribute starts it too.
  element.play().catch(() => undefined);
  return () => {
    element.srcObject = null;
  };
}

function Torch({ camera }: { readonly camera: Camera }): ReactNode {
  const t = useLateTexts('scan');
  const [isOn, setOn] = useState(false);
  const Icon = isOn ? FlashlightOff : Flashlight;
  return (
    <RoundButton
      className={styles.torch}
      label={isOn ? t('scan.torchOff') : t('scan.torchOn')}
      onClick={() => void camera.setTorch(!isOn).then(setOn)}
    >
      <Icon aria-hidden />
    </RoundButton>
  );
}

function Corners({ isRecognised, isLive }: { readonly isRecognised: boolean; readonly isLive: boolean }): ReactNode {
  return (
    <svg
      className={join(styles.frame, isRecognised ? styles.recognised : undefined, isLive ? undefined : styles.waiting)}
      viewBox="0 0 100 100"
      aria-hidden
    >
      {[0, 90, 180, 270].map((turn) => (
        <path key={turn} d="M2 24V12A10 10 0 0 1 12 2H24" transform={`rotate(${turn} 50 50)`} />
      ))}
    </svg>
  );
}

function sentence(t: Translate<KeyOf<'scan'>>, state: ScannerState): string {
  switch (state.status) {
    case 'off':
      return '';
    case 'opening':
      return t('scan.opening');
    case 'scanning':
      return t('scan.looking');
    case 'refused':
      return t(`scan.${state.refusal}`);
  }
}
