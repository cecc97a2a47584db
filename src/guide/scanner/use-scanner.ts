import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { type Camera, type CameraRefusal, openCamera } from '../adapters/camera.ts';
import { type CodeReader } from './code-reader.ts';

export type ScannerState =
  | { readonly status: 'off' | 'opening' }
  | { readonly status: 'scanning'; readonly camera: Camera }
  | { readonly status: 'refused'; readonly refusal: CameraRefusal | 'failed' };

export interface ScannerOptions {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly reader: CodeReader;
  /** How often the visitor has asked for the camera: none is opened at 0, and each increase requests it again. */
  readonly asked: number;
  readonly onText: (text: string) => void;
}

const betweenFrames = 125;

/**
 * Runs the camera while it is wanted and the page is visible, and reads its frames one by one. A hidden page releases
 * the camera and requests it again when it is visible.
 */
export function useScanner({ video, reader, asked, onText }: ScannerOptions): ScannerState {
  const [state, setState] = useReducer((_: ScannerState, next: ScannerState) => next, { status: 'off' });
  const listener = useRef(onText);
  useEffect(() => {
    listener.current = onText;
  }, [onText]);

  useEffect(() => {
    if (asked === 0) return undefined;
    let stop: (() => void) | undefined;

    function run(): void {
      stop?.();
      stop = document.hidden ? undefined : scan(video, reader, setState, (text) => listener.current(text));
    }

    run();
    document.addEventListener('visibilitychange', run);
    return () => {
      document.removeEventListener('visibilitychange', run);
      stop?.();
    };
  }, [video, reader, asked]);

  return state;
}

function scan(
  video: RefObject<HTMLVideoElement | null>,
  reader: CodeReader,
  show: (state: ScannerState) => void,
  onText: (text: string) => void,
): () => void {
  let isHere = true;
  let camera: Camera | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  show({ status: 'opening' });
  void openCamera().then((outcome) => {
    if (!outcome.ok) {
      if (isHere) show({ status: 'refused', refusal: outcome.refusal });
      return;
    }
    ({ camera } = outcome);
    if (!isHere) {
      camera.stop();
      return;
    }
    camera.onLost(() => refuse('busy'));
    show({ status: 'scanning', camera });
    void readOn();
  });

  async function readOn(): Promise<void> {
    const picture = video.current;
    try {
      const isReady = picture !== null && picture.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
      const text = isReady && picture.videoWidth > 0 ? await reader.readFrame(picture) : undefined;
      if (!isHere) return;
      if (text !== undefined && text !== '') onText(text);
      timer = setTimeout(() => void readOn(), betweenFrames);
    } catch {
      refuse('failed');
    }
  }

  function refuse(refusal: CameraRefusal | 'failed'): void {
    if (!isHere) return;
    stop();
    show({ status: 'refused', refusal });
  }

  function stop(): void {
    isHere = false;
    clearTimeout(timer);
    camera?.stop();
  }

  return stop;
}
