import { type TourDefinition } from '#content/definition.ts';
import { withRenamedMedia } from '#content/move-media.ts';
import { cleanPaths } from '../../files/clean-paths.ts';
import { foldPath, shownName } from '../../files/file-name.ts';
import { type FileNote } from '../../files/inspected-file.ts';

export interface NamedMedia {
  /** The path under which each file is kept, by its path below the content folder as it is on disk. */
  readonly places: ReadonlyMap<string, string>;
  /** Those that are kept under another name. */
  readonly notes: readonly FileNote[];
  /** Returns a definition that names the files by their places. */
  readonly follow: (definition: TourDefinition) => TourDefinition;
}

/** Gives the files of a content folder or a backup names that the server and every system can handle. */
export function nameMedia(paths: readonly string[]): NamedMedia {
  const places = cleanPaths(paths);
  const notes: FileNote[] = [];
  const composed = new Map<string, string>();
  for (const [path, to] of places) {
    const from = path.normalize('NFC');
    // Of two spellings of one name, the content means the one that keeps it.
    if (!composed.has(from) || from === to) composed.set(from, to);
    if (from !== to) notes.push({ reason: 'file-renamed', facts: { name: shownName(from), better: to } });
  }
  return { places, notes, follow: (definition) => withRenamedMedia(definition, composed) };
}

/** Names files whose names some systems consider equal. */
export function twinNotes(paths: readonly string[]): readonly (FileNote & { readonly path: string })[] {
  const known = new Map<string, string>();
  return paths.toSorted().flatMap((path) => {
    const folded = foldPath(path);
    const other = known.get(folded);
    if (other !== undefined) return [{ path, reason: 'file-twin' as const, facts: { name: path, other } }];
    known.set(folded, path);
    return [];
  });
}
