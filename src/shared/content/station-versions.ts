import { LocationType } from './constants.ts';
import { type Location } from './entities/location.ts';

/** The fields of a station's other recordings: for visitors who do not see it, and for visitors who do not hear it. */
export const versions = ['AudioDescriptionURL', 'SignLanguageURL'] as const;

export type Version = (typeof versions)[number];

/**
 * Returns a station as visitors of one of its versions get it. The times of captions and of the Timeline are those of
 * the station's own recording, and count on only for a film that is signed.
 *
 * @param version undefined: the station itself
 */
export function inVersion(station: Location, version: Version | undefined): Location {
  if (version === undefined) return station;
  const isSigned = version === 'SignLanguageURL';
  const { ImageDescriptors } = station;
  const own = { ...station, MediaURL: station[version], Type: isSigned ? LocationType.Video : LocationType.Audio };
  return isSigned && station.Type === LocationType.Video
    ? own
    : {
        ...own,
        CaptionsURL: {},
        Timeline: { Locations: [], Times: [] },
        // The first picture of a video is its poster; it stays visible beside the signing.
        ImageDescriptors: isSigned ? [...ImageDescriptors.slice(0, 1), ...ImageDescriptors] : ImageDescriptors,
      };
}
