import { type Location } from '#content/entities/location.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { type Spoken } from '#content/language-fallback.ts';
import { orInterfaceText } from '../text/spoken-text.tsx';
import { useContent } from '../../state/content/content-context.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { stationKind } from '../../state/content/station-kind.ts';

/** The title of a station in lists. */
export interface StationTitle {
  /** Never empty. */
  readonly title: Spoken;
  /** The number to show beside the title; empty if the title is the number, or the station has none. */
  readonly number: string;
}

/** A station without a name is called by its number, or else by its kind. */
export function useStationTitle(item: TourItem, location: Location | undefined): StationTitle {
  const t = useTranslate();
  const { say, numberOf } = useContent();
  const number = numberOf(item);
  if (location === undefined) return { title: orInterfaceText(say({}), t('locations.unavailable')), number };
  const name = say(location.Name);
  if (name.text !== '') return { title: name, number };
  const text = number === '' ? t(`type.${stationKind(location)}`) : t('station.number', { code: number });
  return { title: orInterfaceText(name, text), number: '' };
}
