import { createCatalogue } from '#content/catalogue.ts';
import { type AppliedObject, applyPlan } from '#content/import/apply-plan.ts';
import { type Matching, matchColumns, type RememberedColumns, usedColumns } from '#content/import/columns.ts';
import { storedObjects, type TourDefinition } from '#content/definition.ts';
import { exportStations, type StationsToExport } from '#content/import/export-tour.ts';
import { guessPattern, kindOfFile, type NamePattern, readName, type ReadName } from '#content/import/file-names.ts';
import { type Plan, type PlannedChange, type Refusal } from '#content/import/plan.ts';
import { type ReadOutcome, type Sheet } from '#content/sheets/sheet.ts';
import { type FilesPlan, type GivenFile, nameContextOf, planFiles } from '#content/import/plan-files.ts';
import { planningSheet } from '#content/import/plan-sheet.ts';
import { createLanguageReader } from '#content/import/read-language.ts';
import { readTable } from '#content/sheets/read-csv.ts';
import { readSheets } from '#content/sheets/read-sheets.ts';
import { writeCsv, writeWorkbook, type WrittenWorkbook } from '#content/sheets/write-workbook.ts';
import { holdContent } from '../../../aside/content.ts';
import { createKnownFiles } from './known-files.ts';
import { openArchives } from './open-archives.ts';
import { bytesOf, type DroppedFile } from './packed-file.ts';

/** What the page knows of a sheet, whose rows stay in the worker. */
export interface OpenedSheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** If it was exported: the tour of all its places. */
  readonly tourID: number | undefined;
  /** The rows below the headers. */
  readonly count: number;
  readonly matching: Matching;
  /** The first values of each column of the matching. */
  readonly examples: readonly (readonly string[])[];
}

export type Opened =
  | { readonly ok: true; readonly sheets: readonly OpenedSheet[] }
  | { readonly ok: false; readonly refusal: Refusal };

export interface SheetPlan {
  readonly sheet: number;
  readonly matching: Matching;
  readonly tourID: number | undefined;
  readonly files: readonly string[] | undefined;
}

export interface TakenFiles {
  readonly files: readonly DroppedFile[];
  readonly isFirst: boolean;
}

/** What the page knows of a file, which stays in the worker. */
export interface OpenedFile extends Pick<DroppedFile, 'path'> {
  /** Unpacked. */
  readonly bytes: number;
}

/** What staff have chosen for a file, whatever its name says. */
export type FileTarget = Pick<GivenFile, 'code' | 'language'>;

/** For the files that were taken last. */
export interface FolderPlan {
  /** By paths. */
  readonly targets: ReadonlyMap<string, FileTarget>;
  /** Undefined: it is guessed. */
  readonly pattern: NamePattern | undefined;
  readonly tourID: number | undefined;
  readonly stored: readonly StoredEntry[];
  readonly folder: string;
}

export interface StoredEntry {
  /** Such as `files/audio/7.mp3`. */
  readonly path: string;
  readonly hash: string;
}

export interface PlannedFolder extends FilesPlan {
  readonly pattern: NamePattern;
  readonly examples: readonly NameExample[];
}

export interface NameExample extends ReadName {
  readonly path: string;
}

export interface Application {
  /** The keys of changes that are not wanted. */
  readonly cleared: ReadonlySet<string>;
  /** For the objects that are made. */
  readonly freshIds: readonly number[];
  /** Where uploaded files are, by where they were planned to be. */
  readonly moved: readonly (readonly [planned: string, stored: string])[];
}

export interface StationsFile extends Omit<StationsToExport, 'definition'> {
  readonly format: 'xlsx' | 'csv';
}

export interface Looked {
  /** Files that are still to be looked into. */
  readonly left: number;
  /** Whether a plan would say more than the last. */
  readonly isNews: boolean;
}

/** Milliseconds for which a plan waits for the tags of recordings. */
const tagsBeforePlan = 200;
/** Milliseconds of looking into files, after which other tasks have their turn. */
const longestLook = 100;
/** Values shown of each column. */
const exampleCount = 3;
/** Characters of a shown value. */
const longestExample = 80;

export type ImportTasks = ReturnType<typeof createImportTasks>;

/** What the worker of the section does. The content comes first, in parts. */
export function createImportTasks() {
  const { definition, takeContent } = holdContent();
  const known = createKnownFiles();
  let dropped: DroppedFile[] = [];
  let leftOut: readonly Refusal[] = [];
  let plannedNews = 0;
  let file = '';
  let sheets: readonly Sheet[] = [];
  let plan: Plan = { changes: [], refusals: [], same: 0 };

  function opened(read: ReadOutcome, remembered: RememberedColumns): Opened {
    sheets = read.ok ? read.sheets : [];
    if (!read.ok) return read;
    const readLanguage = createLanguageReader(createCatalogue(definition()).languages);
    return {
      ok: true,
      sheets: sheets.map((sheet) => openedSheet(sheet, matchColumns(sheet, readLanguage, remembered), definition())),
    };
  }

  return {
    takeContent,
    openFile: async (given: { readonly file: File; readonly remembered: RememberedColumns }): Promise<Opened> => {
      file = given.file.name;
      return opened(await readSheets(file, new Uint8Array(await given.file.arrayBuffer())), given.remembered);
    },
    openText: async (given: {
      readonly name: string;
      readonly text: string;
      readonly remembered: RememberedColumns;
    }): Promise<Opened> => {
      file = given.name;
      return opened(await readTable(file, given.text), given.remembered);
    },
    planSheet: async (given: SheetPlan, onProgress: (part: number) => void): Promise<Plan> => {
      const sheet = sheets[given.sheet] ?? { name: '', rows: [] };
      const steps = planningSheet({ ...given, file, sheet, definition: definition() });
      for (let row = 0; ; row += 1) {
        const step = steps.next();
        if (step.done === true) return (plan = step.value);
        if (row % 500 === 0) onProgress(row / sheet.rows.length);
      }
    },
    /** Gets some of the files that were dropped; the first begin them again. */
    takeFiles: async (given: TakenFiles): Promise<void> => {
      if (given.isFirst) dropped = [];
      dropped.push(...given.files);
    },
    openFiles: async (): Promise<{ readonly files: readonly OpenedFile[]; readonly refusals: readonly Refusal[] }> => {
      const { files, refusals } = await openArchives(dropped);
      known.take(files);
      leftOut = refusals;
      return { files: files.map((each) => ({ path: each.path, bytes: bytesOf(each) })), refusals };
    },
    /** Returns what is in a file, for sending it. */
    readFile: async ({ path }: Pick<OpenedFile, 'path'>): Promise<{ readonly content: Blob }> => ({
      content: await known.contentOf(path),
    }),
    planFolder: async (given: FolderPlan): Promise<PlannedFolder> => {
      await known.readTags(tagsBeforePlan);
      plannedNews = known.news();
      const files = known.given();
      const names = nameContextOf(definition(), given.tourID);
      const paths = files.map(({ path }) => path).filter((path) => kindOfFile(path) !== undefined);
      const pattern = given.pattern ?? guessPattern(paths, names);
      const planned = planFiles({
        files: files.map((each) => ({ ...each, ...given.targets.get(each.path) })),
        pattern,
        definition: definition(),
        tourID: given.tourID,
        stored: new Map(given.stored.map(({ path, hash }) => [path, hash])),
        folder: given.folder,
      });
      plan = planned;
      const examples = paths.slice(0, exampleCount).map((path) => ({ path, ...readName(path, pattern, names) }));
      return { ...planned, refusals: [...leftOut, ...planned.refusals], pattern, examples };
    },
    /** Looks into the files for what their names do not tell, for a moment. */
    lookInto: async ({ storedSizes }: { readonly storedSizes: readonly number[] }): Promise<Looked> => {
      const left = (await known.readTags(longestLook)) + (await known.readHashes(longestLook, new Set(storedSizes)));
      return { left, isNews: known.news() > plannedNews };
    },
    apply: async ({
      cleared,
      freshIds,
      moved,
    }: Application): Promise<{ readonly objects: readonly AppliedObject[] }> => {
      const places = new Map(moved);
      let used = 0;
      const take = (_model: string, count: number): readonly number[] => freshIds.slice(used, (used += count));
      const wanted = new Set(plan.changes.flatMap(({ key }) => (cleared.has(key) ? [] : [key])));
      const changes = plan.changes.map((change) => movedTo(change, places));
      return { objects: applyPlan({ ...plan, changes }, wanted, definition(), take) };
    },
    exportStations: async ({
      format,
      ...given
    }: StationsFile): Promise<Omit<WrittenWorkbook, 'bytes'> & { readonly blob: Blob }> => {
      const sheet = exportStations({ ...given, definition: definition() });
      if (format === 'csv') return { blob: new Blob([writeCsv(sheet)], { type: 'text/csv' }), tooLong: [] };
      const { bytes, tooLong } = await writeWorkbook([sheet], format);
      return { blob: new Blob([bytes as Uint8Array<ArrayBuffer>]), tooLong };
    },
  };
}

function openedSheet(
  { name, hidden = false, rows }: Sheet,
  matching: Matching,
  definition: TourDefinition,
): OpenedSheet {
  const below = rows.slice(matching.headerRow + 1);
  const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');
  return {
    name,
    isHidden: hidden,
    tourID: tourOf(below, matching, definition),
    count: below.filter(isFilled).length,
    matching,
    examples: matching.columns.map(({ index }) => firstValues(below, index)),
  };
}

function tourOf(rows: Sheet['rows'], matching: Matching, definition: TourDefinition): number | undefined {
  const column = usedColumns(matching).find(({ meaning }) => meaning.target === 'item');
  if (column === undefined) return undefined;
  const tours = new Map(storedObjects(definition, 'TourItems').map(({ ID, TourID }) => [String(ID), TourID]));
  const places = rows.map((cells) => cells[column.index]?.trim() ?? '').filter((place) => place !== '');
  const [tour, ...others] = new Set(places.map((place) => tours.get(place)));
  return typeof tour === 'number' && others.length === 0 ? tour : undefined;
}

function firstValues(rows: Sheet['rows'], index: number): readonly string[] {
  const values: string[] = [];
  for (const cells of rows.slice(0, 100)) {
    const value = cells[index]?.trim() ?? '';
    if (value !== '') values.push(value.slice(0, longestExample));
    if (values.length === exampleCount) break;
  }
  return values;
}

function movedTo(change: PlannedChange, places: ReadonlyMap<unknown, string>): PlannedChange {
  const stored = places.get(change.after);
  return stored === undefined ? change : { ...change, after: stored };
}
