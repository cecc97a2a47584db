import { type Catalogue } from '#content/catalogue.ts';
import { inLanguage } from '#content/language-fallback.ts';
import { mediaPath } from './media-path.ts';
import { type Wanted } from './wanted.ts';

/**
 * Returns the paths of a tour's media that visitors need first: the pictures of its list, then the sound of each
 * station in its order.
 *
 * @param base the base of the content's URLs
 */
export function mediaOrder(
  catalogue: Pick<Catalogue, 'tour' | 'itemsOf' | 'location' | 'languages'>,
  { tour, language }: Wanted,
  base: string,
): readonly string[] {
  const shown = catalogue.tour(tour);
  const stations = catalogue.itemsOf(tour).flatMap(({ LocationID }) => catalogue.location(LocationID) ?? []);
  const sounds = stations.map(({ MediaURL }) => inLanguage(MediaURL, language, catalogue.languages[0].Code).text);
  const pictures = [
    { IconURL: shown?.IconURL, image: shown?.ImageDescriptor },
    ...stations.map(({ IconURL, ImageDescriptors: [image] }) => ({ IconURL, image })),
  ].flatMap(({ IconURL, image }) => [IconURL ?? '', image?.IconURL ?? '', image?.ImageURL ?? '']);
  return [...pictures, ...sounds].flatMap((url) => (url === '' ? [] : (mediaPath(url, base) ?? [])));
}
