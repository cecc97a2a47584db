import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type ImageDescriptor } from '#content/entities/image-descriptor.ts';
import { SizedImage } from '../../../shell/lists/sized-image.tsx';
import { useContent } from '../../../state/content/content-context.tsx';
import { lateTexts, useLateTexts } from '../../../shell/late/late-texts.tsx';
import { useTranslate } from '../../../state/content/interface-context.tsx';
import { useZoom } from './use-zoom.ts';
import { X, ZoomIn, ZoomOut, ChevronLeft, ChevronRight } from 'lucide-react';
import { RoundButton } from '#ui/button.tsx';
import { zoomRange } from '#ui/picture/zoom-view.ts';
import { actionOfKey, type ZoomKeyAction, zoomStep } from './zoom-keys.ts';
import styles from './zoom-viewer.module.css';
import { type Spoken } from '#content/language-fallback.ts';
import { SpokenText } from '../../../shell/text/spoken-text.tsx';

interface ZoomBarProps {
  /** The number of the picture among several; null if there is only one. */
  readonly count: string | null;
  readonly zoom: number;
  readonly onZoom: (factor: number) => void;
  readonly onClose: () => void;
}

export interface ZoomViewerProps {
  readonly images: readonly ImageDescriptor[];
  /** The picture that is shown. */
  readonly index: number;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

const { Texts } = lateTexts('zoom');

/** Shows pictures as large as the screen. Visitors zoom with fingers, mouse, wheel, keys or buttons. */
export function ZoomViewer(props: ZoomViewerProps): ReactNode {
  return (
    <Texts standIn={null}>
      <Viewer {...props} />
    </Texts>
  );
}

function Viewer({ images, index, onShow, onClose }: ZoomViewerProps): ReactNode {
  const t = useTranslate();
  const words = useLateTexts('zoom');
  const { say } = useContent();
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const image = images[index];
  const { view, isHeld, zoomBy, panBy, reset, pointers } = useZoom(frame, picture, (direction) =>
    show(index - direction * readingDirection()),
  );

  const [looked, setLooked] = useState(-1);
  if (view.zoom > 1 && looked !== index) setLooked(index);
  const isClose = looked === index;

  useEffect(() => {
    const element = dialog.current;
    if (element?.open === false) element.showModal();
  }, []);

  function show(next: number): void {
    if (images[next] === undefined) return;
    onShow(next);
    reset();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = actionOfKey(event.key, view.zoom === 1, readingDirection());
    if (action === undefined) return;
    event.preventDefault();
    perform(action);
  }

  function perform(action: ZoomKeyAction): void {
    switch (action.kind) {
      case 'zoom':
        return zoomBy(action.factor);
      case 'pan':
        return panBy(action.x, action.y);
      case 'reset':
        return reset();
      case 'turn':
        return show(index + action.by);
    }
  }

  if (image === undefined) return null;
  const count = images.length;
  const counted = t('station.image', { index: index + 1, count });
  const overlay = say(image.OverlayText);
  const alt = say(image.AltText);

  return (
    // The keys work for the whole dialog, wherever the focus is.
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={words('zoom.title')}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <ZoomBar
        count={count === 1 ? null : counted}
        zoom={view.zoom}
        onZoom={zoomBy}
        onClose={() => dialog.current?.close()}
      />
      <div ref={frame} className={styles.frame} data-held={isHeld ? '' : undefined} {...pointers}>
        <SizedImage
          key={`${index} ${image.ImageURL}`}
          ref={picture}
          // The original is worth its bytes once it is looked at closely.
          sizes={isClose ? undefined : '100vw'}
          src={image.ImageURL}
          alt={alt.text || overlay.text || counted}
          draggable={false}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})` }}
        />
      </div>
      <ZoomFooter
        caption={overlay.text === '' ? alt : overlay}
        copyright={image.Copyright}
        index={index}
        count={count}
        onShow={show}
      />
    </dialog>
  );
}

/** Returns 1 if the next picture is to the right, -1 if it is to the left. */
function readingDirection(): 1 | -1 {
  return document.documentElement.dir === 'rtl' ? -1 : 1;
}

/** The viewer's buttons that zoom and close. */
function ZoomBar({ count, zoom, onZoom, onClose }: ZoomBarProps): ReactNode {
  const t = useTranslate();
  const words = useLateTexts('zoom');
  return (
    <div className={styles.bar}>
      <p className={styles.count}>{count}</p>
      <RoundButton label={t('zoom.out')} aria-disabled={zoom <= zoomRange.min} onClick={() => onZoom(1 / zoomStep)}>
        <ZoomOut aria-hidden />
      </RoundButton>
      <p className={styles.percent} role="status">
        {words('zoom.percent', { percent: Math.round(zoom * 100) })}
      </p>
      <RoundButton label={t('zoom.in')} aria-disabled={zoom >= zoomRange.max} onClick={() => onZoom(zoomStep)}>
        <ZoomIn aria-hidden />
      </RoundButton>
      <RoundButton label={words('zoom.close')} onClick={onClose}>
        <X aria-hidden />
      </RoundButton>
    </div>
  );
}

interface ZoomFooterProps {
  readonly caption: Spoken;
  /** The holder of the copyright, or an empty string. */
  readonly copyright: string;
  readonly index: number;
  /** The number of pictures. */
  readonly count: number;
  readonly onShow: (index: number) => void;
}

/** The picture's caption, between the buttons to the pictures before and after it. */
function ZoomFooter({ caption, copyright, index, count, onShow }: ZoomFooterProps): ReactNode {
  const t = useTranslate();
  const words = useLateTexts('zoom');
  const isOnly = count === 1;
  return (
    <div className={styles.below}>
      {isOnly ? null : (
        <RoundButton label={words('zoom.previous')} aria-disabled={index === 0} onClick={() => onShow(index - 1)}>
          <ChevronLeft aria-hidden className={styles.turned} />
        </RoundButton>
      )}
      <div className={styles.words}>
        <p>
          <SpokenText spoken={caption} />
        </p>
        {copyright === '' ? null : <p className={styles.copyright}>{t('station.copyright', { holder: copyright })}</p>}
      </div>
      {isOnly ? null : (
        <RoundButton label={words('zoom.next')} aria-disabled={index === count - 1} onClick={() => onShow(index + 1)}>
          <ChevronRight aria-hidden className={styles.turned} />
        </RoundButton>
      )}
    </div>
  );
}
