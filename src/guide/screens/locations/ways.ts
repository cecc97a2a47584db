import { selectorsOf } from '#content/catalogue.ts';
import { Selector } from '#content/constants.ts';
import { type Tour } from '#content/entities/tour.ts';

/** A way to find a station, as the address names it (`?by=`). */
export type Way = 'dialpad' | 'list' | 'cards' | 'map' | 'board';

/** What the bar offers: the ways shown on this screen, and the scanner, which is a screen of its own. */
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
 * In the order of the tour's Selectors, without a map that has no picture. A tour without any way that can be shown here
 * has its list first.
 */
export function offersOf(tour: Pick<Tour, 'Selectors' | 'MapURL'>): readonly Offer[] {
  const known = selectorsOf(tour, Selector.List)
    .flatMap((selector) => offers[selector] ?? [])
    .filter((offer) => offer !== 'map' || Object.values(tour.MapURL).join('') !== '');
  return known.some(isWay) ? known : ['list', ...known];
}

/** The way to show: the one in the address, else the one chosen before, else the tour's first. */
export function wayOf(offered: readonly Offer[], inAddress: string | null, chosen: Way | undefined): Way {
  const ways = offered.filter(isWay);
  return ways.find((way) => way === inAddress) ?? ways.find((way) => way === chosen) ?? ways[0] ?? 'list';
}

function isWay(offer: Offer): offer is Way {
  return offer !== 'scan';
}
