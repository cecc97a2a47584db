/**
 * Returns the path of a medium in the list of media, such as `files/a b.mp3`, by an address in the content.
 *
 * @param base the base of the content's URLs
 * @returns undefined for what is not below the base
 */
export function mediaPath(url: string, base: string): string | undefined {
  const folder = base.endsWith('/') ? base : `${base}/`;
  try {
    const { origin, pathname } = new URL(url, folder);
    const address = origin + pathname;
    return address.startsWith(folder) ? decodeURIComponent(address.slice(folder.length)).normalize('NFC') : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the address of a medium of the list. */
export function mediaAddress(path: string, base: string): string {
  const folder = base.endsWith('/') ? base : `${base}/`;
  return folder + path.split('/').map(encodeURIComponent).join('/');
}

/**
 * Returns the base of the content as a whole address, if the offline worker can answer requests below it.
 *
 * @param scope the folder of the worker, with a slash at the end
 * @param base of the content's URLs (serverBase), such as `/museum`
 * @returns undefined for another host or folder
 */
export function baseWithin(scope: string, base: string): string | undefined {
  const { href } = new URL(base, scope);
  const folder = href.endsWith('/') ? href : `${href}/`;
  return folder.startsWith(scope) ? folder : undefined;
}
