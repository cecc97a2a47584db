import { type Catalogue } from './catalogue.ts';
import { Selector } from './constants.ts';
import { isGame } from './entities/location.ts';

/** Parts of the guide that only some museums need. Games include boards. */
export const contentGroups = ['map', 'games'] as const;

export type ContentGroup = (typeof contentGroups)[number];

/** Finds out which of these a museum needs, station by station: a large museum takes a while. */
export function* neededGroups({
  tours,
  itemsOf,
  location,
}: Pick<Catalogue, 'tours' | 'itemsOf' | 'location'>): Generator<undefined, readonly ContentGroup[]> {
  const has = (selector: Selector): boolean => tours().some(({ Selectors }) => Selectors.includes(selector));
  const needs = { map: has(Selector.Map), games: has(Selector.GameBoard) || (yield* hasGame()) };
  return contentGroups.filter((group) => needs[group]);

  function* hasGame(): Generator<undefined, boolean> {
    for (const { ID } of tours())
      for (const { LocationID } of itemsOf(ID)) {
        const station = location(LocationID);
        if (station !== undefined && isGame(station)) return true;
        yield;
      }
    return false;
  }
}
