/**
 * Measures what grows with a museum: reading, indexing, completing, adding the server base, validating.
 *
 *     npx tsx tests/bench/content.bench.ts [stations ...]
 *
 * Prints the median of each in milliseconds, and how much longer ten times as many stations take: 10 is linear.
 */
import { createCatalogue } from '#content/catalogue.ts';
import { readDefinition, writeDefinition } from '#content/definition-file.ts';
import { storedObjects, type TourDefinition } from '#content/definition.ts';
import { location } from '#content/entities/location.ts';
import { isObject } from '#content/schema/containers.ts';
import { addServerBase } from '#content/server-base.ts';
import { validate } from '#content/validate.ts';
import { makeMuseum } from './museum.ts';

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [1000, 10_000, 100_000];
const unlimited = { maximumLength: Infinity, maximumNodes: Infinity };

const columns = sizes.map((stations) => ({ stations, medians: measure(stations) }));
print();

function measure(stations: number): ReadonlyMap<string, number> {
  const yaml = writeDefinition(makeMuseum(stations));
  const json = JSON.stringify(makeMuseum(stations));
  const definition = readJson(json);
  const runs = stations >= 100_000 ? 3 : 5;
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
