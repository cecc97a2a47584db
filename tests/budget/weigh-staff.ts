import { type BuiltChunk, chunksOf, withImports } from '#server/build/list-chunks.ts';
import { compressFully } from '#server/build/brotli.ts';

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

export const staffBudgets: readonly StaffBudget[] = [
  // React is 58 of it, Mantine 28 and XState 15.
  { name: 'login', ...login, kB: 120, files: 12 },
  {
    name: 'login and overview',
    modules: [...login.modules, 'cms/app.tsx', 'cms/sections/overview/overview-section.tsx'],
    texts: [...login.texts, 'cms', 'staff', 'refusals'],
    // All texts of a language are 50 of it, Mantine 75, the router 25, and the draft with its rules 45.
    kB: 375,
    files: 18,
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
      const texts = budget.texts.map((name) => `src/i18n/${language}/${name}.ts`);
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

/**
 * Returns Mantine's classes that scripts name and no style of the build has: a component is shown whose styles
 * cms/frame/mantine.css does not import.
 */
export function unstyledClasses(scripts: string, styles: string, mantine: string): readonly string[] {
  const classesIn = (text: string): ReadonlySet<string> => new Set(text.match(/\bm_[\da-f]{6,8}\b/g));
  const [known, styled] = [classesIn(mantine), classesIn(styles)];
  return [...classesIn(scripts)].filter((name) => known.has(name) && !styled.has(name));
}
