import type { Pictured } from './card-picture.ts';
import type { Catalogue } from './catalogue.ts';

/**
 * Returns the addresses of the pictures that visitors see before they choose a station, in the order in which they see
 * them: the welcome screen's, then those of groups and tours.
 */
export function firstPictures({ configuration, languages, groups, tours }: Catalogue): readonly string[] {
  const { ImageURL, LogoURL } = configuration.WelcomeScreen;
  const shown = [
    ImageURL,
    LogoURL,
    ...languages.map(({ IconURL }) => IconURL),
    configuration.FaviconURL,
    configuration.Info.AboutIconURL,
    ...groups.flatMap(picturesOf),
    ...tours().flatMap(picturesOf),
  ];
  return [...new Set(shown)].filter((url) => url !== '');
}

/** Large on a card, small in a list. */
function picturesOf({ ImageDescriptor: image, IconURL = '' }: Pictured): readonly string[] {
  return [image?.ImageURL ?? '', IconURL || (image?.IconURL ?? '')];
}
