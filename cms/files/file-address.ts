import { localPath } from '#content/media-references.ts';
import { plainPath } from '#content/move-media.ts';
import { withServerBase } from '#content/server-base.ts';
import { mediaFolder } from '#contract/paths.ts';

/** What files of a museum are for. */
export const fileUses = ['image', 'audio', 'video', 'text', 'any'] as const;
export type FileUse = (typeof fileUses)[number];

const types: Readonly<Record<FileUse, RegExp>> = {
  image: /^image\//,
  audio: /^audio\//,
  video: /^video\//,
  text: /^text\/|subrip$|^application\/(?:pdf|gpx)/,
  any: /./,
};

/** Whether a file of this media type can be used so. */
export function fits(use: FileUse, type: string): boolean {
  return types[use].test(type);
}

/** What the browser's own dialog offers. */
export const accepted: Readonly<Record<FileUse, string | undefined>> = {
  image: 'image/*',
  audio: 'audio/*',
  video: 'video/*',
  text: '.vtt,.srt,.pdf,.gpx',
  any: undefined,
};

/** Where new files of a use are put. */
export const folderFor: Readonly<Record<FileUse, string>> = {
  image: 'images',
  audio: 'audio',
  video: 'video',
  text: 'texts',
  any: 'files',
};

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

const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'];

/** Section 9: B to PB in steps of 1024. */
export function formatBytes(bytes: number, language: string): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const digits = step === 0 ? 0 : 1;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(bytes / 1024 ** step);
  return `${number} ${units[step]}`;
}
