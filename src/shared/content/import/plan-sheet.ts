import { createCatalogue } from '../catalogue.ts';
import { entities, type TourDefinition } from '../definition.ts';
import { type Location } from '../entities/location.ts';
import { type LanguageMap } from '../schema/texts.ts';
import { Trail } from '../schema/trail.ts';
import { type Matching, type Meaning, type UsedColumn, usedColumns } from './columns.ts';
import { createFileFinder, type FileFinder } from './known-files.ts';
import { readMapPlace } from './map-place.ts';
import { columnName, type Place, type Sheet } from '../sheets/sheet.ts';
import { type Plan, type PlannedModel } from './plan.ts';
import { createPlanner, keyOf, type Planner } from './planner.ts';
import { isNoValue, readCell } from './read-cell.ts';
import { createLanguageReader, type LanguageReader } from './read-language.ts';
import { createStations, type Found, type Station, type Stations, valueIn } from './stations.ts';
import { isOfPicture, targetOf, type TargetName } from './targets.ts';

export interface SheetToPlan {
  /** The name of the file, for places. */
  readonly file: string;
  readonly sheet: Sheet;
  readonly matching: Matching;
  readonly definition: TourDefinition;
  /** The tour whose stations are changed and made; undefined: stations of all tours are changed, none are made. */
  readonly tourID: number | undefined;
  /** Paths of all stored files; undefined if they are not known. */
  readonly files?: readonly string[] | undefined;
}

/** Plans what a sheet changes. An empty cell changes nothing. */
export function planSheet(given: SheetToPlan): Plan {
  const steps = planningSheet(given);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** {@link planSheet} row by row, for those who have something else to do in between. */
export function* planningSheet(given: SheetToPlan): Generator<undefined, Plan> {
  const context = contextOf(given);
  const { sheet, matching } = given;
  const { planner, columns } = context;
  refuseColumns(given, planner);
  if (!columns.some(({ meaning: { target } }) => finders.has(target))) {
    planner.refuse({ from: placeOf(given, matching.headerRow), code: 'no-code-column', facts: {} });
    return planner.plan();
  }
  const parents: RowWithParent[] = [];
  let before: Row | undefined;
  for (let row = matching.headerRow + 1; row < sheet.rows.length; row += 1) {
    const cells = sheet.rows[row] ?? [];
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (refuseHeading(context, row, cells)) continue;
    const read = readRow(context, { row, cells, before });
    yield;
    if (read === undefined) continue;
    before = read;
    for (const column of columns) setCell(context, read, column, parents);
    setPlace(context, read);
  }
  for (const parent of parents) setParent(context, parent);
  return planner.plan();
}

interface Context {
  readonly given: SheetToPlan;
  readonly planner: Planner;
  readonly stations: Stations;
  readonly columns: readonly UsedColumn[];
  readonly columnOf: (target: TargetName) => number | undefined;
  readonly defaultLanguage: string;
  readonly readLanguage: LanguageReader;
  readonly findFile: FileFinder;
  readonly tour: Parameters<typeof readMapPlace>[0];
}

interface Row {
  readonly row: number;
  readonly cells: readonly string[];
  readonly station: Station;
  readonly why: Extract<Found, { kind: 'found' }>['why'];
  /** Whether the cell of the code has found the station, so that it does not change it. */
  readonly isByCode: boolean;
  /** Of the texts whose columns name none. */
  readonly language: string;
}

interface RowWithParent extends Row {
  readonly index: number;
}

/** Columns by which a row finds its station. */
const finders: ReadonlySet<TargetName> = new Set(['code', 'item', 'location']);

function contextOf(given: SheetToPlan): Context {
  const { definition, tourID, matching, files } = given;
  const catalogue = createCatalogue(definition);
  const planner = createPlanner();
  const hasTour = tourID !== undefined;
  const columns = usedColumns(matching);
  const isUsed = ({ meaning: { target } }: UsedColumn): boolean =>
    hasTour || finders.has(target) || targetOf(target).model !== 'tourItems';
  // A picture comes before its descriptions, whose columns may be further left.
  const order = ({ meaning: { target, picture = 1 } }: UsedColumn): number =>
    target === 'picture' ? picture : isOfPicture(target) ? 100 : 0;
  return {
    given,
    planner,
    stations: createStations(definition, tourID, planner),
    columns: columns.filter(isUsed).toSorted((one, other) => order(one) - order(other)),
    columnOf: (target) => columns.find(({ meaning }) => meaning.target === target)?.index,
    defaultLanguage: catalogue.languages[0].Code,
    readLanguage: createLanguageReader(catalogue.languages),
    findFile: createFileFinder(files),
    tour: hasTour ? catalogue.tour(tourID) : undefined,
  };
}

function placeOf({ file, sheet }: SheetToPlan, row: number, index?: number): Place {
  const name = sheet.name === '' ? undefined : sheet.name;
  return { file, sheet: name, row: row + 1, column: index === undefined ? undefined : columnName(index) };
}

function refuseColumns(given: SheetToPlan, planner: Planner): void {
  const { matching, tourID } = given;
  for (const { index, header, meaning, sameAs } of matching.columns) {
    const from = placeOf(given, matching.headerRow, index);
    const isForTour =
      meaning !== undefined && targetOf(meaning.target).model === 'tourItems' && !finders.has(meaning.target);
    if (sameAs !== undefined) planner.refuse({ from, value: header, code: 'column-twice', facts: { other: sameAs } });
    else if (meaning === undefined) planner.refuse({ from, value: header, code: 'column-unknown', facts: {} });
    else if (isForTour && tourID === undefined) planner.refuse({ from, value: header, code: 'needs-tour', facts: {} });
  }
}

/** How many columns a sheet must have before a row with one value is a heading. */
const severalColumns = 3;

/** A row that says one thing alone, in one cell or in merged ones, divides the sheet: it is no station. */
function refuseHeading(
  { given, planner, columns, columnOf, stations }: Context,
  row: number,
  cells: readonly string[],
): boolean {
  const filled = columns.filter(({ index }) => cells[index]?.trim());
  const [first, ...others] = filled.map(({ index }) => cells[index]?.trim() ?? '');
  if (first === undefined || columns.length < severalColumns || others.some((text) => text !== first)) return false;
  const isOnlyCode = filled.length > 1 || filled[0]?.index === columnOf('code');
  if (!isOnlyCode || /\d/.test(first) || stations.byCode(first).kind !== 'none') return false;
  planner.refuse({ from: placeOf(given, row, filled[0]?.index), value: first, code: 'row-heading', facts: {} });
  return true;
}

type FoundStation = Pick<Row, 'station' | 'why' | 'isByCode'>;

interface RawRow extends Pick<Row, 'row' | 'cells'> {
  readonly before: Row | undefined;
}

function readRow(context: Context, { row, cells, before }: RawRow): Row | undefined {
  const language = languageOfRow(context, row, cells);
  if (language === undefined) return undefined;
  const found = findStation(context, { row, cells, before });
  return found === undefined ? undefined : { ...found, row, cells, language };
}

function languageOfRow(
  { given, planner, columnOf, readLanguage, defaultLanguage }: Context,
  row: number,
  cells: readonly string[],
): string | undefined {
  const index = columnOf('language');
  const value = index === undefined ? '' : (cells[index]?.trim() ?? '');
  if (index === undefined || value === '') return defaultLanguage;
  const code = readLanguage(value);
  if (code === undefined)
    planner.refuse({ from: placeOf(given, row, index), value, code: 'no-language-code', facts: {} });
  return code;
}

/** Finds the station of a row by what tells it best, or plans one. Refuses the row if neither is possible. */
function findStation(context: Context, { row, cells, before }: RawRow): FoundStation | undefined {
  const { given, planner, stations, columnOf } = context;
  const cell = (target: TargetName): string => cells[columnOf(target) ?? -1]?.trim() ?? '';
  const isId = (text: string): boolean => /^\d{1,15}$/.test(text);
  const known =
    (isId(cell('item')) ? stations.byItem(Number(cell('item'))) : undefined) ??
    (given.tourID === undefined && isId(cell('location')) ? stations.byLocation(Number(cell('location'))) : undefined);
  if (known !== undefined) return { station: known, why: undefined, isByCode: false };
  const from = placeOf(given, row, columnOf('code'));
  // Sheet programs show whole numbers so.
  const value = cell('code').replace(/^(\d+)[.,]0$/, '$1');
  const refuse = (code: Parameters<Planner['refuse']>[0]['code'], facts = {}): undefined =>
    planner.refuse({ from, value, code, facts }) as undefined;
  // In rows by language, the code often stands in the first only.
  if (value === '' && columnOf('language') !== undefined && before !== undefined) {
    return before;
  }
  if (value === '') return refuse('code-missing');
  if (isNoValue(value)) return refuse('no-value');
  const found = stations.byCode(value);
  if (found.kind === 'found') return { station: found.station, why: found.why, isByCode: true };
  if (found.kind === 'ambiguous') return refuse('code-ambiguous', { count: found.count });
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return refuse('code-date');
  const made = stations.make(value, from, typeOfRow(context, cells));
  return made === undefined ? refuse('code-unknown') : { station: made, why: undefined, isByCode: true };
}

function typeOfRow({ columnOf, findFile }: Context, cells: readonly string[]): Location['Type'] {
  const read = readCell('type', cells[columnOf('type') ?? -1] ?? '', undefined, findFile);
  return read.ok && read.value !== '' ? (Number(read.value) as Location['Type']) : 0;
}

function setCell(context: Context, row: Row, { index, meaning }: UsedColumn, parents: RowWithParent[]): void {
  const { given, planner, stations, findFile } = context;
  const { station, why } = row;
  const text = row.cells[index] ?? '';
  const target = targetOf(meaning.target);
  if (text.trim() === '' || target.kind === 'place' || target.kind === 'language' || target.kind === 'id') return;
  if (target.kind === 'code' && row.isByCode) return;
  if (target.kind === 'parent') return void parents.push({ ...row, index });
  const from = placeOf(given, row.row, index);
  const object = target.model === 'tourItems' ? station.item : station.location;
  if (object === undefined) return;
  const field = fieldOf(station, meaning);
  if (field === undefined) {
    return planner.refuse({ from, field: target.field, value: text, code: 'no-picture', facts: {} });
  }
  const language = target.byLanguage === true ? (meaning.language ?? row.language) : undefined;
  const before = valueAt(object, field, language);
  const read = readCell(target.kind, text, before, findFile);
  if (!read.ok) return planner.refuse({ from, field, value: text, code: read.code, facts: read.facts });
  if (!fits(target.model, field, read.value)) {
    return planner.refuse({ from, field, value: text, code: 'no-number', facts: {} });
  }
  if (meaning.target === 'picture') station.pictures = Math.max(station.pictures, Number(field.split('.')[1]) + 1);
  const needed = language === undefined || read.value === before ? [] : stations.needLanguage(language, from);
  const pictureNeeds = isOfPicture(meaning.target) && meaning.target !== 'picture' ? pictureKey(row, field) : [];
  const needs = [...station.needs, ...needed, ...pictureNeeds];
  planner.set({
    model: target.model,
    ID: object.ID,
    field,
    language,
    before,
    after: read.value,
    from,
    why,
    needs: needs.length === 0 ? undefined : needs,
  });
}

/** A number may be beyond the limits of its field. */
function fits(model: PlannedModel, field: string, value: unknown): boolean {
  const trail = new Trail();
  if (typeof value === 'number') entities[model].fields[field]?.read(value, trail);
  return trail.count === 0;
}

/** A description needs its picture, if that is planned as well. */
function pictureKey({ station: { location } }: Row, field: string): readonly string[] {
  const place = Number(field.split('.')[1]);
  const isPlanned = place >= location.ImageDescriptors.length;
  return isPlanned ? [keyOf({ model: 'locations', ID: location.ID, field: `ImageDescriptors.${place}.ImageURL` })] : [];
}

/** A picture beyond the last is the next one; undefined if a description has no picture. */
function fieldOf({ pictures }: Station, { target, picture = 1 }: Meaning): string | undefined {
  const { field } = targetOf(target);
  if (!isOfPicture(target)) return field;
  if (target !== 'picture' && picture > pictures) return undefined;
  return field.replace('*', String(Math.min(picture - 1, pictures)));
}

function valueAt(object: object, path: string, language: string | undefined): unknown {
  let value: unknown = object;
  for (const part of path.split('.')) value = (value as Readonly<Record<string, unknown>> | undefined)?.[part];
  if (language === undefined) return value ?? '';
  return value === undefined ? '' : valueIn(value as LanguageMap, language);
}

function setPlace({ given, planner, columnOf, tour }: Context, { row, cells, station, why }: Row): void {
  if (station.item === undefined) return;
  const indexes = [columnOf('latitude'), columnOf('longitude')];
  const both = indexes.map((index) => cells[index ?? -1]?.trim() ?? '');
  const one = cells[columnOf('place') ?? -1]?.trim() ?? '';
  const index = one === '' ? indexes[0] : columnOf('place');
  const texts = one === '' ? both : [one];
  if (texts.every((text) => text === '')) return;
  const from = placeOf(given, row, index);
  const read = readMapPlace(tour, texts);
  if (!read.ok) return planner.refuse({ from, value: texts.join(' '), code: read.code, facts: read.facts });
  for (const [field, after] of [
    ['MapX', read.x],
    ['MapY', read.y],
  ] as const) {
    const { ID, [field]: before } = station.item;
    const needs = station.needs.length === 0 ? {} : { needs: station.needs };
    planner.set({
      model: 'tourItems',
      ID,
      field,
      before,
      after,
      from,
      ...(why === undefined ? {} : { why }),
      ...needs,
    });
  }
}

/** Parents come last, because a row may name a station that a later one makes. */
function setParent({ given, planner, stations }: Context, { row, index, cells, station }: RowWithParent): void {
  if (station.item === undefined) return;
  const value = cells[index]?.trim() ?? '';
  const from = placeOf(given, row, index);
  const { ID, Parent: before } = station.item;
  const found = stations.byCode(value);
  const refuse = (code: Parameters<Planner['refuse']>[0]['code'], facts = {}): void =>
    planner.refuse({ from, field: 'Parent', value, code, facts });
  if (isNoValue(value)) return refuse('no-value');
  if (found.kind === 'ambiguous') return refuse('code-ambiguous', { count: found.count });
  if (found.kind === 'none' || found.station.item === undefined) return refuse('code-unknown');
  const after = found.station.item.ID;
  if (after === ID) return refuse('own-parent');
  const needs = [...station.needs, ...found.station.needs];
  planner.set({
    model: 'tourItems',
    ID,
    field: 'Parent',
    before,
    after,
    from,
    ...(needs.length === 0 ? {} : { needs }),
  });
}
