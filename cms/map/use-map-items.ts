import { useMemo } from 'react';
import { type TourItem, tourItem } from '#content/entities/tour-item.ts';
import { isOnMap, type MapPlace } from '#engine/map/view.ts';
import { setAt } from '../draft/set-at.ts';
import { objectOf } from '../draft/draft.ts';
import { useTexts } from '../language/texts.tsx';
import { objectLabel } from '../workspace/object-label.ts';
import { useObjects } from '../workspace/use-catalogue.ts';
import { useDraft, useDraftState } from '../workspace/workspace-context.tsx';
import { type Size } from '#engine/geometry.ts';

/** A station of the tour in the map editor. */
export interface MapItem {
  readonly item: TourItem;
  /** Its code and name. */
  readonly name: string;
  readonly isPlaced: boolean;
  /** Whether it leads to a station that exists. */
  readonly hasStation: boolean;
}

/**
 * Returns a tour's stations in order. Staff place them anywhere except in the top-left corner, which means "no place".
 */
export function useMapItems(tour: number, size: Size): readonly MapItem[] {
  const { t, language } = useTexts();
  const items = useObjects('tourItems');
  const { draft } = useDraftState();
  const locations = draft.changes.get('locations');
  const { width, height } = size;
  return useMemo(
    () =>
      items
        .filter(({ TourID }) => TourID === tour)
        .map(tourItem.complete)
        .toSorted((one, other) => one.Position - other.Position)
        .map((item) => {
          const location = objectOf(draft, { model: 'locations', ID: item.LocationID });
          const station = location === undefined ? t('map.noStation') : objectLabel(location, language, t('unnamed'));
          const place = { x: item.MapX, y: item.MapY };
          return {
            item,
            name: [item.Code, station].filter((part) => part !== '').join(' '),
            hasStation: location !== undefined,
            isPlaced: (item.MapX !== 0 || item.MapY !== 0) && isOnMap(place, { width, height }),
          };
        }),
    // Only the draft's locations are read.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [items, tour, draft.base, locations, language, t, width, height],
  );
}

export interface Placing {
  /** In whole map units. @param mergeKey edits with the same key in quick succession are one step */
  readonly place: (ID: number, place: MapPlace, mergeKey?: string) => void;
  readonly takeOff: (ID: number) => void;
}

/** Puts stations on the map and removes them; each change is one undo step. */
export function usePlacing({ width, height }: Size): Placing {
  const store = useDraft();
  const put = (ID: number, [x, y]: readonly [number?, number?], mergeKey?: string): void => {
    const stored = objectOf(store.getState().draft, { model: 'tourItems', ID });
    if (stored !== undefined) store.put('tourItems', setAt(setAt(stored, ['MapX'], x), ['MapY'], y), mergeKey);
  };
  return {
    place: (ID, { x, y }, mergeKey) => put(ID, [within(x, width), within(y, height)], mergeKey),
    takeOff: (ID) => put(ID, []),
  };
}

/** Clamps a point to the map, excluding the corner that means "no place". */
function within(value: number, limit: number): number {
  return Math.min(Math.max(Math.round(value), 1), Math.floor(limit));
}
