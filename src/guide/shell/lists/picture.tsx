import { type ReactNode, useCallback, useState } from 'react';
import { type ImageDescriptor } from '#content/entities/image-descriptor.ts';
import { objectPosition } from '#content/image-focus.ts';
import { join } from '#ui/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';
import styles from './picture.module.css';
import { SpokenText } from '../text/spoken-text.tsx';
import { SizedImage } from './sized-image.tsx';

export interface PictureProps {
  readonly image: ImageDescriptor;
  /** Width to height, such as `4 / 3`. If omitted, the picture fills its frame. */
  readonly ratio?: string;
  readonly className?: string | undefined;
  /** Whether a title beside the picture already says the same. */
  readonly decorative?: boolean;
  /** How wide it is shown, as in HTML's `sizes`. */
  readonly sizes?: string;
  /** Visible without scrolling, so it loads before the others. */
  readonly first?: boolean;
  /** Whether it may be fetched yet. */
  readonly isAwaited?: boolean;
  /** The picture's name if staff entered no alternative text. */
  readonly label?: string;
  /** Shown if the picture does not come and has no alternative text. */
  readonly missing?: ReactNode;
  /** Called with the picture's URL in that case. */
  readonly onMissing?: (url: string) => void;
}

/** A picture of the content: cropped around the staff's focus or whole, with overlay text. */
export function Picture({
  image,
  ratio,
  className,
  decorative = false,
  sizes = '100vw',
  first = false,
  isAwaited = true,
  label = '',
  missing = null,
  onMissing,
}: PictureProps): ReactNode {
  const { say } = useContent();
  const { ImageURL, ImageContain, ImageFocus, OverlayText, AltText } = image;
  const overlay = say(OverlayText);
  const [failed, setFailed] = useState(false);
  const ownWords = say(AltText).text || overlay.text;
  const words = ownWords || label;
  const fail = useCallback(() => {
    setFailed(true);
    if (ownWords === '') onMissing?.(ImageURL);
  }, [ImageURL, onMissing, ownWords]);
  if (failed) return decorative || ownWords === '' ? missing : <p className={styles.missing}>{ownWords}</p>;
  return (
    <div className={join(styles.frame, className)} style={ratio === undefined ? undefined : { aspectRatio: ratio }}>
      <FadingImage
        src={ImageURL}
        sizes={sizes}
        isAwaited={isAwaited}
        alt={decorative ? '' : words}
        first={first}
        fit={ImageContain ? 'contain' : 'cover'}
        position={objectPosition(ImageFocus)}
        onFailure={fail}
      />
      {overlay.text === '' || decorative ? null : (
        <p className={styles.overlay}>
          <SpokenText spoken={overlay} />
        </p>
      )}
    </div>
  );
}

/** Names the holder of the rights in a picture; renders nothing if the content names none. */
export function Copyright({ image }: { readonly image: ImageDescriptor | undefined }): ReactNode {
  const t = useTranslate();
  if (image === undefined || image.Copyright === '') return null;
  return <p className={styles.copyright}>{t('station.copyright', { holder: image.Copyright })}</p>;
}

interface FadingImageProps {
  readonly src: string;
  readonly sizes: string;
  readonly isAwaited: boolean;
  readonly alt: string;
  readonly first: boolean;
  readonly fit: 'contain' | 'cover';
  readonly position: string;
  readonly onFailure: () => void;
}

/** Fades in when it has loaded; until then the coloured frame is visible. */
function FadingImage({ src, sizes, isAwaited, alt, first, fit, position, onFailure }: FadingImageProps): ReactNode {
  // A screen that was rendered ahead shows its pictures without waiting for the guide.
  const isHydrated = useHydrated();
  const [loaded, setLoaded] = useState(!isHydrated);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete === true && image.naturalWidth > 0) setLoaded(true);
      // It may have failed before the guide ran.
      else if (image?.complete === true && image.currentSrc !== '') image.decode().catch(onFailure);
    },
    [onFailure],
  );
  if (src === '') return null;
  return (
    <SizedImage
      ref={ref}
      src={isAwaited ? src : undefined}
      // Browsers that know where a lazy picture will be also know how wide it is.
      sizes={first ? sizes : `auto, ${sizes}`}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      data-loaded={loaded ? '' : undefined}
      onLoad={() => setLoaded(true)}
      onError={onFailure}
      style={{ objectFit: fit, objectPosition: position }}
    />
  );
}
