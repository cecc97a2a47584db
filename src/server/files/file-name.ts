import { Refusal } from '../errors.ts';

const longestName = 200;
const longestPath = 1000;
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
  const problem = problemOf(name);
  if (problem === undefined) return name;
  throw new Refusal('wrong-value', `The name "${shown(given)}" ${problem}.`, { Name: given });
}

/** Checks a path such as `audio/de/12.mp3`; `mayBeEmpty` allows an empty one for the museum's top folder. */
export function checkFilePath(given: string, { mayBeEmpty = false } = {}): string {
  if (given === '' && mayBeEmpty) return '';
  if (given === '') throw new Refusal('wrong-value', 'A path is missing: say which file or folder is meant.');
  if (given.length > longestPath) {
    throw new Refusal('wrong-value', `A path has at most ${longestPath} characters; this one has ${given.length}.`);
  }
  const path = given.split('/').map(checkFileName).join('/');
  if (path.length <= longestPath) return path;
  throw new Refusal('wrong-value', `A path has at most ${longestPath} characters.`);
}

/** Returns the name under which an upload is stored: without folders, with "-" for forbidden characters. */
export function cleanFileName(given: string): string {
  const bare = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = bare
    .replaceAll(new RegExp(invisible.source, 'gu'), '')
    .replaceAll(new RegExp(forbidden.source, 'g'), '-')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '');
  return checkFileName(reservedByWindows.test(clean) ? `_${clean}` : clean);
}

/** Returns the extension in lower case, without the dot; empty if there is none. */
export function extensionOf(name: string): string {
  return /[^/]\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Maps names that some systems consider equal to the same text. */
export function foldPath(path: string): string {
  return path.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase();
}

function problemOf(name: string): string | undefined {
  if (name === '') return 'is empty: give the file or folder a name';
  if (name.length > longestName) return `is too long: a name has at most ${longestName} characters`;
  if (invisible.test(name)) return 'has invisible characters: type it again';
  const sign = forbidden.exec(name)?.[0];
  if (sign !== undefined) return `has a "${sign}", which names cannot have: leave it out`;
  if (name.startsWith('.')) return 'begins with a dot: leave it out';
  if (/[. ]$/.test(name) || name.startsWith(' ')) return 'begins or ends with a blank or ends with a dot: leave it out';
  if (reservedByWindows.test(name)) return 'belongs to Windows: choose another one';
  if (Buffer.byteLength(name) > longestNameInBytes) return 'is too long for disks: choose a shorter one';
  return undefined;
}

function shown(name: string): string {
  const visible = name.replaceAll(new RegExp(invisible.source, 'gu'), '\uFFFD');
  return visible.length > 60 ? `${visible.slice(0, 60)}…` : visible;
}
