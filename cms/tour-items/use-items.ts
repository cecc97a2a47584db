import { useMemo } from 'react';
import { byPosition } from '#content/catalogue-index.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { asId } from '#content/schema/stored-number.ts';
import { completeItem } from '../workspace/complete-objects.ts';
import { useObjects } from '../workspace/use-catalogue.ts';

/** Returns the stations of a tour, by Position. */
export function useItems(tourID: number): readonly TourItem[] {
  const stored = useObjects('tourItems');
  return useMemo(() => itemsOf(stored, tourID), [stored, tourID]);
}

export function itemsOf(stored: readonly StoredObject[], tourID: number): readonly TourItem[] {
  return byPosition(stored.filter((item) => asId(item['TourID']) === tourID).map(completeItem));
}
