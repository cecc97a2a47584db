import { useEffect, useMemo } from 'react';
import { storedId } from '#content/schema/entity.ts';
import { isObject, type StoredObject } from '#content/schema/containers.ts';
import { asId } from '#content/schema/stored-number.ts';
import { type LocationType } from '#content/constants.ts';
import { createFilter, type Filterable, foldAhead } from '#content/station-filter.ts';
import { oncePerObject } from '#content/once-per-object.ts';
import { staffNotesOf } from '#content/staff-notes.ts';
import { useTexts } from '../language/texts.tsx';
import { inSpareTime } from '#ui/spare-time.ts';
import { objectLabel } from '../workspace/object-label.ts';
import { useLateObjects } from '../workspace/use-catalogue.ts';
import { stationType } from './station-looks.ts';

/** A station as shown in lists. */
export interface StationEntry {
  readonly ID: number;
  readonly object: StoredObject;
  readonly name: string;
  readonly type: LocationType;
  /** What staff have filed it under. */
  readonly tags: readonly string[];
  /** The tours that contain it, with its code in each. */
  readonly places: readonly { readonly tourID: number; readonly code: string }[];
}

export interface Stations {
  readonly all: readonly StationEntry[];
  /** Filters by name in any language, by code and by tag. */
  readonly find: (typed: string) => readonly StationEntry[];
}

export function useStations(): Stations {
  const { t, language } = useTexts();
  const locations = useLateObjects('locations');
  const items = useLateObjects('tourItems');
  const entryOf = useMemo(() => {
    const places = new Map<number, StationEntry['places'][number][]>();
    for (const { LocationID, TourID, Code } of items) {
      const ID = asId(LocationID);
      if (ID === undefined) continue;
      const place = { tourID: asId(TourID) ?? -1, code: plain(Code) };
      const known = places.get(ID);
      if (known === undefined) places.set(ID, [place]);
      else known.push(place);
    }
    return oncePerObject((object: StoredObject): StationEntry => {
      const ID = storedId(object) ?? -1;
      return {
        ID,
        object,
        name: objectLabel(object, language, t('unnamed')),
        type: stationType(object),
        tags: staffNotesOf(object).StaffTags,
        places: places.get(ID) ?? [],
      };
    });
  }, [items, language, t]);
  const stations = useMemo(() => {
    const all = locations.map(entryOf);
    return { all, find: createFilter(all, wordsOf) };
  }, [locations, entryOf]);
  useEffect(() => inSpareTime(foldAhead(stations.all, wordsOf)), [stations]);
  return stations;
}

function wordsOf({ object, name, tags, places }: StationEntry): Filterable {
  const codes = places.map(({ code }) => code);
  return { code: codes[0] ?? '', name: [name, ...textsOf(object['Name']), ...codes, ...tags].join(' ') };
}

function textsOf(given: unknown): readonly string[] {
  return isObject(given) ? Object.values(given).filter((text) => typeof text === 'string') : [];
}

function plain(code: unknown): string {
  return typeof code === 'string' || typeof code === 'number' ? String(code) : '';
}
