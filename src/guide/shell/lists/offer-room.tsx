import { ArrowDownToLine } from 'lucide-react';
import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Tour } from '#content/entities/tour.ts';
import { previewNames } from '#contract/paths.ts';
import { baseWithin } from '#offline/media-path.ts';
import { join } from '#ui/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { Filling } from '../../state/visit/filling.tsx';
import { useVisit } from '../../state/visit/visit-context.tsx';
import { orInterfaceText } from '../text/spoken-text.tsx';
import styles from './offer.module.css';

export interface OfferRoomProps {
  readonly at: 'tour' | 'openTour';
  readonly tour: Tour;
}

/**
 * Reserves the space of a tour's download offer, so that nothing moves when the offer comes. On a first visit the part
 * behind the offer waits until the device is calm; until then a button takes its place, and hastens it.
 */
export function OfferRoom({ at, tour }: OfferRoomProps): ReactNode {
  const { native, fillings } = useVisit();
  const isHydrated = useHydrated();
  const isFilled = useStore(fillings, (parts) => parts[at] !== undefined);
  const { base } = useContent();
  const mayCome = native === undefined && (!isHydrated || canKeep(base));
  const isFirst = !isHydrated || (mayCome && navigator.serviceWorker.controller === null);
  const offer = <Filling at={at} tour={tour} />;
  const room = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isFilled && hadFocus.current) room.current?.querySelector('button')?.focus();
  }, [isFilled]);
  return mayCome ? (
    <div ref={room} data-offer style={rooms[at]}>
      {isFilled || !isFirst ? offer : <StandIn tour={tour} isShort={at === 'tour'} hadFocus={hadFocus} />}
    </div>
  ) : (
    offer
  );
}

/**
 * Whether this page may keep tours. It needs a worker, which answers nothing of another host; a preview of the editing
 * copy keeps nothing.
 *
 * @param base of the content's URLs
 */
function canKeep(base: string): boolean {
  const place = new URL('./', document.baseURI).href;
  return (
    'serviceWorker' in navigator &&
    !previewNames.includes(globalThis.window.name) &&
    baseWithin(place, base) !== undefined
  );
}

/** As high as the offer with its margins, and as wide as its short form. */
const rooms: Readonly<Record<OfferRoomProps['at'], CSSProperties>> = {
  tour: { display: 'grid', minHeight: 48, minWidth: 116 },
  openTour: { display: 'grid', minHeight: 48 },
};

interface StandInProps {
  readonly tour: Tour;
  readonly isShort: boolean;
  /** Noted when it goes. */
  readonly hadFocus: RefObject<boolean>;
}

function StandIn({ tour, isShort, hadFocus }: StandInProps): ReactNode {
  const t = useTranslate();
  const { wish } = useVisit();
  const wished = useStore(wish);
  const { say, listed } = useContent();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => void (hadFocus.current = own !== null && document.activeElement === own);
  }, [hadFocus]);
  if (wished === 'impossible') return null;
  const label = t('offer.tour');
  const isWished = typeof wished === 'object' && wished.tour === tour.ID;
  return (
    <button
      ref={button}
      type="button"
      className={join(styles.offer, styles.open)}
      aria-label={`${label}: ${orInterfaceText(say(tour.Name), t('tours.title')).text}`}
      aria-busy={isWished}
      onClick={() => wish.setState({ tour: tour.ID, language: listed.Code }, true)}
    >
      <ArrowDownToLine aria-hidden size={18} />
      <span>{isShort ? t('offer.short') : label}</span>
    </button>
  );
}
