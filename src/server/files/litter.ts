/** Returns whether a file is one that macOS and Windows leave in every folder. */
export function isLitter(path: string): boolean {
  return litter.test(path);
}

const litter = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|\._|Thumbs\.db$|desktop\.ini$)/i;
