import type { ComponentType } from 'react';
import type { Wanted } from '#offline/wanted.ts';
import type { Location } from '#content/entities/location.ts';
import type { Tour } from '#content/entities/tour.ts';

export interface FillingProps {
  readonly tour?: Tour;
  readonly location?: Location;
}

/**
 * The visitor's wish for a download: the dialog to take everything, or a tour in a language. Its part may not have
 * loaded yet. `impossible`: it never will on this page.
 */
export type OfflineWish = 'take' | Wanted | 'impossible';

/** Components of parts that are fetched later, by the places on earlier screens that they fill. */
export type Fillings = Readonly<Partial<Record<FillingPlace, ComponentType<FillingProps>>>>;

/**
 * `walk`, `offline` and `profile` accompany every screen; `aloud` reads its texts. A `tour` is one of a list, an `openTour` has
 * the screen; `info` is one; `station` is the length of a recording in a list.
 */
export type FillingPlace = 'walk' | 'offline' | 'tour' | 'openTour' | 'station' | 'info' | 'profile' | 'aloud';
