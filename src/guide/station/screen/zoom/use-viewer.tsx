import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ImageDescriptor } from '#content/entities/image-descriptor.ts';
import { latePart } from '#ui/late-part.ts';
import { openLayer } from '../../../adapters/history-layer.ts';
import { useTranslate } from '../../../state/content/interface-context.tsx';

interface Viewer {
  /** Opens the viewer, which is fetched on first use. */
  readonly enlarge: (index: number) => void;
  /** The open viewer, or a sentence if it could not be fetched. */
  readonly viewer: ReactNode;
}

const zoomViewer = latePart(
  () => import('./zoom-viewer.tsx'),
  ({ ZoomViewer }) => ZoomViewer,
);

/**
 * Shows pictures as large as the screen.
 *
 * @param onClose receives the index of the picture that was seen last
 */
export function useViewer(images: readonly ImageDescriptor[], onClose: (last: number) => void): Viewer {
  const t = useTranslate();
  const [index, setIndex] = useState<number>();
  const [failed, setFailed] = useState(false);
  const [Open, setOpenViewer] = useState(zoomViewer.get);
  const seen = useRef(0);
  const close = useRef<() => void>(undefined);
  useEffect(() => () => close.current?.(), []);

  const show = (next: number): void => {
    seen.current = next;
    setIndex(next);
  };
  const forget = (): void => {
    close.current = undefined;
    // The page behind can take the focus only once the viewer is gone.
    flushSync(() => setIndex(undefined));
    onClose(seen.current);
  };
  const enlarge = (first: number): void => {
    zoomViewer.fetch().then(
      (Viewer) => {
        setOpenViewer(() => Viewer);
        setFailed(false);
        show(first);
        close.current ??= openLayer(forget);
      },
      () => setFailed(true),
    );
  };
  return {
    enlarge,
    viewer:
      index === undefined || Open === undefined ? (
        <p role="status">{failed ? t('zoom.failed') : null}</p>
      ) : (
        <Open images={images} index={index} onShow={show} onClose={() => close.current?.()} />
      ),
  };
}
