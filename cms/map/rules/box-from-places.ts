import { roundDegrees } from '#content/coordinates/coordinates.ts';
import { halfTurn, metresBetween } from '#engine/map/distance.ts';
import { type Spot } from '#engine/map/position.ts';
import { createProjection, type MapBox } from '#engine/map/projection.ts';
import { type MapPlace } from '#engine/map/view.ts';
import { type KnownPlace } from './known-place.ts';
import { type Line, lineThrough, span } from './lines.ts';
import { doubtsAbout, type PlacesDoubt } from './places-doubts.ts';
import { type Size } from '#engine/geometry.ts';

export type BoxFromPlaces =
  | { readonly ok: false; readonly fault: PlacesFault }
  | {
      readonly ok: true;
      readonly box: MapBox;
      /** Metres between each place and where the box puts it, in the order of the places. */
      readonly residuals: readonly number[];
      readonly doubts: readonly PlacesDoubt[];
    };

export type PlacesFault =
  | 'too-few'
  /** All places are beside each other, so nothing says how high the picture is. */
  | 'one-row'
  /** All places are above each other, so nothing says how wide the picture is. */
  | 'one-column'
  /** The right of the picture is in the west on the earth, or its top in the south. */
  | 'turned'
  /** The box would reach beyond a pole or half around the earth. */
  | 'beyond';

/** The share of the picture's width or height that the places must span. */
const leastSpan = 0.01;

/**
 * Returns the box of degrees that lays a picture over known places: exactly for two, with the least squares for more. A
 * box has north at the top, so a rotated picture only comes near.
 */
export function boxFromPlaces(known: readonly KnownPlace[], size: Size): BoxFromPlaces {
  const fitted = fit(known, size);
  if (!fitted.ok) return fitted;
  /** How far the place with this index is off the box of all others. */
  const withoutOne = (index: number): { readonly own: number; readonly others: number } | undefined => {
    const left = known[index];
    const others = fit(known.toSpliced(index, 1), size);
    if (left === undefined || !others.ok) return undefined;
    return { own: metresBetween(others.toSpot(left.place), left.spot), others: Math.max(...others.residuals) };
  };
  const { box, residuals } = fitted;
  return { ok: true, box, residuals, doubts: doubtsAbout({ known, size, ...fitted, withoutOne }) };
}

type Fit =
  | { readonly ok: false; readonly fault: PlacesFault }
  | {
      readonly ok: true;
      readonly box: MapBox;
      readonly residuals: readonly number[];
      readonly toSpot: (place: MapPlace) => Spot;
    };

function fit(known: readonly KnownPlace[], size: Size): Fit {
  const [first] = known;
  if (first === undefined || known.length < 2) return { ok: false, fault: 'too-few' };
  if (span(known.map(({ place }) => place.x)) < leastSpan * size.width) return { ok: false, fault: 'one-column' };
  if (span(known.map(({ place }) => place.y)) < leastSpan * size.height) return { ok: false, fault: 'one-row' };

  const columns = lineThrough(
    known.map(({ place, spot }) => [place.x, halfTurn(spot.longitude - first.spot.longitude)]),
  );
  const rows = lineThrough(known.map(({ place, spot }) => [place.y, spot.latitude]));
  if (columns === undefined || rows === undefined || columns.slope <= 0 || rows.slope >= 0)
    return { ok: false, fault: 'turned' };

  const box = boxOf(columns, rows, size, first.spot.longitude);
  const outcome = box === undefined ? undefined : createProjection(box, size);
  if (box === undefined || outcome?.ok !== true) return { ok: false, fault: 'beyond' };
  const { toSpot } = outcome.projection;
  return { ok: true, box, residuals: known.map(({ place, spot }) => metresBetween(toSpot(place), spot)), toSpot };
}

/** @param origin the longitude from which the columns are measured */
function boxOf(columns: Line, rows: Line, { width, height }: Size, origin: number): MapBox | undefined {
  const [west, east] = [columns.start, columns.start + columns.slope * width];
  const [north, south] = [rows.start, rows.start + rows.slope * height];
  if (east - west >= 180 || north > 90 || south < -90) return undefined;
  const longitude = (degrees: number): number => roundDegrees(halfTurn(origin + degrees));
  return {
    BottomLeft: { Latitude: roundDegrees(south), Longitude: longitude(west) },
    TopRight: { Latitude: roundDegrees(north), Longitude: longitude(east) },
  };
}
