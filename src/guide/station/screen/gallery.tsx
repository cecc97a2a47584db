import { type CSSProperties, type ReactNode, type RefObject, useCallback, useRef, useState } from 'react';
import { type ImageDescriptor } from '#content/entities/image-descriptor.ts';
import { shownWidths } from '#contract/sized-pictures.ts';
import { join } from '#ui/button.tsx';
import { isCalm } from '#ui/calm.ts';
import { Moving } from '../../shell/navigation/moving.tsx';
import { Copyright, Picture } from '../../shell/lists/picture.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';
import styles from './gallery.module.css';
import { useSized } from './use-sized.ts';
import { EnlargeButton } from './zoom/enlarge-button.tsx';
import { useViewer } from './zoom/use-viewer.tsx';

export interface GalleryProps {
  readonly images: readonly ImageDescriptor[];
  /** The screen's address, if the first picture heads it. */
  readonly address?: string;
}

/** A station's pictures side by side, to be swiped, scrolled, or chosen by the dots below. */
export function Gallery({ images, address }: GalleryProps): ReactNode {
  const t = useTranslate();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  // Browsers load lazy pictures too early, so those outside the frame wait until the visitor scrolls to them.
  const [reached, setReached] = useState(0);
  const reachFor = (index: number): void => setReached((before) => Math.max(before, index));
  const [lost, setLost] = useState<ReadonlySet<string>>(new Set(['']));
  const lose = useCallback((url: string) => setLost((before) => new Set(before).add(url)), []);
  const shown = images.filter(({ ImageURL }) => !lost.has(ImageURL));
  const { enlarge, viewer } = useViewer(shown, (last) => focusPicture(strip.current, last));
  if (shown.length === 0) return null;

  const show = (index: number): void => {
    const target = strip.current?.children[index];
    const instantly = isCalm();
    target?.scrollIntoView({ behavior: instantly ? 'auto' : 'smooth', block: 'nearest', inline: 'start' });
  };
  return (
    <section className={styles.gallery} aria-label={t('station.images')}>
      <ul
        ref={strip}
        className={styles.strip}
        // A scrollable element must be scrollable by keyboard.
        tabIndex={shown.length > 1 ? 0 : undefined}
        onScroll={({ currentTarget }) => {
          const place = Math.abs(currentTarget.scrollLeft) / Math.max(currentTarget.clientWidth, 1);
          reachFor(Math.ceil(place));
          setCurrent(Math.round(place));
        }}
      >
        {shown.map((image, index) => (
          // A list may contain the same picture twice, with different focus.
          <li key={`${images.indexOf(image)} ${image.ImageURL}`}>
            <Moving address={index === 0 ? address : undefined}>
              <Picture
                image={image}
                ratio="4 / 3"
                sizes={shownWidths.station}
                first={index === 0}
                isAwaited={index <= reached}
                label={t('station.image', { index: index + 1, count: shown.length })}
                className={styles.picture}
                onMissing={lose}
              />
            </Moving>
            <Copyright image={image} />
            <EnlargeButton
              image={image}
              label={t('station.image', { index: index + 1, count: shown.length })}
              onClick={() => enlarge(index)}
            />
          </li>
        ))}
      </ul>
      {shown.length === 1 ? null : (
        <div className={styles.dots} style={{ '--count': shown.length } as CSSProperties}>
          {shown.map((image, index) => (
            <button
              key={`${images.indexOf(image)} ${image.ImageURL}`}
              type="button"
              aria-label={t('station.image', { index: index + 1, count: shown.length })}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => show(index)}
            />
          ))}
        </div>
      )}
      {viewer}
    </section>
  );
}

/** After the viewer closes, the focus goes to the picture that was seen last. */
function focusPicture(strip: HTMLUListElement | null, index: number): void {
  const button = strip?.children[index]?.querySelector('button');
  button?.scrollIntoView({ block: 'nearest', inline: 'start' });
  button?.focus({ preventScroll: true });
}

/** Pixels. A browser cannot choose a poster's size itself: this is sharp on phones and enough behind a video. */
const posterWidth = 1280;

export interface VideoFrameProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** The station's pictures: the first is the poster, the others are shown below. */
  readonly images: readonly ImageDescriptor[];
  readonly address: string;
  /** Shown on top of the video. */
  readonly caption: ReactNode;
}

/** A video in place of the pictures. Its player is beside the station's text. */
export function VideoFrame({ video, images, address, caption }: VideoFrameProps): ReactNode {
  const sized = useSized();
  const [first, ...others] = images;
  return (
    <div>
      <div className={join(styles.gallery, styles.screen)}>
        <Moving address={address}>
          <video
            ref={video}
            className={styles.video}
            playsInline
            poster={first && sized(first.ImageURL, posterWidth)}
            preload="none"
          />
        </Moving>
        {caption}
      </div>
      <Gallery images={others} />
    </div>
  );
}
