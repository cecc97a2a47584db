import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { type Plugin } from 'vite';

/** One script of a build: what it is made of, and what a browser fetches with it. */
export interface BuiltChunk {
  /** Below the build's folder: `assets/index-abc.js`. */
  readonly file: string;
  /** The module that others import it for, below the project's root; empty for chunks that only others need. */
  readonly source: string;
  /** Every module in it, below the project's root. */
  readonly modules: readonly string[];
  /** Chunks that are fetched with it. */
  readonly imports: readonly string[];
  /** Chunks that it fetches later. */
  readonly dynamicImports: readonly string[];
  readonly css: readonly string[];
}

/** Lists the guide's chunks in a file beside its folder, for the check of what visitors download. */
export function listChunks(): Plugin {
  let root = '';
  let list = '';
  return {
    name: 'cicerone-list-chunks',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      list = chunkListOf(resolve(root, config.build.outDir));
    },
    generateBundle: (_, bundle) => {
      const inProject = (id: string): string => relative(root, id.replace(/^\0/, '').replace(/\?.*$/, ''));
      const chunks = Object.values(bundle).flatMap((output): readonly BuiltChunk[] =>
        output.type === 'chunk'
          ? [
              {
                file: output.fileName,
                source: output.facadeModuleId === null ? '' : inProject(output.facadeModuleId),
                modules: Object.keys(output.modules).map(inProject),
                imports: output.imports,
                dynamicImports: output.dynamicImports,
                css: [...(output.viteMetadata?.importedCss ?? [])],
              },
            ]
          : [],
      );
      mkdirSync(dirname(list), { recursive: true });
      writeFileSync(list, JSON.stringify(chunks));
    },
  };
}

/** Where the list of a build lies; not in its folder, which goes to visitors as it is. */
export function chunkListOf(folder: string): string {
  return `${folder}-chunks.json`;
}

/** Files of a build, and what browsers fetch with them: what they import, and the styles of all. */
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
