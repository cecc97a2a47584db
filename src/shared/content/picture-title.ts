import { plainPath } from './media-references.ts';

/** What cameras, scanners and people call pictures that they do not name. */
const nameless =
  /^(?:img|dsc[nf]?|p|pxl|pict?|pic|image|images|picture|photo|screenshot|scan|bild|foto|unbenannt|untitled)\d*$/i;

/** Returns the title that the file's name gives a picture, such as "Red vase" for `red-vase.jpg`; empty if it means nothing. */
export function pictureTitle(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  const file = plainPath(path.slice(path.lastIndexOf('/') + 1)).replace(/\.\w{2,5}$/, '');
  const words = file.split(/[\s_.+-]+/).filter((word) => word !== '' && !isHash(word));
  if (!words.some((word) => /\p{L}{2}/u.test(word) && !nameless.test(word))) return '';
  const title = words.join(' ');
  return title.slice(0, 1).toUpperCase() + title.slice(1);
}

/** Whether a word is a hash, or a part of a UUID. */
function isHash(word: string): boolean {
  return /^(?=.*\d)(?=.*[a-z])(?:[\da-f]{4}|[\da-f]{8,}|[\da-z]{16,})$/i.test(word);
}
