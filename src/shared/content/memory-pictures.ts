import { type Catalogue } from './catalogue.ts';
import { type Location } from './entities/location.ts';
import { type TourItem } from './entities/tour-item.ts';
import { pictureTitle } from './picture-title.ts';
import { anyLanguage, type LanguageMap } from './schema/texts.ts';
import { listImage } from './station-pictures.ts';

/** A picture for a memory game; its name is empty if unknown. */
export interface MemoryPicture {
  readonly url: string;
  readonly name: LanguageMap;
}

/** The pictures that a memory game deals: the list images of a tour's stations, or its own list, each once. */
export function memoryPictures(location: MemorySource, catalogue: StationSource): readonly MemoryPicture[] {
  const { GameMemoryFromTour, GameMemoryPairListURL } = location;
  if (GameMemoryFromTour >= 0) return listPicturesOf(GameMemoryFromTour, catalogue);
  return named(distinct(GameMemoryPairListURL.map((url) => ({ url }))));
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

/** Names pictures after their files. Players who hear the names must not mistake one picture for another. */
function named(pictures: readonly Pick<MemoryPicture, 'url'>[]): readonly MemoryPicture[] {
  const titles = pictures.map(({ url }) => pictureTitle(url));
  return pictures.map(({ url }, index) => {
    const title = titles[index] ?? '';
    const isClear = title !== '' && titles.indexOf(title) === titles.lastIndexOf(title);
    return { url, name: isClear ? { [anyLanguage]: title } : {} };
  });
}

function distinct<Picture extends Pick<MemoryPicture, 'url'>>(pictures: readonly Picture[]): readonly Picture[] {
  const urls = pictures.map(({ url }) => url);
  return pictures.filter(({ url }, index) => url !== '' && urls.indexOf(url) === index);
}
