import { LocationType } from '#content/constants.ts';
import { asWhole } from '#content/schema/stored-number.ts';
import { isObject, type StoredObject } from '#content/schema/containers.ts';

/** The picture by which staff know a station: its icon, or the first of its pictures. Empty: it has none. */
export function stationPicture(station: StoredObject | undefined): string {
  if (station === undefined) return '';
  const { IconURL, ImageDescriptors } = station;
  if (typeof IconURL === 'string' && IconURL !== '') return IconURL;
  const first: unknown = Array.isArray(ImageDescriptors) ? ImageDescriptors[0] : ImageDescriptors;
  const url = isObject(first) ? (first['IconURL'] ?? first['ImageURL']) : undefined;
  return typeof url === 'string' ? url : '';
}

/** What kind a station is; an unreadable one is taken for audio, as visitors have it. */
export function stationType({ Type }: StoredObject): LocationType {
  return Object.values(LocationType).find((type) => type === asWhole(Type)) ?? LocationType.Audio;
}
