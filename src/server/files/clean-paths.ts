import { isStorable } from './entry-names.ts';
import { cleanFileName, longestPath } from './file-name.ts';

/**
 * Finds names that work on every system for files of folders and archives. Names that work already stay. Two files
 * never get the same path: the later one gets a number.
 *
 * @param given paths as they are on disk, with `/` between folders
 * @returns the path of each, normalised to NFC
 */
export function cleanPaths(given: readonly string[]): ReadonlyMap<string, string> {
  const steps = new Map<string, string>();
  const taken = new Set<string>();
  const placed = new Map<string, string>();
  // Names that work already are not given to others.
  for (const path of given.toSorted((one, other) => Number(isStorable(other)) - Number(isStorable(one))))
    placed.set(path, place(path));
  return placed;

  function place(path: string): string {
    let [from, to] = ['', ''];
    const names = shortened(path.split('/'));
    for (const [index, name] of names.entries()) {
      const isFile = index === names.length - 1;
      const before = to === '' ? '' : `${to}/`;
      from = from === '' ? name : `${from}/${name}`;
      to = (isFile ? undefined : steps.get(from)) ?? freeName(before, cleanStep(name));
      if (!isFile) steps.set(from, to);
      taken.add(to);
    }
    return to;
  }

  function freeName(before: string, name: string): string {
    const [, stem = name, ending = ''] = /^(.+?)(\.[^.]*)?$/s.exec(name) ?? [];
    let free = before + name;
    for (let number = 2; taken.has(free); number += 1) free = `${before}${stem}-${number}${ending}`;
    return free;
  }
}

/** Leaves out the folders in the middle of a path that is too long. */
function shortened(names: readonly string[]): readonly string[] {
  const isTooLong = names.join('/').length > longestPath;
  return isTooLong && names.length > 2 ? [...names.slice(0, 1), ...names.slice(-1)] : names;
}

/** A separator of another system is part of the name here. */
function cleanStep(name: string): string {
  return cleanFileName(name.replaceAll('\\', '-'), { isShortened: true });
}
