import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { type ImageDescriptor } from '#content/entities/image-descriptor.ts';
import { RoundButton } from '#ui/button.tsx';
import { zoomRange } from '#ui/picture/zoom-view.ts';
import { SpokenText } from '../../../shell/text/spoken-text.tsx';
import { useContent } from '../../../state/content/content-context.tsx';
import { useTranslate } from '../../../state/content/interface-context.tsx';
import { useZoom } from './use-zoom.ts';
import styles from './zoom-viewer.module.css';

const zoomStep = 1.5;
const panStep = 80;

export interface ZoomViewerProps {
  readonly images: readonly ImageDescriptor[];
  /** The picture that is shown. */
  readonly index: number;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

/** Shows pictures as large as the screen, to be zoomed by fingers, mouse, wheel, keys or buttons. */
export function ZoomViewer({ images, index, onShow, onClose }: ZoomViewerProps): ReactNode {
  const t = useTranslate();
  const { say } = useContent();
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const image = images[index];
  const { view, isHeld, zoomBy, panBy, reset, pointers } = useZoom(frame, picture, (direction) =>
    show(index - direction * readingDirection()),
  );

  useEffect(() => {
    const element = dialog.current;
    if (element?.open === false) element.showModal();
  }, []);

  function show(next: number): void {
    if (images[next] === undefined) return;
    onShow(next);
    reset();
  }

  if (image === undefined) return null;
  const counted = t('station.image', { index: index + 1, count: images.length });
  const overlay = say(image.OverlayText);
  const alt = say(image.AltText);
  const percent = t('zoom.percent', { percent: Math.round(view.zoom * 100) });

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = actionOf(event.key);
    if (move === undefined) return;
    event.preventDefault();
    move();
  }

  function actionOf(key: string): (() => void) | undefined {
    const isWhole = view.zoom === 1;
    const aside = (side: 1 | -1) => () =>
      isWhole ? show(index + side * readingDirection()) : panBy(-side * panStep, 0);
    const actions: Readonly<Record<string, () => void>> = {
      '+': () => zoomBy(zoomStep),
      '=': () => zoomBy(zoomStep),
      '-': () => zoomBy(1 / zoomStep),
      '0': reset,
      ArrowUp: () => panBy(0, panStep),
      ArrowDown: () => panBy(0, -panStep),
      ArrowRight: aside(1),
      ArrowLeft: aside(-1),
    };
    return actions[key];
  }

  return (
    // The keys work for the whole dialog, wherever the focus is.
    <dialog ref={dialog} className={styles.viewer} aria-label={t('zoom.title')} onClose={onClose} onKeyDown={press}>
      <div className={styles.bar}>
        <p className={styles.count}>{images.length === 1 ? null : counted}</p>
        <RoundButton
          label={t('zoom.out')}
          aria-disabled={view.zoom <= zoomRange.min}
          onClick={() => zoomBy(1 / zoomStep)}
        >
          <ZoomOut aria-hidden />
        </RoundButton>
        <p className={styles.percent} role="status">
          {percent}
        </p>
        <RoundButton label={t('zoom.in')} aria-disabled={view.zoom >= zoomRange.max} onClick={() => zoomBy(zoomStep)}>
          <ZoomIn aria-hidden />
        </RoundButton>
        <RoundButton label={t('zoom.close')} onClick={() => dialog.current?.close()}>
          <X aria-hidden />
        </RoundButton>
      </div>
      <div ref={frame} className={styles.frame} data-held={isHeld ? '' : undefined} {...pointers}>
        <img
          key={`${index} ${image.ImageURL}`}
          ref={picture}
          src={image.ImageURL}
          alt={alt.text || overlay.text || counted}
          draggable={false}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})` }}
        />
      </div>
      <div className={styles.below}>
        {images.length === 1 ? null : (
          <RoundButton label={t('zoom.previous')} aria-disabled={index === 0} onClick={() => show(index - 1)}>
            <ChevronLeft aria-hidden className={styles.turned} />
          </RoundButton>
        )}
        <div className={styles.words}>
          <p>
            <SpokenText spoken={overlay.text === '' ? alt : overlay} />
          </p>
          {image.Copyright === '' ? null : (
            <p className={styles.copyright}>{t('station.copyright', { holder: image.Copyright })}</p>
          )}
        </div>
        {images.length === 1 ? null : (
          <RoundButton
            label={t('zoom.next')}
            aria-disabled={index === images.length - 1}
            onClick={() => show(index + 1)}
          >
            <ChevronRight aria-hidden className={styles.turned} />
          </RoundButton>
        )}
      </div>
    </dialog>
  );
}

/** Returns 1 if the next picture lies to the right, -1 if it lies to the left. */
function readingDirection(): 1 | -1 {
  return document.documentElement.dir === 'rtl' ? -1 : 1;
}
