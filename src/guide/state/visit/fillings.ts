import type { ComponentType } from 'react';
import type { Tour } from '#content/entities/tour.ts';

export interface FillingProps {
  readonly tour?: Tour;
}

/** Components of parts that are fetched later, by the places on earlier screens that they fill. */
export type Fillings = Readonly<Partial<Record<FillingPlace, ComponentType<FillingProps>>>>;

/**
 * `walk` and `offline` accompany every screen. A `tour` is one of a list, an `openTour` has the screen; `welcome` and
 * `info` are screens.
 */
export type FillingPlace = 'walk' | 'offline' | 'tour' | 'openTour' | 'welcome' | 'info';
