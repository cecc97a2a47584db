import { isFullUrl } from '../server-base.ts';
import { hasWrongHost } from '../wrong-host.ts';

export type FileFound =
  | { readonly kind: 'found'; readonly path: string }
  | { readonly kind: 'ambiguous'; readonly paths: readonly string[] }
  | { readonly kind: 'none' };

/** Finds stored files as people name them: with or without folders and endings, in any case and form of Unicode. */
export type FileFinder = (given: string) => FileFound;

/** @param paths of all stored files, such as `files/audio/7.mp3`; undefined if they are not known: any path is taken */
export function createFileFinder(paths: readonly string[] | undefined): FileFinder {
  const byName = new Map<string, string[]>();
  const add = (name: string, path: string): void => {
    const known = byName.get(name);
    if (known === undefined) byName.set(name, [path]);
    else known.push(path);
  };
  for (const path of paths ?? []) {
    const name = fold(path);
    add(name, path);
    const parts = name.split('/');
    for (let from = 1; from < parts.length; from += 1) add(parts.slice(from).join('/'), path);
    add(`${parts.at(-1)?.replace(/\.[^.]*$/, '')}`, path);
  }
  return (given) => {
    const path = given.trim();
    if (isFullUrl(path)) return hasWrongHost(path) ? { kind: 'none' } : { kind: 'found', path };
    if (paths === undefined) return path.includes('/') ? { kind: 'found', path } : { kind: 'none' };
    const found = byName.get(fold(path).replace(/^(?:\.?\/)+/, '')) ?? [];
    const [first] = found;
    if (first === undefined) return { kind: 'none' };
    return found.length === 1 ? { kind: 'found', path: first } : { kind: 'ambiguous', paths: found };
  };
}

/** Returns a name as it was meant, whatever system or browser has written it. */
export function readableName(name: string): string {
  return decoded(name).replaceAll('\\', '/').normalize('NFC');
}

function fold(path: string): string {
  return readableName(path).toLowerCase();
}

/** A sign of percent that encodes nothing is meant as such. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
