import { createCatalogue } from '../catalogue.ts';
import { LocationType } from '../constants.ts';
import { storedObjects, type TourDefinition } from '../definition.ts';
import { type Location } from '../entities/location.ts';
import { tourItem } from '../entities/tour-item.ts';
import { textFor } from '../schema/texts.ts';
import {
  extensionOf,
  type FileKind,
  kindOfFile,
  type NameContext,
  nameContext,
  type NamePattern,
  type ReadName,
  readName,
} from './file-names.ts';
import { readableName } from './known-files.ts';
import { type Place, type Reason } from '../sheets/sheet.ts';
import { type NoteCode, type Plan } from './plan.ts';
import { createPlanner, type Planner } from './planner.ts';
import { createStations, type Station, type Stations, valueIn } from './stations.ts';

/** A file that staff have dropped. */
export interface GivenFile {
  /** With the folders in which it was. */
  readonly path: string;
  /** Tells whether the same bytes are stored already; undefined: not known. */
  readonly hash?: string | undefined;
  /** What staff have chosen, whatever the name says. */
  readonly code?: string | undefined;
  readonly language?: string | undefined;
  /** What a recording says about itself. */
  readonly title?: string | undefined;
  readonly lyrics?: string | undefined;
}

export interface FilesToPlan {
  readonly files: readonly GivenFile[];
  readonly pattern: NamePattern;
  readonly definition: TourDefinition;
  /** The tour whose stations get the files; undefined: stations of all tours, and none are made. */
  readonly tourID: number | undefined;
  /** Paths of stored files, with their hashes as far as they are known. */
  readonly stored: ReadonlyMap<string, string | undefined>;
  /** Where files are put, such as `files/audio`. */
  readonly folder: string;
}

export interface PlannedUpload {
  /** The path of the given file. */
  readonly file: string;
  readonly to: string;
  /** The change that is in vain without it; undefined: only the content of the stored file changes. */
  readonly key: string | undefined;
}

export interface FilesPlan extends Plan {
  readonly uploads: readonly PlannedUpload[];
}

/** Returns what names of files may mean in a tour, or in all. */
export function nameContextOf(definition: TourDefinition, tourID: number | undefined): NameContext {
  const items = storedObjects(definition, 'TourItems').map(tourItem.completeOnce);
  const codes = items.filter(({ TourID }) => tourID === undefined || TourID === tourID).map(({ Code }) => Code);
  return nameContext(createCatalogue(definition).languages, codes);
}

/** Plans which station each file belongs to. Files whose bytes are stored already are not uploaded. */
export function planFiles(given: FilesToPlan): FilesPlan {
  const { files, definition, tourID, stored } = given;
  const planner = createPlanner();
  const languages = createCatalogue(definition).languages.map(({ Code }) => Code);
  const context: Context = {
    given,
    planner,
    names: nameContextOf(definition, tourID),
    stations: createStations(definition, tourID, planner),
    languages,
    uploads: [],
    named: new Set(),
    byHash: new Map([...stored].flatMap(([path, hash]) => (hash === undefined ? [] : [[hash, path]]))),
  };
  // Recordings come first, because they tell more about a station that is made.
  const order: readonly (FileKind | undefined)[] = ['audio', 'video', 'captions', 'picture', undefined];
  const rank = ({ path }: GivenFile): number => order.indexOf(kindOfFile(path));
  const sorted = files
    .filter(({ path }) => !isOfSystem(path))
    .toSorted((one, other) => rank(one) - rank(other) || natural.compare(bare(one), bare(other)));
  for (const file of sorted) planFile(context, file);
  return { ...planner.plan(), uploads: context.uploads };
}

const natural = new Intl.Collator('und', { numeric: true });
const bare = ({ path }: GivenFile): string => path.replace(/\.[^.]*$/, '');

/** What systems leave in folders and zips. */
function isOfSystem(path: string): boolean {
  return /(?:^|[\\/])(?:__MACOSX[\\/]|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(path);
}

interface Context {
  readonly given: FilesToPlan;
  readonly planner: Planner;
  readonly names: NameContext;
  readonly stations: Stations;
  /** The default one first. */
  readonly languages: readonly string[];
  readonly uploads: PlannedUpload[];
  /** The texts that a file has given. */
  readonly named: Set<string>;
  readonly byHash: ReadonlyMap<string, string>;
}

/** A file with all that is known about it. */
interface Read {
  readonly file: GivenFile;
  readonly from: Place;
  readonly kind: FileKind;
  readonly name: ReadName;
  readonly station: Station;
  readonly language: string;
  readonly why: Reason<NoteCode> | undefined;
}

function planFile(context: Context, file: GivenFile): void {
  const { planner, languages } = context;
  const from: Place = { file: file.path };
  const kind = kindOfFile(file.path);
  if (kind === undefined)
    return planner.refuse({ from, code: 'file-kind', facts: { extension: extensionOf(file.path) } });
  const read = readName(file.path, context.given.pattern, context.names);
  const name = { ...read, code: file.code ?? read.code, language: file.language ?? read.language };
  const found = findStation(context, from, kind, name);
  if (found === undefined) return;
  const [standard = ''] = languages;
  const language = name.language ?? standard;
  const hasNone = name.language === undefined && languages.length > 1 && kind !== 'picture';
  const why = found.why ?? (hasNone ? ({ code: 'no-language', facts: { language } } as const) : undefined);
  const whole: Read = { file, from, kind, name, station: found.station, language, why };
  const key = setFile(context, whole);
  if (kind === 'video' && found.station.location.Type === LocationType.Audio && key !== undefined)
    makeVideo(context, whole, key);
  setTexts(context, whole, key);
}

function findStation(
  { planner, stations }: Context,
  from: Place,
  kind: FileKind,
  { code }: ReadName,
): Pick<Read, 'station' | 'why'> | undefined {
  if (code === undefined) return planner.refuse({ from, code: 'code-missing', facts: {} }) as undefined;
  const found = stations.byCode(code);
  if (found.kind === 'found') return { station: found.station, why: found.why };
  if (found.kind === 'ambiguous') {
    return planner.refuse({ from, value: code, code: 'code-ambiguous', facts: { count: found.count } }) as undefined;
  }
  const station = stations.make(code, from, kind === 'video' ? LocationType.Video : LocationType.Audio);
  if (station === undefined) return planner.refuse({ from, value: code, code: 'code-unknown', facts: {} }) as undefined;
  return { station, why: undefined };
}

/** @returns the key of the change; undefined: there is none */
function setFile(context: Context, { file, from, kind, station, language, why }: Read): string | undefined {
  const { planner, stations, uploads, byHash, given } = context;
  const known = byHash.get(file.hash ?? '');
  const path = known ?? pathFor(given.folder, file.path);
  const isReplaced = known === undefined && given.stored.has(path);
  const { location } = station;
  const place = kind === 'picture' ? placeOfPicture(station, path) : undefined;
  const field = place === undefined ? fields[kind as keyof typeof fields] : `ImageDescriptors.${place}.ImageURL`;
  const before =
    place === undefined
      ? valueIn(location[field as 'MediaURL' | 'CaptionsURL'], language)
      : (location.ImageDescriptors[place]?.ImageURL ?? '');
  const needs = [
    ...station.needs,
    ...(place === undefined && before !== path ? stations.needLanguage(language, from) : []),
  ];
  const note = isReplaced ? ({ code: 'replaces-file', facts: { path } } as const) : undefined;
  const isStored = known === undefined ? undefined : ({ code: 'stored-already', facts: { path } } as const);
  const key = planner.set({
    model: 'locations',
    ID: location.ID,
    field,
    ...(place === undefined ? { language } : {}),
    before,
    after: path,
    from,
    why: why ?? note ?? isStored,
    ...(needs.length === 0 ? {} : { needs }),
  });
  if (known === undefined && (key !== undefined || before === path)) uploads.push({ file: file.path, to: path, key });
  return key;
}

const fields = { audio: 'MediaURL', video: 'MediaURL', captions: 'CaptionsURL' } as const;

/** A new picture comes after the others. */
function placeOfPicture(station: Station, path: string): number {
  const known = station.location.ImageDescriptors.findIndex(({ ImageURL }) => ImageURL === path);
  if (known >= 0) return known;
  station.pictures += 1;
  return station.pictures - 1;
}

/** Keeps the folders, because names may repeat in them. */
function pathFor(folder: string, path: string): string {
  const parts = readableName(path).split('/');
  return [folder, ...parts.filter((part) => !['', '.', '..'].includes(part))].join('/');
}

function makeVideo({ planner }: Context, { from, station: { location } }: Read, key: string): void {
  const why = { code: 'video-file', facts: {} } as const;
  const change = { model: 'locations', ID: location.ID, field: 'Type', before: location.Type } as const;
  planner.set({ ...change, after: LocationType.Video, from, why, needs: [key] });
}

/** Offers the title and the words of a recording where the station has none, and a new station the words of the name. */
function setTexts(context: Context, { file, from, name, station, language }: Read, fileKey: string | undefined): void {
  const { planner, stations, named } = context;
  const { location } = station;
  const isNew = location.ID < 0;
  const tags = { code: 'from-tags', facts: {} } as const;
  const title = file.title?.trim() ?? '';
  const offers: readonly (readonly [field: 'Name' | 'Transcript', text: string, why: Reason<NoteCode> | undefined])[] =
    [
      title === '' ? ['Name', isNew ? name.description : '', undefined] : ['Name', title, tags],
      ['Transcript', file.lyrics?.replaceAll(/\r\n?/g, '\n').trim() ?? '', tags],
    ];
  for (const [field, after, why] of offers) {
    const place = `${location.ID} ${field} ${language}`;
    if (after === '' || named.has(place) || hasText(location, field, language)) continue;
    named.add(place);
    const needs = [
      ...station.needs,
      ...stations.needLanguage(language, from),
      ...(fileKey === undefined ? [] : [fileKey]),
    ];
    planner.set({
      model: 'locations',
      ID: location.ID,
      field,
      language,
      before: '',
      after,
      from,
      ...(why === undefined ? {} : { why }),
      ...(needs.length === 0 ? {} : { needs }),
    });
  }
}

function hasText(location: Location, field: 'Name' | 'Transcript', language: string): boolean {
  return textFor(location[field], language) !== '' || textFor(location[field], 'und') !== '';
}
