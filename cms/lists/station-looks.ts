import { LocationType } from '#content/constants.ts';
import { asWhole } from '#content/schema/stored-number.ts';
import { isObject, type StoredObject } from '#content/schema/containers.ts';

/** Returns the picture by which staff recognise a station: its icon, or its first picture. Empty if it has neither. */
export function stationPicture(station: StoredObject | undefined): string {
  if (station === undefined) return '';
  const { IconURL, ImageDescriptors } = station;
  if (typeof IconURL === 'string' && IconURL !== '') return IconURL;
  const first: unknown = Array.isArray(ImageDescriptors) ? ImageDescriptors[0] : ImageDescriptors;
  const url = isObject(first) ? (first['IconURL'] ?? first['ImageURL']) : undefined;
  return typeof url === 'string' ? url : '';
}

/** Returns a station's kind. An unreadable one counts as audio, as in the guide. */
export function stationType({ Type }: StoredObject): LocationType {
  return Object.values(LocationType).find((type) => type === asWhole(Type)) ?? LocationType.Audio;
}
