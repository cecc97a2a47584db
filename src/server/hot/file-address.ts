import { mediaFolder } from '#contract/paths.ts';
import { readWidth } from '../files/picture-sizes.ts';

export interface FileAddress {
  /** Below the folder of media. */
  readonly path: string;
  /** The hash that the address names. */
  readonly version: string | undefined;
  /** In pixels, of a picture. */
  readonly width: number | undefined;
}

const segment = String.raw`(?:[\w.~!'()*+,@-]|%[\da-fA-F]{2})+`;
const folder = `/${mediaFolder}/`;
/** Segments that are not empty, of what addresses may contain unencoded (RFC 3986) or encoded; then a hash or a width alone. */
const plain = new RegExp(`^(${segment}(?:/${segment})*)(?:\\?v=([\\da-f]{64})|\\?width=([1-9]\\d{0,4}))?$`);

/** Reads the address of a file in its usual form; undefined for any other, which the route understands or refuses. */
export function readFileAddress(url: string): FileAddress | undefined {
  if (!url.startsWith(folder)) return undefined;
  const [, encoded, version, width] = plain.exec(url.slice(folder.length)) ?? [];
  const path = encoded === undefined ? undefined : decoded(encoded);
  return path === undefined ? undefined : { path, version, width: readWidth(width) };
}

function decoded(encoded: string): string | undefined {
  if (!encoded.includes('%')) return encoded.split('/').some(isRelative) ? undefined : encoded;
  try {
    const path = decodeURIComponent(encoded).normalize('NFC');
    // Reject ambiguous encodings (parser differentials).
    const isOdd = /[%\\?#;\p{Cc}]/u.test(path) || path.split('/').length !== encoded.split('/').length;
    return isOdd || path.split('/').some(isRelative) ? undefined : path;
  } catch {
    return undefined;
  }
}

function isRelative(segment: string): boolean {
  return segment === '.' || segment === '..';
}
