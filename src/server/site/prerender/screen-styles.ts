import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { partFiles, partsAt } from '#contract/guide-parts.ts';
import { chunksOf, withImports } from '../chunk-list.ts';
import { readChunks } from '../page-hints.ts';

/** Returns the styles that the screen at a path needs, by the addresses of their files. */
export type ScreenStyles = (path: string) => ReadonlyMap<string, string>;

/**
 * @param guide the folder of the built guide
 * @returns undefined for a guide that was not built here: the renderer is that of another one
 */
export async function readScreenStyles(guide: string): Promise<ScreenStyles | undefined> {
  const chunks = await readChunks(guide);
  if (chunks.length === 0) return undefined;
  const styles = new Map<string, string>();
  for (const file of new Set(chunks.flatMap(({ css }) => css))) {
    const text = await readFile(join(guide, file), 'utf8');
    // In the page, addresses are relative to the guide's folder, not to that of the styles.
    styles.set(file, text.trim().replaceAll('url(./', 'url(./assets/'));
  }
  return (path) => {
    const sources = ['index.html', ...partsAt(path).map((part): string => partFiles[part].source)];
    const needed = withImports(chunks, chunksOf(chunks, sources));
    // In the order in which scripts fetch them: the styles of what a file imports come before its own.
    return new Map([...needed].flatMap((file) => (styles.has(file) ? [[file, styles.get(file) ?? '']] : [])));
  };
}
