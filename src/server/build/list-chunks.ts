import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type BuiltChunk, chunkListOf } from '../site/chunk-list.ts';
import { isJoined } from './join-late-files.ts';

/** Lists the chunks of a build in a file beside its folder, for the check of download sizes. */
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
    generateBundle(_, bundle) {
      const sourcesOf = (id: string | null): readonly string[] => {
        if (id === null) return [];
        return isJoined(id) ? (this.getModuleInfo(id)?.importedIds ?? []) : [id];
      };
      const inProject = (id: string): string => relative(root, id.replace(/^\0/, '').replace(/\?.*$/, ''));
      const chunks = Object.values(bundle).flatMap((output): readonly BuiltChunk[] =>
        output.type === 'chunk'
          ? [
              {
                file: output.fileName,
                sources: sourcesOf(output.facadeModuleId).map(inProject),
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
