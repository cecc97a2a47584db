import type { Location } from './entities/location.ts';

/** Returns the picture of a jigsaw: GameJigsawTopImageURL, or else the station's first picture. */
export function jigsawPicture({
  GameJigsawTopImageURL,
  ImageDescriptors,
}: Pick<Location, 'GameJigsawTopImageURL' | 'ImageDescriptors'>): string | undefined {
  return GameJigsawTopImageURL || ImageDescriptors.find(({ ImageURL }) => ImageURL !== '')?.ImageURL;
}
