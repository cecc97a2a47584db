import { selectorsOf } from '#content/catalogue.ts';
import { Selector } from '#content/constants.ts';
import { type Tour } from '#content/entities/tour.ts';

/** A way to find a station, as the address names it (`?by=`). */
export type Way = 'dialpad' | 'list' | 'cards' | 'map' | 'board';

/** What the bar offers: the ways shown on this screen, and the scanner, which is a separate screen. */
export type Offer = Way | 'scan';

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
  return known.some(isWay) ? known : ['list', ...known];
}

/** Returns the way to show: the one in the address, otherwise the one chosen before, otherwise the tour's first. */
export function wayOf(offered: readonly Offer[], inAddress: string | null, chosen: Way | undefined): Way {
  const ways = offered.filter(isWay);
  return ways.find((way) => way === inAddress) ?? ways.find((way) => way === chosen) ?? ways[0] ?? 'list';
}

function isWay(offer: Offer): offer is Way {
  return offer !== 'scan';
}
