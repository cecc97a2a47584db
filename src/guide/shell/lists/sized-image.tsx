import { type ComponentProps, type ReactNode, type Ref, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { pictureSet } from '#contract/sized-pictures.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useContent } from '../../state/content/content-context.tsx';

export interface SizedImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'alt' | 'ref'> {
  /** The original; browsers choose among its smaller sizes. Undefined: not yet. */
  readonly src: string | undefined;
  /** How wide it is shown, as in HTML. Undefined: the original is wanted. */
  readonly sizes: string | undefined;
  /** The description of the picture; empty for decoration. */
  readonly alt: string;
  readonly ref?: Ref<HTMLImageElement>;
}

/**
 * A picture of the content in the size in which it is shown. Its addresses are set once it is in the document: Chromium
 * keeps every image with sizes that was never there, and with it the whole screen that React has drawn and thrown away.
 */
export function SizedImage({ src, sizes, alt, ref, ...props }: SizedImageProps): ReactNode {
  const { base, configuration } = useContent();
  const srcSet = src === undefined || sizes === undefined ? undefined : pictureSet(src, { base, ...configuration });
  const isHydrated = useHydrated();
  // One that came with the page is in the document already.
  const [isFromPage] = useState(!isHydrated);
  const own = useRef<HTMLImageElement>(null);
  const refs = useCallback(
    (image: HTMLImageElement | null) => {
      own.current = image;
      if (typeof ref === 'function') return ref(image);
      if (ref) ref.current = image;
      return undefined;
    },
    [ref],
  );
  useLayoutEffect(() => {
    if (isFromPage || own.current === null) return;
    setOrRemove(own.current, 'sizes', srcSet === undefined ? undefined : sizes);
    setOrRemove(own.current, 'srcset', srcSet);
    setOrRemove(own.current, 'src', src);
  }, [isFromPage, src, srcSet, sizes]);
  const set = isFromPage ? { src, ...(srcSet === undefined ? {} : { sizes, srcSet }) } : {};
  return <img {...props} {...set} alt={alt} ref={refs} />;
}

function setOrRemove(image: HTMLImageElement, name: string, value: string | undefined): void {
  if (value === undefined) image.removeAttribute(name);
  else if (image.getAttribute(name) !== value) image.setAttribute(name, value);
}
