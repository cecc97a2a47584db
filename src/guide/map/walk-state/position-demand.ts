import { type PageVisibility } from '../../adapters/page-visibility.ts';
import { type PositionWatch } from './position-watch.ts';
import { demandOf, type WalkState } from './walk-state.ts';

export interface PositionDemand {
  /** Asks the device for what the walk and its surroundings need now. */
  readonly update: () => void;
  /** The map is on the screen, until the function returned is called. */
  readonly enterMap: () => () => void;
  /** Whether a screen of the tour is shown. */
  readonly setOnTour: (isOnTour: boolean) => void;
}

/** Keeps the watch on the device's position as exact as the walk needs. */
export function createPositionDemand(
  watch: PositionWatch,
  walk: () => WalkState,
  { page, hasStations }: { readonly page: PageVisibility; readonly hasStations: boolean },
): PositionDemand {
  let maps = 0;
  let isOnTour = true;

  function update(): void {
    watch.need(demandOf(walk(), { isPageSeen: page.isSeen(), isOnTour, isMapShown: maps > 0, hasStations }));
  }

  function addMaps(count: 1 | -1): void {
    maps += count;
    update();
  }

  return {
    update,
    enterMap: () => {
      addMaps(1);
      return () => addMaps(-1);
    },
    setOnTour: (isNow) => {
      isOnTour = isNow;
      update();
    },
  };
}
