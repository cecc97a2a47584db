import { type Catalogue, createCatalogue, variantIn } from '../catalogue.ts';
import { LocationType } from '../constants.ts';
import { readVariantCode } from '../language-variants.ts';
import { textFor } from '../schema/texts.ts';
import { storedObjects, type TourDefinition } from '../definition.ts';
import { tourItem } from '../entities/tour-item.ts';
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
import { type RecordingTags } from './tags/tags.ts';
import { createStations, type Station, type Stations, valueIn } from './stations.ts';

/** A file that staff have dropped. */
export interface GivenFile extends RecordingTags {
  /** With the folders in which it was. */
  readonly path: string;
  /** Tells whether the same bytes are stored already; undefined: not known. */
  readonly hash?: string | undefined;
  /** What staff have chosen, whatever the name says. */
  readonly code?: string | undefined;
  readonly language?: string | undefined;
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
  const { files, definition, tourID } = given;
  const planner = createPlanner();
  const { languages } = createCatalogue(definition);
  const context: Context = {
    given,
    planner,
    names: nameContextOf(definition, tourID),
    stations: createStations(definition, tourID, planner),
    languages,
    uploads: [],
    named: new Set(),
    byHash: hashesThatStay(given),
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

/** Returns where stored bytes are, but for files that others take the place of. */
function hashesThatStay({ files, stored, folder }: FilesToPlan): ReadonlyMap<string, string> {
  const written = new Map(files.map(({ path, hash }) => [pathFor(folder, path), hash]));
  return new Map(
    [...stored].flatMap(([path, hash]) => {
      const stays = hash !== undefined && (!written.has(path) || written.get(path) === hash);
      return stays ? [[hash, path]] : [];
    }),
  );
}

const natural = new Intl.Collator('und', { numeric: true });
const bare = ({ path }: GivenFile): string => path.replace(/\.[^.]*$/, '');

/** What systems leave in folders and zips, and hidden files. */
export function isOfSystem(path: string): boolean {
  return /(?:^|[\\/])(?:__MACOSX[\\/]|\.(?!\.?[\\/])|Thumbs\.db$|desktop\.ini$)/i.test(path);
}

interface Context {
  readonly given: FilesToPlan;
  readonly planner: Planner;
  readonly names: NameContext;
  readonly stations: Stations;
  readonly languages: Catalogue['languages'];
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
  const language = name.language ?? languages[0].Code;
  const isVideo = kind === 'video' && (isSpoken(languages, language) || readVariantCode(language)?.variant !== 'sign');
  const found = findStation(context, from, isVideo, name);
  if (found === undefined) return;
  const hasNone = name.language === undefined && languages.length > 1 && kind !== 'picture';
  const why = found.why ?? (hasNone ? ({ code: 'no-language', facts: { language } } as const) : undefined);
  const whole: Read = { file, from, kind, name, station: found.station, language, why };
  const isOwn = ownPlace(context, whole) !== undefined;
  const { key, isTaken } = setFile(context, whole);
  if (!isTaken || isOwn) return;
  const { Type } = found.station.location;
  if (isVideo && isSpoken(languages, language) && Type === LocationType.Audio && key !== undefined)
    makeVideo(context, whole, key);
  setTexts(context, whole, key);
}

function findStation(
  { planner, stations }: Context,
  from: Place,
  isVideo: boolean,
  { code }: ReadName,
): Pick<Read, 'station' | 'why'> | undefined {
  if (code === undefined) return planner.refuse({ from, code: 'code-missing', facts: {} }) as undefined;
  const found = stations.byCode(code);
  if (found.kind === 'found') return { station: found.station, why: found.why };
  if (found.kind === 'ambiguous') {
    return planner.refuse({ from, value: code, code: 'code-ambiguous', facts: { count: found.count } }) as undefined;
  }
  const station = stations.make(code, from, isVideo ? LocationType.Video : LocationType.Audio);
  if (station === undefined) return planner.refuse({ from, value: code, code: 'code-unknown', facts: {} }) as undefined;
  return { station, why: undefined };
}

interface FileSet {
  /** Of the change; undefined: there is none. */
  readonly key: string | undefined;
  /** Whether the station has, or gets, the file. */
  readonly isTaken: boolean;
}

function setFile(context: Context, read: Read): FileSet {
  const { file, from, kind, station, language: named, why } = read;
  const { planner, stations, uploads, byHash, given } = context;
  const known = byHash.get(file.hash ?? '');
  const path = known ?? pathFor(given.folder, file.path);
  const isReplaced = known === undefined && given.stored.has(path);
  const { location } = station;
  const place = kind === 'picture' ? placeOfPicture(station, path) : undefined;
  const own = ownPlace(context, read);
  const language = own?.language ?? named;
  const field =
    own?.field ?? (place === undefined ? fields[kind as keyof typeof fields] : `ImageDescriptors.${place}.ImageURL`);
  const before =
    place === undefined
      ? valueIn(location[field as 'MediaURL'], language)
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
  const isTaken = key !== undefined || before === path;
  if (known === undefined && isTaken) uploads.push({ file: file.path, to: path, key });
  return { key, isTaken };
}

const fields = { audio: 'MediaURL', video: 'MediaURL', captions: 'CaptionsURL' } as const;

/** Signed and described recordings lie in separate fields, under their language; where a station has one elsewhere, it stays there. */
function ownPlace(
  { languages }: Pick<Context, 'languages'>,
  { kind, language: code, station }: Read,
): { readonly field: 'SignLanguageURL' | 'AudioDescriptionURL'; readonly language: string } | undefined {
  const read = readVariantCode(code);
  if (read === undefined || isSpoken(languages, code) || textFor(station.location.MediaURL, code) !== '')
    return undefined;
  const language = variantIn(languages, { Code: code })?.of.Code ?? read.base;
  if (read.variant === 'sign' && kind === 'video') return { field: 'SignLanguageURL', language };
  return read.variant === 'described' && kind === 'audio' ? { field: 'AudioDescriptionURL', language } : undefined;
}

/** A variant that the museum lists without its language counts as a language itself. */
function isSpoken(languages: Catalogue['languages'], code: string): boolean {
  const isListed = languages.some(({ Code }) => Code === code);
  return readVariantCode(code) === undefined || (isListed && variantIn(languages, { Code: code }) === undefined);
}

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

/**
 * Offers the title of a recording where the station has no name, its words where it has none, and a new station the words
 * of the name. Words that differ from those of the station are offered without being ticked.
 */
function setTexts(context: Context, read: Read, fileKey: string | undefined): void {
  const { file, name, station, language } = read;
  const { location } = station;
  const title = titleOf(file);
  const words = file.lyrics ?? '';
  if (title !== '') offerText(context, read, { field: 'Name', after: title, why: 'from-tags', fileKey });
  else if (location.ID < 0) offerText(context, read, { field: 'Name', after: name.description, fileKey });
  const before = valueIn(location.Transcript, language);
  const isOther = before !== '' && inWords(before) !== inWords(words);
  if (isOther)
    offerText(context, read, { field: 'Transcript', before, after: words, why: 'from-tags-instead', fileKey });
  else offerText(context, read, { field: 'Transcript', after: words, why: 'from-tags', fileKey });
}

interface OfferedText {
  readonly field: 'Name' | 'Transcript';
  readonly before?: string;
  readonly after: string;
  readonly why?: NoteCode;
  readonly fileKey: string | undefined;
}

function offerText(context: Context, { from, station, language }: Read, offered: OfferedText): void {
  const { planner, stations, named } = context;
  const { location } = station;
  const { field, before = '', after, why, fileKey } = offered;
  const place = `${location.ID} ${field} ${language}`;
  if (after === '' || named.has(place) || valueIn(location[field], language) !== before) return;
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
    before,
    after,
    from,
    ...(why === undefined ? {} : { why: { code: why, facts: {} } }),
    ...(needs.length === 0 ? {} : { needs }),
  });
}

/** Studios name recordings after their files, or number them. Neither is a title. */
function titleOf({ path, title = '' }: GivenFile): string {
  const name = readableName(path).split('/').at(-1) ?? '';
  const isNoTitle = /^(?:(?:audio[ -]?)?(?:track|spur)[\s\d._-]*$|[\d\s._-]+$|(?:untitled|unbenannt)\b)/i;
  const ofFile = [name, bare({ path: name })].map(inWords);
  return isNoTitle.test(title) || ofFile.includes(inWords(title)) ? '' : title;
}

/** Without what differs between programs that show the same text. */
function inWords(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\s_\u{a0}]+/gu, ' ')
    .normalize('NFC')
    .trim()
    .toLowerCase();
}
