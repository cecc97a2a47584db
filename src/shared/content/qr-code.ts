import { isGuidePath } from './guide-path.ts';

/** The content of a printed code: a tour, or one of its stations. Codes are texts: "007" keeps its zeros. */
export interface QrCodes {
  readonly tourCode: string;
  readonly itemCode?: string;
}

export type QrReading =
  | {
      readonly kind: 'codes';
      readonly codes: QrCodes;
      /** With its question mark; empty if there is none. */ readonly search: string;
    }
  /** An address within the guide, such as `/detail/5?from=poster`. */
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'foreign' };

/**
 * Reads the text of a QR code: `/qr/HL/7`, `qr/HL/7`, `HL/7`, or the full URL of a tour, a station or a
 * visitor's token of this guide.
 * Anything else is foreign. Never throws, and never returns an address outside the guide.
 *
 * @param guideBase the guide's own folder, such as `https://guide.example.org/museum/`
 */
export function readQrCode(text: string, guideBase: string): QrReading {
  const address = addressIn(text.trim(), guideBase);
  if (address === undefined) return foreign;
  const { search, hash, pathname } = address;
  const segments = pathname.replace(/\/+$/, '').split('/').map(decoded);
  if (pathname === '' && address.isRooted) return pathOf(`/${search}${hash}`);
  if (segments.length > 3 || !segments.every(isSegment)) return foreign;
  const [given = '', first, second] = segments;
  // Codes with capitals alone are smaller.
  const head = given.toLowerCase();
  if (head === 'qr') return codesOf(first, second, search);
  if (screens.includes(head)) return pathOf(`/${head}${pathname.slice(given.length)}${search}${hash}`);
  const isPlain = !address.isRooted && segments.length === 2 && !looksLikeHost(given) && search === '' && hash === '';
  return isPlain ? codesOf(given, first, '') : foreign;
}

const foreign: QrReading = { kind: 'foreign' };

const screens: readonly string[] = ['welcome', 'groups', 'tours', 'locations', 'detail', 'info', 'numbers', 'token'];

interface Address {
  /** Relative to the guide's folder, without a leading slash. */
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** Whether it begins with a host or a slash, so that it cannot be a pair of bare codes. */
  readonly isRooted: boolean;
}

function addressIn(text: string, guideBase: string): Address | undefined {
  if (text === '' || text.length > 2000 || !isPrintable(text)) return undefined;
  const base = /^(https?):\/\/([^/?#]+)([^?#]*)$/i.exec(guideBase);
  const folder = `${(base?.[3] ?? '').replace(/\/+$/, '')}/`;
  const full = /^(https?):\/\/([^/?#]+)([^?#]*)(.*)$/i.exec(withScheme(text, base));
  if (full !== null) {
    const [, scheme = '', host = '', path = '', rest = ''] = full;
    const isOwn = base !== null && hostOf(scheme, host) === hostOf(base[1] ?? '', base[2] ?? '');
    const isWithin = `${path}/`.toLowerCase().startsWith(folder.toLowerCase());
    return isOwn && isWithin ? split(path.slice(folder.length) + rest, true) : undefined;
  }
  if (/^\/\/|^[^/?#]*:/.test(text)) return undefined;
  if (!text.startsWith('/')) return split(text, false);
  return split(text.startsWith(folder) ? text.slice(folder.length) : text.slice(1), true);
}

/** Phones open an address without a scheme, too, if it begins with a host. */
function withScheme(text: string, base: readonly string[] | null): string {
  const [, scheme = '', host = ''] = base ?? [];
  return host !== '' && `${text}/`.toLowerCase().startsWith(`${host.toLowerCase()}/`) ? `${scheme}://${text}` : text;
}

/** A poster printed before the museum had HTTPS still belongs to the guide: only the path is ever followed. */
function hostOf(scheme: string, host: string): string {
  return host.toLowerCase().replace(scheme.toLowerCase() === 'https' ? /:443$/ : /:80$/, '');
}

function split(text: string, isRooted: boolean): Address {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(text) ?? [];
  return { pathname, search: search === '?' ? '' : search, hash, isRooted };
}

function codesOf(tourCode: string | undefined, itemCode: string | undefined, search: string): QrReading {
  if (tourCode === undefined) return foreign;
  return { kind: 'codes', codes: itemCode === undefined ? { tourCode } : { tourCode, itemCode }, search };
}

function pathOf(path: string): QrReading {
  return isGuidePath(path) ? { kind: 'path', path } : foreign;
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function isSegment(segment: string | undefined): segment is string {
  return segment !== undefined && segment.trim() !== '' && !/^\.+$/.test(segment) && isPrintable(segment);
}

function isPrintable(text: string): boolean {
  return ![...text].some((character) => character < ' ' || character === '\u007F' || character === '\\');
}

/** `example.org/7` is a web address; `1.2/7` may be a tour and a station. */
function looksLikeHost(segment: string): boolean {
  return segment.includes('@') || /\.\p{Letter}{2,}$/u.test(segment);
}
