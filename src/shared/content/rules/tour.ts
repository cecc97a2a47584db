import { type Catalogue, isRedirect } from '../catalogue.ts';
import { Selector } from '../constants.ts';
import { type Tour } from '../entities/tour.ts';
import { type TourItem } from '../entities/tour-item.ts';
import { type Finding } from '../finding.ts';
import { isGuidePath } from '../guide-path.ts';
import { normaliseCode } from '../station-code.ts';
import { findingsOf, isBlank } from './find.ts';

/** Checks one tour against section 5, and against the needs of its selectors. */
export function checkTour(tour: Tour, catalogue: Catalogue): readonly Finding[] {
  const find = findingsOf('tours', tour.ID);
  const general = [...(isBlank(tour.Name) ? [find('Name', 'name-required')] : []), ...checkDays(tour)];
  if (isRedirect(tour)) return [...general, ...checkRedirect(tour)];
  return [
    ...general,
    ...(tour.Selectors.length === 0 ? [find('Selectors', 'no-selector')] : []),
    ...checkMap(tour),
    ...(tour.Selectors.includes(Selector.GameBoard) && tour.GameBoardImagesURL.length === 0
      ? [find('GameBoardImagesURL', 'board-missing')]
      : []),
    ...checkItemCodes(catalogue.itemsOf(tour.ID)),
  ];
}

/** The days of a tour that is off mean nothing. */
function checkDays({ ID, Enabled, EnabledFrom, EnabledUntil }: Tour): readonly Finding[] {
  const isNever = Enabled && EnabledUntil !== '' && EnabledUntil < EnabledFrom;
  return isNever ? [findingsOf('tours', ID)('EnabledUntil', 'days-reversed')] : [];
}

/** Accepts a path within the guide, or a full http(s) URL. */
function checkRedirect({ ID, RedirectTarget }: Tour): readonly Finding[] {
  const isTarget = isGuidePath(RedirectTarget) || /^https?:\/\//.test(RedirectTarget);
  return isTarget ? [] : [findingsOf('tours', ID)('RedirectTarget', 'redirect-target', { target: RedirectTarget })];
}

/** A missing width or height is not a fault, because the picture's own is used. */
function checkMap({ ID, Selectors, MapURL, MapGPS }: Tour): readonly Finding[] {
  const find = findingsOf('tours', ID);
  const needsMap = Selectors.includes(Selector.Map);
  return [
    ...(needsMap && isBlank(MapURL) ? [find('MapURL', 'map-missing')] : []),
    ...(MapGPS === undefined || isBox(MapGPS) ? [] : [find('MapGPS', 'map-box')]),
  ];
}

/** A box whose left is east of its right crosses the antimeridian if it is less than half the earth wide. */
function isBox({ BottomLeft, TopRight }: NonNullable<Tour['MapGPS']>): boolean {
  const wide = TopRight.Longitude - BottomLeft.Longitude;
  return BottomLeft.Latitude < TopRight.Latitude && (wide > 0 || wide + 360 < 180);
}

/** Checks that each code leads to one station of its tour. */
export function checkItemCodes(items: readonly TourItem[]): readonly Finding[] {
  const seen = new Set<string>();
  return items.flatMap(({ ID, Code }) => {
    const code = normaliseCode(Code);
    if (code === '') return [];
    if (seen.has(code)) return [findingsOf('tourItems', ID)('Code', 'code-duplicate', { code: Code })];
    seen.add(code);
    return [];
  });
}
