/** A word that says nothing: a number, a hash, or what cameras, scanners and people call pictures that they do not name. */
const meaningless =
  /^(?:(?:img|dsc[nf]?|pxl|pict?|image|picture|photo|scan|bild|foto|[a-z])?\d*|(?=.*\d)(?:[\da-f]{4}|[\da-f]{8,}|\w{16,}))$/i;

/** Returns the title that the file's name gives a picture, such as "Red vase" for `red-vase.jpg`; empty if it means nothing. */
export function pictureTitle(url: string): string {
  const [, file = ''] = /([^/?#]*?)(?:\.\w{2,5})?(?:[?#].*)?$/.exec(url) ?? [];
  const words = decoded(file).split(/[\s_.+-]+/);
  if (words.every((word) => meaningless.test(word))) return '';
  const title = words.filter((word) => word.length < 8 || !meaningless.test(word)).join(' ');
  return title.slice(0, 1).toUpperCase() + title.slice(1);
}

function decoded(file: string): string {
  try {
    return decodeURIComponent(file).normalize('NFC');
  } catch {
    return '';
  }
}
