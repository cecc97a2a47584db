import { type ReactNode, useState } from 'react';
import { type ImageDescriptor } from '#content/entities/image-descriptor.ts';
import { latePart } from '../../../adapters/late-part.ts';
import { useTranslate } from '../../../state/interface-context.tsx';

export interface Viewer {
  /** Opens the viewer; it is fetched when a visitor first wants it. */
  readonly enlarge: (index: number) => void;
  /** The open viewer, or a sentence when it could not be fetched. */
  readonly viewer: ReactNode;
}

const zoomViewer = latePart(
  () => import('./zoom-viewer.tsx'),
  ({ ZoomViewer }) => ZoomViewer,
);

/** @param onClose told the picture that was seen last */
export function useViewer(images: readonly ImageDescriptor[], onClose: (last: number) => void): Viewer {
  const t = useTranslate();
  const [open, setOpen] = useState<number>();
  const [failed, setFailed] = useState(false);
  const [Open, setOpenViewer] = useState(zoomViewer.get);

  const enlarge = (index: number): void => {
    zoomViewer.fetch().then(
      (Viewer) => {
        setOpenViewer(() => Viewer);
        setFailed(false);
        setOpen(index);
      },
      () => setFailed(true),
    );
  };
  const close = (last: number): void => {
    setOpen(undefined);
    onClose(last);
  };
  return {
    enlarge,
    viewer:
      open === undefined || Open === undefined ? (
        <p role="status">{failed ? t('zoom.failed') : null}</p>
      ) : (
        <Open images={images} first={open} onClose={close} />
      ),
  };
}
