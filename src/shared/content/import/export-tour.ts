import { createCatalogue } from '../catalogue.ts';
import { storedObjects, type TourDefinition } from '../definition.ts';
import { type Location } from '../entities/location.ts';
import { type TourItem } from '../entities/tour-item.ts';
import { readVariantCode } from '../language-variants.ts';
import { isRecorded } from '../station-variants.ts';
import { asId } from '../schema/stored-number.ts';
import { type LanguageMap } from '../schema/texts.ts';
import { notedStation, type StaffNotes } from '../staff-notes.ts';
import { type Meaning, meaningOf } from './columns.ts';
import { type Sheet } from '../sheets/sheet.ts';
import { createLanguageReader } from './read-language.ts';
import { valueIn } from './stations.ts';
import { isOfPicture, targetNames, targetOf, typeNames } from './targets.ts';

export interface StationsToExport {
  readonly definition: TourDefinition;
  /** A tour with the places of its stations, or stations without. */
  readonly stations: { readonly tourID: number } | { readonly locationIDs: readonly number[] };
  /** The language of the headers. */
  readonly headers: 'en' | 'de';
  /** The name of the sheet. */
  readonly name: string;
}

/** Writes stations as a sheet, which changes nothing when it is imported. Columns without any value are left out. */
export function exportStations({ definition, stations, headers, name }: StationsToExport): Sheet {
  const catalogue = createCatalogue(definition);
  const rows = rowsOf(definition, stations);
  const readLanguage = createLanguageReader(catalogue.languages);
  const languages = catalogue.languages.map(({ Code }) => Code);
  const pictures = Math.max(1, ...rows.map(({ location }) => location.ImageDescriptors.length));
  const columns = targetNames
    .filter((target) => target !== 'language' && targetOf(target).kind !== 'place')
    .flatMap((target): readonly Meaning[] => {
      const numbers = isOfPicture(target) ? Array.from({ length: pictures }, (_, at) => at + 1) : [undefined];
      const codes = targetOf(target).byLanguage === true ? languages : [undefined];
      return numbers.flatMap((picture) => codes.map((language) => ({ target, picture, language })));
    })
    // A code such as "] x" would not be read again.
    .filter((meaning) => meaningOf(headerOf(meaning, headers), readLanguage)?.language === meaning.language);
  const codes = new Map(rows.flatMap(({ item }) => (item === undefined ? [] : [[item.ID, item.Code]])));
  const filled = columns.flatMap((meaning) => {
    const cells = rows.map((row) => cellOf(row, meaning, codes));
    const isOffered = usual.has(meaning.target) && (meaning.picture ?? 1) === 1 && !isRecording(meaning.language);
    const isUsed = isOffered || cells.some((cell) => cell !== '');
    return isUsed ? [[headerOf(meaning, headers), ...cells]] : [];
  });
  return { name, rows: Array.from({ length: rows.length + 1 }, (_, row) => filled.map((cells) => cells[row] ?? '')) };
}

/** Sign language and audio description have no texts. */
function isRecording(code = ''): boolean {
  const variant = readVariantCode(code)?.variant;
  return variant !== undefined && isRecorded(variant);
}

interface Row {
  readonly location: Location & StaffNotes;
  readonly item: TourItem | undefined;
}

/** Columns that are there for those who fill in a sheet, although they are empty. */
const usual: ReadonlySet<Meaning['target']> = new Set([
  'code',
  'name',
  'text',
  'transcript',
  'media',
  'picture',
  'alt',
]);

function rowsOf(definition: TourDefinition, stations: StationsToExport['stations']): readonly Row[] {
  const listed = new Map(
    storedObjects(definition, 'Locations')
      .map(notedStation)
      .filter(({ ID }) => asId(ID) !== undefined)
      .toReversed()
      .map((station) => [station.ID, station]),
  );
  if ('tourID' in stations) {
    const seen = new Set<number>();
    return createCatalogue(definition)
      .itemsOf(stations.tourID)
      .flatMap((item) => {
        const location = listed.get(item.LocationID);
        // Of several places with one ID only the first can be found again.
        if (location === undefined || asId(item.ID) === undefined || seen.has(item.ID)) return [];
        seen.add(item.ID);
        return [{ location, item }];
      });
  }
  const wanted = new Set(stations.locationIDs);
  return [...wanted].flatMap((ID) => {
    const location = listed.get(ID);
    return location === undefined ? [] : [{ location, item: undefined }];
  });
}

function headerOf({ target, picture = 1, language }: Meaning, headers: 'en' | 'de'): string {
  const [word] = targetOf(target)[headers];
  return [word, ...(picture > 1 ? [picture] : []), ...(language === undefined ? [] : [`[${language}]`])].join(' ');
}

function cellOf(
  { location, item }: Row,
  { target, picture = 1, language }: Meaning,
  codes: ReadonlyMap<number, string>,
): string {
  const { model, field, kind } = targetOf(target);
  if (target === 'item') return item === undefined ? '' : String(item.ID);
  if (target === 'location') return item === undefined ? String(location.ID) : '';
  const object = model === 'tourItems' ? item : location;
  if (object === undefined) return '';
  let value: unknown = object;
  for (const part of field.replace('*', String(picture - 1)).split('.')) {
    value = (value as Readonly<Record<string, unknown>> | undefined)?.[part];
  }
  if (language !== undefined) return value === undefined ? '' : valueIn(value as LanguageMap, language);
  if (kind === 'parent') return codes.get(Number(value)) ?? '';
  if (kind === 'tags') return Array.isArray(value) ? value.join(', ') : '';
  if (kind === 'type') return typeNames.find(([type]) => type === value)?.[1][0] ?? '';
  // What every station has by default says nothing.
  if (value === (kind === 'position' ? -1 : 0)) return '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
