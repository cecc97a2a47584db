import { type CoordinatesOutcome, type Spot } from '../coordinates/outcome.ts';
import { readCoordinates } from '../coordinates/coordinates.ts';
import { type Tour } from '../entities/tour.ts';
import { type Facts } from '../sheets/sheet.ts';
import { type RefusalCode } from './plan.ts';
import { hundredths } from '../outline.ts';

export type MapPlaceOutcome =
  | { readonly ok: true; readonly x: number; readonly y: number }
  | { readonly ok: false; readonly code: RefusalCode; readonly facts: Facts };

/** Reads coordinates, in one text or as latitude and longitude, to map units of a tour. */
export function readMapPlace(tour: Tour | undefined, [first, second]: readonly string[]): MapPlaceOutcome {
  const read = second === undefined ? readCoordinates(first ?? '') : readBoth(first ?? '', second);
  if (!read.ok) return { ok: false, code: 'no-coordinates', facts: { fault: read.fault, part: read.part } };
  const place = placeOn(tour, read.spot);
  if (place === undefined) return { ok: false, code: 'no-map', facts: {} };
  const { MapWidth = 0, MapHeight = 0 } = tour ?? {};
  const isOnMap = place.x >= 0 && place.y >= 0 && place.x <= MapWidth && place.y <= MapHeight;
  return isOnMap ? { ok: true, ...place } : { ok: false, code: 'off-map', facts: {} };
}

/** Each may have its comma, which together would be ambiguous. */
function readBoth(latitude: string, longitude: string): CoordinatesOutcome {
  const pointed = (text: string): string => text.trim().replace(/^([-+\u2212]?\d+),(\d+)$/, '$1.$2');
  return readCoordinates(`${pointed(latitude)}; ${pointed(longitude)}`);
}

/** As the map lays its box over the picture: linearly, also across the antimeridian. */
function placeOn(tour: Tour | undefined, { latitude, longitude }: Spot): { x: number; y: number } | undefined {
  if (tour?.MapGPS === undefined) return undefined;
  const { BottomLeft, TopRight } = tour.MapGPS;
  const height = TopRight.Latitude - BottomLeft.Latitude;
  const isAcross = TopRight.Longitude < BottomLeft.Longitude;
  const width = TopRight.Longitude - BottomLeft.Longitude + (isAcross ? 360 : 0);
  const east = longitude - BottomLeft.Longitude + (isAcross && longitude < BottomLeft.Longitude ? 360 : 0);
  if (!(height > 0 && width > 0 && width < 360 && tour.MapWidth > 0 && tour.MapHeight > 0)) return undefined;
  return {
    x: hundredths((east / width) * tour.MapWidth),
    y: hundredths(((TopRight.Latitude - latitude) / height) * tour.MapHeight),
  };
}
