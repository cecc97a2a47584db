import { type Location } from './entities/location.ts';

/** The small picture of a station in lists: its icon, else its first picture's icon, else that picture. */
export function listImage(location: Pick<Location, 'IconURL' | 'ImageDescriptors'> | undefined): string {
  const image = location?.ImageDescriptors[0];
  return location?.IconURL || image?.IconURL || image?.ImageURL || '';
}
