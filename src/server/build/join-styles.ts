import { type Plugin, type Rolldown } from 'vite';

/** Joint style files: the name, and the scripts whose styles are in it. Styles that others build upon come first. */
export type StyleFiles = Readonly<Record<string, readonly string[]>>;

/**
 * Joins the styles of several scripts in few files. Each script then comes with the file that holds its own.
 *
 * Scripts name the styles of what they import dynamically, and get their own name, a hash, before the joined files exist. So
 * each of these hashes covers all joined styles.
 *
 * @param files styles of scripts that it does not name stay as they are
 */
export function joinStyles(files: StyleFiles): Plugin {
  const names = new Set<string>();
  const isJoined = (script: string): boolean => Object.values(files).flat().includes(script);
  return {
    name: 'cicerone-join-styles',
    apply: 'build',
    renderStart: () => names.clear(),
    // Vite's own plugins have written the styles by then.
    renderChunk: {
      order: 'post',
      handler: (_, chunk) => {
        if (isJoined(chunk.name)) for (const file of stylesOf(chunk)) names.add(file);
        return null;
      },
    },
    augmentChunkHash: ({ dynamicImports }) =>
      dynamicImports.length === 0 ? undefined : [...names].toSorted().join('\n'),
    generateBundle(_, bundle) {
      for (const [name, scripts] of Object.entries(files)) {
        const chunks = scripts.flatMap((script) =>
          Object.values(bundle).filter(
            (output): output is Rolldown.OutputChunk => output.type === 'chunk' && output.name === script,
          ),
        );
        const joined = [...new Set(chunks.flatMap((chunk) => [...stylesOf(chunk)]))];
        if (joined.length === 0) continue;
        const source = joined.map((file) => textOf(bundle[file])).join('');
        const file = this.getFileName(this.emitFile({ type: 'asset', name: `${name}.css`, source }));
        for (const chunk of chunks) {
          const styles = stylesOf(chunk);
          if (styles.size === 0) continue;
          styles.clear();
          styles.add(file);
        }
        for (const old of joined) delete bundle[old];
      }
    },
  };
}

/** Vite takes the first of a file out itself. */
const hashMark = /\/\*\$vite\$:\d+\*\//;

function stylesOf({ viteMetadata }: Pick<Rolldown.RenderedChunk, 'viteMetadata'>): Set<string> {
  return viteMetadata?.importedCss ?? new Set();
}

function textOf(output: Rolldown.OutputBundle[string] | undefined): string {
  return output?.type === 'asset' ? String(output.source).replace(hashMark, '').trim() : '';
}
