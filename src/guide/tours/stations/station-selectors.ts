import { selectorsOf } from '#content/catalogue.ts';
import { Selector } from '#content/constants.ts';
import { type Tour } from '#content/entities/tour.ts';

/** A way to find a station, as the address names it (`?by=`). */
export type StationSelector = 'dialpad' | 'list' | 'cards' | 'map' | 'board';

/** The entries of the bar: the selectors shown on this screen, and the scanner, which is a separate screen. */
export type Offer = StationSelector | 'scan';

const offers: Readonly<Partial<Record<Selector, Offer>>> = {
  [Selector.DialPad]: 'dialpad',
  [Selector.List]: 'list',
  [Selector.QrCode]: 'scan',
  [Selector.Cards]: 'cards',
  [Selector.Map]: 'map',
  [Selector.GameBoard]: 'board',
};

/**
 * Returns the tour's Selectors in order, without a map that has no picture. If none can be shown here, the list comes
 * first.
 */
export function offersOf(tour: Pick<Tour, 'Selectors' | 'MapURL'>): readonly Offer[] {
  const known = selectorsOf(tour, Selector.List)
    .flatMap((selector) => offers[selector] ?? [])
    .filter((offer) => offer !== 'map' || Object.values(tour.MapURL).join('') !== '');
  return known.some(isStationSelector) ? known : ['list', ...known];
}

/**
 * Returns the selector to show: the one in the address, otherwise the one chosen before, otherwise the tour's first.
 */
export function selectorToShow(
  offered: readonly Offer[],
  inAddress: string | null,
  chosen: StationSelector | undefined,
): StationSelector {
  const selectors = offered.filter(isStationSelector);
  return (
    selectors.find((selector) => selector === inAddress) ??
    selectors.find((selector) => selector === chosen) ??
    selectors[0] ??
    'list'
  );
}

function isStationSelector(offer: Offer): offer is StationSelector {
  return offer !== 'scan';
}
