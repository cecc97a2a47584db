import { type TourItem } from '#content/entities/tour-item.ts';
import { displayCode } from '#content/station-code.ts';
import { useContent } from './content-context.tsx';

/** The code as the museum wants it shown: not at all (HideStationNumber), or with leading zeros (StationNumberWidth). */
export function useStationNumber({ Code }: TourItem): string {
  const { HideStationNumber, StationNumberWidthEnabled, StationNumberWidth } = useContent().catalogue.configuration;
  return HideStationNumber ? '' : displayCode(Code, StationNumberWidthEnabled ? StationNumberWidth : undefined);
}
