import { type BuiltChunk, chunksOf, withImports } from '#server/site/chunk-list.ts';
import { compressFully } from '#server/build/build-stamp.ts';

/** The most that staff download: scripts and styles, brotli at quality 11, without fonts. */
export interface StaffBudget {
  readonly name: string;
  /** The modules whose chunks are fetched, with the texts of one language. */
  readonly modules: readonly string[];
  readonly texts: readonly string[];
  /** In units of 1,000 bytes. */
  readonly kB: number;
  /** Each costs a browser some nine milliseconds of processor, whatever its size. */
  readonly files: number;
}

const login = { modules: ['cms/index.html'], texts: ['cms-door'] } as const;

const staffBudgets: readonly StaffBudget[] = [
  // React is 58 of it, Mantine 28 and XState 15.
  { name: 'login', ...login, kB: 120, files: 12 },
  {
    name: 'login and overview',
    modules: [...login.modules, 'cms/app.tsx', 'cms/sections/overview/overview-section.tsx'],
    texts: [...login.texts, 'cms-work', 'refusals'],
    // Mantine is 65 of it, React 58, the router 26, our own code 49, and the texts with the refusals 9.
    kB: 253,
    files: 16,
  },
];

export interface StaffWeight {
  readonly budget: StaffBudget;
  readonly files: number;
  readonly brotli: number;
  /** The faults, one sentence each. */
  readonly faults: readonly string[];
}

/** @param read the bytes of a file of the build */
export function weighStaff(
  chunks: readonly BuiltChunk[],
  read: (file: string) => Uint8Array,
  budgets = staffBudgets,
): readonly StaffWeight[] {
  return budgets.map((budget) => {
    const weights = ['de', 'en'].map((language) => {
      const texts = budget.texts.map((name) => `src/shared/i18n/${language}/${name}.json`);
      const files = [...withImports(chunks, chunksOf(chunks, [...budget.modules, ...texts]))];
      return { files: files.length, brotli: files.reduce((sum, file) => sum + compressFully(read(file)).length, 0) };
    });
    const files = Math.max(...weights.map((weight) => weight.files));
    const brotli = Math.max(...weights.map((weight) => weight.brotli));
    const faults = [
      ...(brotli > budget.kB * 1000 ? [`${brotli - budget.kB * 1000} bytes too many`] : []),
      ...(files > budget.files ? [`${files - budget.files} files too many`] : []),
    ];
    return { budget, files, brotli, faults };
  });
}

/** Returns the files that import each other in a circle: their modules would run before what they import. */
export function circlesIn(chunks: readonly BuiltChunk[]): readonly string[] {
  const importsOf = new Map(chunks.map(({ file, imports }) => [file, imports]));
  const reaches = (from: string, to: string, passed = new Set<string>()): boolean =>
    (importsOf.get(from) ?? []).some((next) => {
      if (next === to) return true;
      if (passed.has(next)) return false;
      passed.add(next);
      return reaches(next, to, passed);
    });
  return chunks.map(({ file }) => file).filter((file) => reaches(file, file));
}

/** Returns the files that would give the staff area the rules of the guide's pages, which belong to the preview's frame. */
export function guideRulesIn(chunks: readonly BuiltChunk[]): readonly string[] {
  const isPageStyle = (module: string): boolean => /^src\/shared\/ui\/(?:base|tokens)\.css$/.test(module);
  return chunks
    .filter(({ modules }) => modules.some(isPageStyle) && !modules.every(isPageStyle))
    .map(({ file }) => file);
}

/**
 * Returns the texts that the overview and its frame name and that come only with the sections.
 *
 * @param source the code of a module
 */
export function missingTexts(
  chunks: readonly BuiltChunk[],
  source: (module: string) => string,
  texts: { readonly first: readonly string[]; readonly all: readonly string[] },
): readonly string[] {
  const [, work] = staffBudgets;
  const files = withImports(chunks, chunksOf(chunks, work?.modules ?? []));
  const later = new Set(texts.all.filter((key) => key.includes('.') && !texts.first.includes(key)));
  return chunks
    .filter(({ file }) => files.has(file))
    .flatMap(({ modules }) => modules.filter((module) => /^cms\/.+\.tsx?$/.test(module)))
    .flatMap((module) =>
      [...source(module).matchAll(/'([\w-]+(?:\.[\w-]+)+)'/g)].flatMap(([, key = '']) =>
        later.has(key) ? [`${module}: '${key}' is not in cms-work.json`] : [],
      ),
    );
}

/**
 * Returns Mantine's classes that scripts name and no style of the build has: a component is shown whose styles
 * cms/frame/mantine.css does not import.
 */
export function unstyledClasses(scripts: string, styles: string, mantine: string): readonly string[] {
  const classesIn = (text: string): ReadonlySet<string> => new Set(text.match(/\bm_[\da-f]{6,8}\b/g));
  const [known, styled] = [classesIn(mantine), classesIn(styles)];
  return [...classesIn(scripts)].filter((name) => known.has(name) && !styled.has(name));
}
