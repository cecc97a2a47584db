import { type CSSProperties, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Tour } from '#content/entities/tour.ts';
import { previewNames } from '#contract/paths.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { FillingPlace, FillingProps } from './fillings.ts';
import { useVisit } from './visit-context.tsx';

/** A place that is empty until the part that fills it has loaded. */
export function Filling({ at, ...props }: FillingProps & { readonly at: FillingPlace }): ReactNode {
  const Part = useStore(useVisit().fillings)[at];
  return Part === undefined ? null : <Part {...props} />;
}

export interface OfferRoomProps {
  readonly at: 'tour' | 'openTour';
  readonly tour: Tour;
}

/** Keeps the room of what downloads offer about a tour, so that nothing moves when the offer comes. */
export function OfferRoom({ at, tour }: OfferRoomProps): ReactNode {
  const { native } = useVisit();
  const isHydrated = useHydrated();
  const mayCome = native === undefined && (!isHydrated || canKeep());
  const offer = <Filling at={at} tour={tour} />;
  return mayCome ? (
    <div data-offer style={rooms[at]}>
      {offer}
    </div>
  ) : (
    offer
  );
}

/** As high as the offer with its margins, and as wide as its short form. */
const rooms: Readonly<Record<OfferRoomProps['at'], CSSProperties>> = {
  tour: { display: 'grid', minHeight: 48, minWidth: 116 },
  openTour: { display: 'grid', minHeight: 54 },
};

/** Without a worker there are no downloads, and a preview of the editing copy offers none. */
function canKeep(): boolean {
  return 'serviceWorker' in navigator && !previewNames.includes(globalThis.window.name);
}
