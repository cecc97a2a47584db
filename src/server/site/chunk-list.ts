/** One script of a build: its modules and imports. */
export interface BuiltChunk {
  /** Relative to the build's folder: `assets/index-abc.js`. */
  readonly file: string;
  /** The modules that are imported from it dynamically, or its page, relative to the project's root; none for shared chunks. */
  readonly sources: readonly string[];
  /** Every module in it, relative to the project's root. */
  readonly modules: readonly string[];
  /** Chunks that load with it. */
  readonly imports: readonly string[];
  /** Chunks that it loads later. */
  readonly dynamicImports: readonly string[];
  readonly css: readonly string[];
}

/** Returns the chunks that a page or a dynamic import of these modules asks for, without what they import. */
export function chunksOf(chunks: readonly BuiltChunk[], modules: readonly string[]): readonly string[] {
  return chunks.filter(({ sources }) => sources.some((source) => modules.includes(source))).map(({ file }) => file);
}

/** Returns the path of a build's list: outside its folder, which is served to visitors. */
export function chunkListOf(folder: string): string {
  return `${folder}-chunks.json`;
}

/** Returns the files with everything that browsers load with them: their imports and all styles. */
export function withImports(chunks: readonly BuiltChunk[], files: readonly string[]): ReadonlySet<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    const chunk = byFile.get(file);
    if (chunk === undefined && file.endsWith('.js')) throw new Error(`The list of chunks lacks ${file}`);
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.css ?? [])]) visit(next);
  };
  for (const file of files) visit(file);
  return found;
}
