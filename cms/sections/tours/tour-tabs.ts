import { isRedirect } from '#content/catalogue.ts';
import { Selector, TourType } from '#content/constants.ts';
import { type Tour } from '#content/entities/tour.ts';
import { type TourTab } from '../../workspace/tour-parts.ts';

/** Returns the parts that apply to a tour of its kind, and the open one in any case. */
export function tabsFor(tour: Tour, open: TourTab): readonly TourTab[] {
  const matters: Readonly<Record<TourTab, boolean>> = {
    general: true,
    pictures: true,
    selectors: !isRedirect(tour),
    stations: !isRedirect(tour),
    map: !isRedirect(tour) && hasMap(tour),
    game: !isRedirect(tour) && hasGame(tour),
  };
  const order: readonly TourTab[] = ['general', 'pictures', 'selectors', 'stations', 'map', 'game'];
  return order.filter((tab) => matters[tab] || tab === open);
}

function hasMap({ Selectors, MapURL, MapGPS, MapGPSAutoActivation }: Tour): boolean {
  return (
    Selectors.includes(Selector.Map) || Object.keys(MapURL).length > 0 || MapGPS !== undefined || MapGPSAutoActivation
  );
}

function hasGame({ Type, Selectors, GameBoardImagesURL, GameWonIconsURL, GameEndExplanationLabel }: Tour): boolean {
  return (
    Type === TourType.Game ||
    Selectors.includes(Selector.GameBoard) ||
    GameBoardImagesURL.length > 0 ||
    GameWonIconsURL.length > 0 ||
    Object.keys(GameEndExplanationLabel).length > 0
  );
}
