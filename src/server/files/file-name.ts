import { Refusal } from '../errors.ts';

const longestName = 200;
const longestPath = 1000;
/** What disks and archives of all systems take. */
const longestNameInBytes = 255;

/** Also what addresses and content give a meaning of their own: `%2f`, `?v=`, `#t=`. */
const forbidden = /[\\/:*?"<>|#%]/;
/** Control characters, halves of characters, line separators, and those that turn the direction of writing. */
const invisible = /[\p{Cc}\p{Cs}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u;
const reservedByWindows = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\..*)?$/i;

/** A name of a file or a folder, in one spelling (NFC); refuses what would not work on every system. */
export function checkFileName(given: string): string {
  const name = given.normalize('NFC');
  const problem = problemOf(name);
  if (problem === undefined) return name;
  throw new Refusal('wrong-value', `The name "${shown(given)}" ${problem}.`, { Name: given });
}

/** A path such as `audio/de/12.mp3`; empty only where `mayBeEmpty`: the museum's files themselves. */
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

/** The name of an upload as it will be kept: without folders, and with "-" for signs that files cannot have. */
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

/** Lower case, without the dot; empty if there is none. */
export function extensionOf(name: string): string {
  return /[^/]\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** One text for names that some systems take for the same. */
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
