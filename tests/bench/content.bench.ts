/**
 * Measures what grows with a museum: reading, indexing, completing, adding the server base, validating.
 *
 *     npx tsx tests/bench/content.bench.ts [stations ...]
 *     npx tsx tests/bench/content.bench.ts import-sheet
 *
 * Prints the median of each in milliseconds, and how much longer ten times as many stations take: 10 is linear.
 */
import { createCatalogue } from '#content/catalogue.ts';
import { readDefinition, writeDefinition } from '#content/definition-file.ts';
import { storedObjects, type TourDefinition } from '#content/definition.ts';
import { location } from '#content/entities/location.ts';
import { applyPlan } from '#content/import/apply-plan.ts';
import { matchColumns } from '#content/import/columns.ts';
import { planSheet } from '#content/import/plan-sheet.ts';
import { createLanguageReader } from '#content/import/read-language.ts';
import { readSheets } from '#content/sheets/read-sheets.ts';
import { writeWorkbook } from '#content/sheets/write-workbook.ts';
import { isObject } from '#content/schema/containers.ts';
import { addServerBase } from '#content/server-base.ts';
import { validate } from '#content/validate.ts';
import { makeMuseum } from './museum.ts';

const isSheet = process.argv[2] === 'import-sheet';
if (isSheet) await measureSheet(5000, 10);
const given = isSheet ? [] : process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [1000, 10_000, 70_000];
const unlimited = { maximumLength: Infinity, maximumNodes: Infinity };

const columns = (isSheet ? [] : sizes).map((stations) => ({ stations, medians: measure(stations) }));
if (!isSheet) print();

/** A sheet of stations with names, texts and recordings in several languages, half of them new or changed. */
async function measureSheet(stations: number, languageCount: number): Promise<void> {
  const codes = 'de en fr it es pl nl cs da sv'.split(' ').slice(0, languageCount);
  const definition: TourDefinition = {
    Languages: codes.map((Code, at) => ({ ID: at + 1, Code, DisplayName: Code, IsDefault: at === 0 })),
    Tours: [{ ID: 1, Code: 'T' }],
    TourItems: Array.from({ length: stations / 2 }, (_, at) => ({
      ID: at + 1,
      TourID: 1,
      LocationID: at + 1,
      Code: `${at}`,
    })),
    Locations: Array.from({ length: stations / 2 }, (_, at) => ({ ID: at + 1, Name: { de: `Station ${at}` } })),
  };
  const rows = [
    ['Code', ...codes.flatMap((code) => [`Name ${code}`, `Text ${code}`, `Transcript ${code}`, `Audio ${code}`])],
    ...Array.from({ length: stations }, (_, at) => [
      String(at),
      ...codes.flatMap((code) => [
        `Station ${at} ${code}`,
        `Words about ${at}. `.repeat(10),
        `Spoken ${at}`,
        `${at}_${code}.mp3`,
      ]),
    ]),
  ];
  const files = Array.from({ length: stations }, (_, at) => codes.map((code) => `files/${at}_${code}.mp3`)).flat();
  const written = await timed('write XLSX', () => writeWorkbook([{ name: 'Tour', rows }], 'xlsx'));
  const read = await timed('read XLSX', () => readSheets('tour.xlsx', written.bytes));
  const sheet = read.ok ? read.sheets[0] : undefined;
  if (sheet === undefined) throw new Error('The sheet cannot be read');
  const plan = await timed('plan', () => {
    const matching = matchColumns(sheet, createLanguageReader(codes.map((Code) => ({ Code, DisplayName: '' }))));
    return planSheet({ file: 'tour.xlsx', sheet, matching, definition, tourID: 1, files });
  });
  const ticked = new Set(plan.changes.map(({ key }) => key));
  let last = stations;
  const fresh = (_model: string, count: number): number[] => Array.from({ length: count }, () => (last += 1));
  await timed('apply', () => applyPlan(plan, ticked, definition, fresh));
  console.log(
    `${stations} rows, ${languageCount} languages, ${plan.changes.length} changes, ${plan.refusals.length} refusals`,
  );
}

async function timed<Value>(name: string, task: () => Value | Promise<Value>): Promise<Value> {
  const start = performance.now();
  const value = await task();
  console.log(`${name.padEnd(20)}${(performance.now() - start).toFixed(0).padStart(8)} ms`);
  return value;
}

function measure(stations: number): ReadonlyMap<string, number> {
  const yaml = writeDefinition(makeMuseum(stations));
  const json = JSON.stringify(makeMuseum(stations));
  const definition = readJson(json);
  const runs = stations >= 70_000 ? 3 : 5;
  process.stderr.write(`${stations} stations: ${megabytes(yaml.length)} MB YAML, ${megabytes(json.length)} MB JSON\n`);

  const tasks: Record<string, () => unknown> = {
    'read YAML': () => readText(yaml),
    'read JSON': () => readText(json),
    'JSON.parse': () => JSON.parse(json),
    index: () => index(definition),
    'complete locations': () => storedObjects(definition, 'Locations').map(location.complete),
    'add server base': () => addServerBase(definition, 'https://guide.museum.example/'),
    validate: () => expectSound(validate(definition).length),
    'write YAML': () => writeDefinition(definition),
  };
  return new Map(Object.entries(tasks).map(([name, task]) => [name, median(task, runs)]));
}

function index(definition: TourDefinition): number {
  const catalogue = createCatalogue(definition);
  return catalogue.tours().reduce((total, { ID }) => total + catalogue.itemsOf(ID).length, 0);
}

function readText(text: string): TourDefinition {
  const file = readDefinition(text, unlimited);
  if (!file.ok) throw new Error(file.problems[0].message);
  expectSound(file.problems.length);
  return file.definition;
}

function readJson(text: string): TourDefinition {
  const value: unknown = JSON.parse(text);
  if (!isObject(value)) throw new TypeError('The museum is no object');
  return value;
}

function expectSound(problems: number): void {
  if (problems > 0) throw new Error(`The museum has ${problems} problems, so this would measure something else`);
}

function median(task: () => unknown, runs: number): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    task();
    return performance.now() - start;
  });
  return times.toSorted((one, other) => one - other)[runs >> 1] ?? Number.NaN;
}

function print(): void {
  const names = [...(columns[0]?.medians.keys() ?? [])];
  const head = columns.map(({ stations }) => `${stations} (ms)`);
  const ratios = columns.slice(1).map(({ stations }, at) => `${stations}/${columns[at]?.stations}`);
  const rows = names.map((name) => {
    const times = columns.map(({ medians }) => medians.get(name) ?? Number.NaN);
    const growth = times.slice(1).map((time, at) => (time / (times[at] ?? Number.NaN)).toFixed(1));
    return [name, ...times.map((time) => time.toFixed(1)), ...growth];
  });
  for (const row of [['', ...head, ...ratios], ...rows]) {
    console.log(row.map((cell, at) => (at === 0 ? cell.padEnd(20) : cell.padStart(16))).join(''));
  }
  // maxRSS is in kilobytes.
  console.log(`peak memory ${megabytes(process.resourceUsage().maxRSS * 1024)} MB`);
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
