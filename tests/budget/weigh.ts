import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFully } from '#server/build/build-stamp.ts';
import { type BuiltChunk, chunkListOf, withImports } from '#server/site/chunk-list.ts';
import { type Budget, heavyLibraries, lateEntries, otherwise, welcome } from './budgets.ts';

export interface Weight {
  readonly budget: Budget;
  readonly files: readonly string[];
  readonly raw: number;
  readonly brotli: number;
  /** The faults, one sentence each. */
  readonly faults: readonly string[];
}

/** Weighs every entry of a built guide: the welcome screen first, then each part that is fetched later. */
export function weighGuide(folder: string): readonly Weight[] {
  const chunks = JSON.parse(readFileSync(chunkListOf(folder), 'utf8')) as readonly BuiltChunk[];
  return weigh(chunks, filesIn(readFileSync(join(folder, 'index.html'), 'utf8')), (file) =>
    readFileSync(join(folder, file)),
  );
}

/** Counts the scripts and styles of a built guide, without its texts. */
export function countFiles(folder: string): number {
  const chunks = JSON.parse(readFileSync(chunkListOf(folder), 'utf8')) as readonly BuiltChunk[];
  const texts = chunks
    .filter(({ sources: [first = ''] }) => first.startsWith('src/shared/i18n/'))
    .map(({ file }) => file);
  const files = readdirSync(join(folder, 'assets')).filter((name) => /\.(?:js|css)$/.test(name));
  return files.filter((name) => !texts.includes(`assets/${name}`)).length;
}

/**
 * @param page the files that the page itself names
 * @param read the bytes of a file of the build
 */
export function weigh(
  chunks: readonly BuiltChunk[],
  page: readonly string[],
  read: (file: string) => Uint8Array,
): readonly Weight[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const bySource = new Map(chunks.flatMap(({ sources, file }) => sources.map((source) => [source, file] as const)));
  const sizes = new Map<string, number>();

  const first = weighEntry(welcome, page, new Set());
  const brought = new Set(first.files);
  const named = new Set([welcome, ...lateEntries].flatMap(({ needs }) => needs.flat()));
  const others = [...new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports))].flatMap(
    (file): readonly Budget[] => {
      const [source, ...more] = byFile.get(file)?.sources ?? [];
      return source === undefined || [source, ...more].some((each) => named.has(each))
        ? []
        : [{ ...otherwise, libraries: [], name: nameOf(file), needs: [[source]] }];
    },
  );
  return [first, ...[...lateEntries, ...others].map((budget) => weighEntry(budget, [], brought))];

  function weighEntry(budget: Budget, files: readonly string[], known: ReadonlySet<string>): Weight {
    const missing = budget.needs.flat().filter((source) => !bySource.has(source));
    const needed = budget.needs.flatMap((group) => heaviest(group, known));
    const all = [...withImports(chunks, [...files, ...needed])].filter((file) => !known.has(file));
    const brotli = total(all, compressed);
    const limit = budget.kB * 1000;
    const unwanted = librariesIn(all).filter((library) => !budget.libraries.includes(library));
    return {
      budget,
      files: all,
      raw: total(all, (file) => read(file).length),
      brotli,
      faults: [
        ...missing.map(
          (source) =>
            `${source} is in no late file; src/shared/contract/guide-parts.ts or tests/budget/budgets.ts names it`,
        ),
        ...(brotli > limit ? [`${brotli - limit} bytes too many`] : []),
        ...(budget === welcome || lateEntries.includes(budget) ? unwanted : []).map(
          (library) => `${library} comes before it is needed`,
        ),
      ],
    };
  }

  function heaviest(group: readonly string[], known: ReadonlySet<string>): readonly string[] {
    const weights = group
      .flatMap((source) => bySource.get(source) ?? [])
      .map((file) => ({
        file,
        weight: total(
          [...withImports(chunks, [file])].filter((each) => !known.has(each)),
          compressed,
        ),
      }))
      .toSorted((one, other) => other.weight - one.weight);
    return weights.slice(0, 1).map(({ file }) => file);
  }

  function librariesIn(files: readonly string[]): readonly string[] {
    const packages = new Set(files.flatMap((file) => byFile.get(file)?.modules ?? []).flatMap(packageOf));
    return Object.entries(heavyLibraries)
      .filter(([, pattern]) => [...packages].some((name) => pattern.test(name)))
      .map(([library]) => library);
  }

  function compressed(file: string): number {
    const known = sizes.get(file) ?? compressFully(read(file)).length;
    sizes.set(file, known);
    return known;
  }
}

/** Returns the scripts and styles that a page loads itself. */
function filesIn(page: string): readonly string[] {
  return [...page.matchAll(/(?:src|href)="(?:\.\/)?(assets\/[^"]+\.(?:js|css))"/g)].flatMap(([, file]) => file ?? []);
}

function packageOf(module: string): readonly string[] {
  const name = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];
  return name === undefined ? [] : [name];
}

function nameOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/(?:-[\w-]{8})?\.js$/, '');
}

function total(files: readonly string[], sizeOf: (file: string) => number): number {
  return files.reduce((sum, file) => sum + sizeOf(file), 0);
}
