import { type Refusal } from '../errors.ts';
import { refuse } from '../refuse.ts';

const longestName = 200;
export const longestPath = 1000;
/** The limit of the strictest disks and archives. */
const longestNameInBytes = 255;

/** Includes characters with a meaning in addresses and content: `%2f`, `?v=`, `#t=`. */
const forbidden = /[\\/:*?"<>|#%]/;
/** Control characters, lone surrogates, line separators, and marks that change the writing direction. */
const invisible = /[\p{Cc}\p{Cs}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u;
const reservedByWindows = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\..*)?$/i;

/** Returns the name of a file or folder normalised to NFC; refuses names that do not work on every system. */
export function checkFileName(given: string): string {
  const name = given.normalize('NFC');
  const refusal = refusalOf(name, given);
  if (refusal === undefined) return name;
  throw refusal;
}

/** Checks a path such as `audio/de/12.mp3`; `mayBeEmpty` allows an empty one for the museum's top folder. */
export function checkFilePath(given: string, { mayBeEmpty = false } = {}): string {
  if (given === '' && mayBeEmpty) return '';
  if (given === '') throw refuse('path-missing', {});
  if (given.length > longestPath) {
    throw refuse('path-too-long', { limit: longestPath, length: given.length });
  }
  const path = given.split('/').map(checkFileName).join('/');
  if (path.length <= longestPath) return path;
  throw refuse('path-normalised-too-long', { limit: longestPath });
}

/**
 * Returns the name under which a file is stored: without folders, with "-" for forbidden characters.
 *
 * @param isShortened shortens a name that would be refused, because an import from a folder cannot ask for another
 */
export function cleanFileName(given: string, { isShortened = false } = {}): string {
  const bare = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = bare
    .replaceAll(new RegExp(invisible.source, 'gu'), '')
    .replaceAll(new RegExp(forbidden.source, 'g'), '-')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '');
  const allowed = reservedByWindows.test(clean) ? `_${clean}` : clean;
  return checkFileName(isShortened ? shortened(allowed === '' ? '_' : allowed) : allowed);
}

function shortened(name: string): string {
  const ending = /\.[^.]{1,20}$/.exec(name)?.[0] ?? '';
  let stem = Array.from(name.slice(0, name.length - ending.length));
  const isTooLong = (): boolean => {
    const whole = stem.join('') + ending;
    return whole.length > longestName || Buffer.byteLength(whole) > longestNameInBytes;
  };
  if (!isTooLong()) return name;
  while (isTooLong()) stem = stem.slice(0, -1);
  return stem.join('').replace(/[. ]+$/, '') + ending;
}

/** Returns the extension in lower case, without the dot; empty if there is none. */
export function extensionOf(name: string): string {
  return /[^/]\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Maps names that some systems consider equal to the same text. */
export function foldPath(path: string): string {
  return path.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase();
}

function refusalOf(name: string, given: string): Refusal | undefined {
  const facts = { name: shownName(given) };
  const details = { details: { Name: given } };
  if (name === '') return refuse('name-empty', facts, details);
  if (name.length > longestName) return refuse('name-too-long', { ...facts, limit: longestName }, details);
  if (invisible.test(name)) return refuse('name-invisible', facts, details);
  const sign = forbidden.exec(name)?.[0];
  if (sign !== undefined) return refuse('name-with-sign', { ...facts, sign }, details);
  if (name.startsWith('.')) return refuse('name-with-dot', facts, details);
  if (/[. ]$/.test(name) || name.startsWith(' ')) return refuse('name-with-blank', facts, details);
  if (reservedByWindows.test(name)) return refuse('name-reserved', facts, details);
  if (Buffer.byteLength(name) > longestNameInBytes) return refuse('name-too-large', facts, details);
  return undefined;
}

/** Returns a name with its invisible characters made visible. */
export function shownName(name: string): string {
  const visible = name.replaceAll(new RegExp(invisible.source, 'gu'), '\uFFFD');
  return visible.length > 60 ? `${visible.slice(0, 60)}…` : visible;
}
