import { localPath } from '#content/media-references.ts';
import { plainPath } from '#content/move-media.ts';
import { withServerBase } from '#content/server-base.ts';
import { mediaFolder } from '#contract/paths.ts';

/** What is stored in a field for a file. */
export function urlOf(path: string): string {
  return `${mediaFolder}/${path}`;
}

/** The museum's own file that a stored URL means; undefined where it leads elsewhere. */
export function pathOf(url: string): string | undefined {
  const path = localPath(url);
  return path?.startsWith(`${mediaFolder}/`) === true ? plainPath(path.slice(mediaFolder.length + 1)) : undefined;
}

/** Where the browser finds what a stored URL names. */
export function addressOf(url: string): string {
  return withServerBase(url, '/');
}

/** The same for a picture that is shown this many pixels wide: the museum's own server makes small ones of large ones. */
export function pictureAddress(url: string, width: number): string {
  const isSized = pathOf(url) !== undefined && !url.includes('?') && !url.endsWith('.svg');
  return isSized ? `${addressOf(url)}?width=${width}` : addressOf(url);
}

/** The last part of a path. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The folder that a file lies in; empty: the files themselves. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** A name that nothing has yet: `a.png`, `a 2.png`, `a 3.png`. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let free = name;
  for (let count = 2; isTaken(free); count += 1) free = `${stem} ${count}${ending}`;
  return free;
}
