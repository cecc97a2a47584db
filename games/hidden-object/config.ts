import type { ImageDescriptor } from '#content/entities/image-descriptor.ts';
import type { Location } from '#content/entities/location.ts';
import type { LanguageMap } from '#content/schema/texts.ts';
import type { Prepared } from '#engine/play/game.ts';
import { areaOf, liesIn, type Polygon, polygonOf } from './polygon.ts';
import { type Size } from '#engine/geometry.ts';

export interface Hotspot {
  readonly polygon: Polygon;
  /** In square pixels of the picture. */
  readonly area: number;
  /** Empty when the content has none. */
  readonly name: LanguageMap;
  /** Played on a hit; if empty, the game's own sounds are played. */
  readonly sound: LanguageMap;
  /** false: a decoy, which counts as a miss. */
  readonly isSolution: boolean;
  /** The description of the hotspot, or why it is not a solution; empty when the content does not say. */
  readonly feedback: LanguageMap;
}

export interface HiddenObjectConfig {
  readonly picture: ImageDescriptor;
  /** The natural size of the picture; all lengths are in its pixels. */
  readonly size: Size;
  /** The hotspots that are in the picture, wholly or in part, in the order of the content. */
  readonly hotspots: readonly Hotspot[];
  /** The number of solutions that win. */
  readonly needed: number;
  /** The run of hits that is required once; 0 disables the rule. */
  readonly inARow: number;
  readonly missed: LanguageMap;
  readonly missedMore: LanguageMap;
  /** From this miss on, `missedMore` replaces `missed`; 0 means never. */
  readonly missedMoreFrom: number;
}

export type HiddenObjectReason = 'no-picture' | 'no-solution';

type HiddenObjectStation = Pick<
  Location,
  | 'ImageDescriptors'
  | 'GameHotspots'
  | 'GameHotspotsInARow'
  | 'GameHotspotsToWin'
  | 'GameHotspotsMissedURL'
  | 'GameHotspotsMissedMoreCount'
  | 'GameHotspotsMissedMoreURL'
>;

/** Returns the picture to search: the station's first one. */
export function hiddenObjectPicture({
  ImageDescriptors,
}: Pick<HiddenObjectStation, 'ImageDescriptors'>): ImageDescriptor | undefined {
  return ImageDescriptors.find(({ ImageURL }) => ImageURL !== '');
}

/** @param size the natural size of `hiddenObjectPicture`, known once it has loaded */
export function hiddenObjectConfig(
  location: HiddenObjectStation,
  size: Size,
): Prepared<HiddenObjectConfig, HiddenObjectReason> {
  const picture = hiddenObjectPicture(location);
  if (picture === undefined || !(size.width > 0 && size.height > 0))
    return { kind: 'unplayable', reason: 'no-picture' };
  const hotspots = hotspotsIn(location.GameHotspots, size);
  const solutions = hotspots.filter(({ isSolution }) => isSolution).length;
  if (solutions === 0) return { kind: 'unplayable', reason: 'no-solution' };
  const { GameHotspotsInARow, GameHotspotsToWin } = location;
  return {
    kind: 'playable',
    config: {
      picture,
      size,
      hotspots,
      needed: Math.min(Math.max(GameHotspotsToWin, GameHotspotsInARow), solutions),
      inARow: Math.min(GameHotspotsInARow, solutions),
      missed: location.GameHotspotsMissedURL,
      missedMore: location.GameHotspotsMissedMoreURL,
      missedMoreFrom: location.GameHotspotsMissedMoreCount,
    },
  };
}

function hotspotsIn(hotspots: HiddenObjectStation['GameHotspots'], size: Size): readonly Hotspot[] {
  return hotspots.flatMap((hotspot) => {
    const polygon = polygonOf(hotspot);
    if (polygon === undefined || !liesIn(polygon, size)) return [];
    const { Name, AudioURL, IsSolution, Feedback } = hotspot;
    return [
      { polygon, area: areaOf(polygon), name: Name, sound: AudioURL, isSolution: IsSolution, feedback: Feedback },
    ];
  });
}
