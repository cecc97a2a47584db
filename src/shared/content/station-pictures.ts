import { type Catalogue } from './catalogue.ts';
import { type Location } from './entities/location.ts';
import { type TourItem } from './entities/tour-item.ts';
import { type LanguageMap } from './schema/texts.ts';

/** A picture for a memory game; its name is empty if unknown. */
export interface MemoryPicture {
  readonly url: string;
  readonly name: LanguageMap;
}

/** The pictures that a memory game deals: the list images of a tour's stations, or its own list, each once. */
export function memoryPictures(location: MemorySource, catalogue: StationSource): readonly MemoryPicture[] {
  const { GameMemoryFromTour, GameMemoryPairListURL } = location;
  if (GameMemoryFromTour >= 0) return listPicturesOf(GameMemoryFromTour, catalogue);
  return distinct(GameMemoryPairListURL.map((url) => ({ url, name: {} })));
}

type MemorySource = Pick<Location, 'GameMemoryFromTour' | 'GameMemoryPairListURL'>;
type StationSource = Pick<Catalogue, 'itemsOf' | 'location'>;

/** Cached, because many games may take their cards from one large tour. */
const listPictures = new WeakMap<readonly TourItem[], readonly MemoryPicture[]>();

function listPicturesOf(tourID: number, catalogue: StationSource): readonly MemoryPicture[] {
  const items = catalogue.itemsOf(tourID);
  const known =
    listPictures.get(items) ??
    distinct(
      items.map(({ LocationID }) => {
        const station = catalogue.location(LocationID);
        return { url: listImage(station), name: station?.Name ?? {} };
      }),
    );
  listPictures.set(items, known);
  return known;
}

function distinct(pictures: readonly MemoryPicture[]): readonly MemoryPicture[] {
  const urls = pictures.map(({ url }) => url);
  return pictures.filter(({ url }, index) => url !== '' && urls.indexOf(url) === index);
}

/** The small picture of a station in lists: its icon, else its first picture's icon, else that picture. */
export function listImage(location: Pick<Location, 'IconURL' | 'ImageDescriptors'> | undefined): string {
  const image = location?.ImageDescriptors[0];
  return location?.IconURL || image?.IconURL || image?.ImageURL || '';
}
