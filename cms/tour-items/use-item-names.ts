import { useMemo } from 'react';
import { type StoredObject } from '#content/schema/containers.ts';
import { storedId } from '#content/schema/entity.ts';
import { asId } from '#content/schema/stored-number.ts';
import { useTexts } from '../language/texts.tsx';
import { objectLabel } from '../workspace/object-label.ts';
import { useObjects } from '../workspace/use-catalogue.ts';
import { storedCode } from './codes.ts';

export interface PathNames {
  readonly station: (ID: number) => string;
  /** Returns the code of a tour item, or its name if it has none. */
  readonly item: (ID: number) => string;
}

export interface ItemNames extends PathNames {
  /** Returns the code and name of a tour item. */
  readonly itemInFull: (item: StoredObject) => string;
  readonly stationOf: (ID: number) => StoredObject | undefined;
}

/** Returns the names that staff use for stations and tour items. */
export function useItemNames(): ItemNames {
  const { t, language } = useTexts();
  const locations = useObjects('locations');
  const items = useObjects('tourItems');
  return useMemo(() => {
    const stations = new Map(locations.map((object) => [storedId(object), object]));
    const places = new Map(items.map((object) => [storedId(object), object]));
    const station = (ID: number): string => {
      const object = stations.get(ID);
      return object === undefined ? t('stop.noStation') : objectLabel(object, language, t('unnamed'));
    };
    const stationIn = (item: StoredObject): string => station(asId(item['LocationID']) ?? -1);
    return {
      station,
      stationOf: (ID) => stations.get(ID),
      item: (ID) => {
        const object = places.get(ID);
        return object === undefined ? t('stop.noStation') : storedCode(object) || stationIn(object);
      },
      itemInFull: (item) => `${storedCode(item)} ${stationIn(item)}`.trim(),
    };
  }, [locations, items, language, t]);
}
