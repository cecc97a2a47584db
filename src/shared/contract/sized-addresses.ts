/** Returns the path of the original that a smaller picture of a static guide was made from; other paths unchanged. */
export function originalPath(path: string): string {
  return path.replace(/^sizes\/\d+\/(.+)\.webp$/, 'files/$1');
}

/** Returns the width that an address asks for; undefined: it is that of an original. */
export function widthIn(address: string): number | undefined {
  const [, asked, kept] = /\?width=(\d+)$|\/sizes\/(\d+)\/[^?]+\.webp$/.exec(address) ?? [];
  return asked === undefined && kept === undefined ? undefined : Number(asked ?? kept);
}
