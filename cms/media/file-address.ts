import { localPath, plainPath } from '#content/media-references.ts';
import { withServerBase } from '#content/server-base.ts';
import { mediaFolder } from '#contract/paths.ts';

/** Returns the URL stored in a field for a file. */
export function urlOf(path: string): string {
  return `${mediaFolder}/${path}`;
}

/** Returns the path of the museum's own file for a stored URL; undefined if it leads elsewhere. */
export function pathOf(url: string): string | undefined {
  const path = localPath(url);
  return path?.startsWith(`${mediaFolder}/`) === true ? plainPath(path.slice(mediaFolder.length + 1)) : undefined;
}

/** Where the browser finds stored URLs. */
export interface Addresses {
  readonly addressOf: (url: string) => string;
  /** Returns the address of a picture shown this many pixels wide. The museum's own server scales large ones down. */
  readonly pictureAddress: (url: string, width: number) => string;
}

/** @param base the server's, such as `https://api.example` or `/` */
export function addressesBelow(base: string): Addresses {
  const addressOf = (url: string): string => withServerBase(url, base);
  return {
    addressOf,
    pictureAddress: (url, width) => {
      const isSized = pathOf(url) !== undefined && !url.includes('?') && !url.endsWith('.svg');
      return isSized ? `${addressOf(url)}?width=${width}` : addressOf(url);
    },
  };
}

/** Returns the last part of a path. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Returns the folder of a file; empty for the top level. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Returns a name that is not in use: `a.png`, `a 2.png`, `a 3.png`. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let free = name;
  for (let count = 2; isTaken(free); count += 1) free = `${stem} ${count}${ending}`;
  return free;
}

/** Returns the address of a file in the section of files. */
export function fileHref(path: string): string {
  return `/files?${new URLSearchParams({ folder: folderOf(path), file: path }).toString()}`;
}
