import { type Catalogue } from '#content/catalogue.ts';
import { type Location } from '#content/entities/location.ts';
import { type Tour } from '#content/entities/tour.ts';
import { type LanguageMap } from '#content/schema/texts.ts';
import { type KeyOf } from '#i18n/pack.ts';

export interface NamedFile {
  readonly path: string;
  readonly kind: Extract<KeyOf<'offline'>, `offline.file.${string}`>;
  /** The name of the station or tour that it belongs to; undefined if only the file's own name is known. */
  readonly of: LanguageMap | undefined;
}

/** Describes files by the station or tour that names them. */
export function nameFiles(files: readonly string[], tour: Tour, catalogue: Catalogue): readonly NamedFile[] {
  const locations = catalogue.itemsOf(tour.ID).flatMap(({ LocationID }) => catalogue.location(LocationID) ?? []);
  return files.map((path) => {
    const location = locations.find((one) => names(one, path));
    return { path, kind: kindOf(path), of: (location ?? (names(tour, path) ? tour : undefined))?.Name };
  });
}

/** Addresses in the content may be absolute, and may write letters otherwise. */
function names(object: Location | Tour, path: string): boolean {
  const texts = JSON.stringify(object);
  return texts.includes(JSON.stringify(path).slice(1, -1)) || texts.includes(encodeURI(path));
}

function kindOf(path: string): NamedFile['kind'] {
  const [kind] = kinds.find(([, endings]) => endings.test(path)) ?? ['offline.file.other' as const];
  return kind;
}

const kinds = [
  ['offline.file.sound', /\.(?:mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i],
  ['offline.file.film', /\.(?:mp4|m4v|webm|mov|ogv)$/i],
  ['offline.file.picture', /\.(?:jpe?g|png|gif|webp|avif|svg)$/i],
] as const;
