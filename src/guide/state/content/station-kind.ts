import { LocationType } from '#content/constants.ts';
import { isGame, type Location } from '#content/entities/location.ts';

export type StationKind = 'audio' | 'video' | 'silent' | 'game';

/** Returns whether visitors hear, watch, read or play at a station. */
export function stationKind(location: Location): StationKind {
  if (isGame(location)) return 'game';
  if (location.Type === LocationType.Video) return 'video';
  const isSilent = location.Type === LocationType.Silent || Object.keys(location.MediaURL).length === 0;
  return isSilent ? 'silent' : 'audio';
}
