import { westernDigits } from '../digits.ts';
import { type Language } from '../entities/language.ts';
import { normaliseCode } from '../station-code.ts';
import { readableName } from './known-files.ts';
import { createLanguageReader, type LanguageReader } from './read-language.ts';

export type FileKind = 'audio' | 'video' | 'picture' | 'captions';

export type NamePart = 'code' | 'language' | 'description';

/**
 * How names of files are made up. Parts before the description are read from the start of the name, those behind it from
 * the end. Only the code must be there.
 */
export interface NamePattern {
  /** What the folder of a file says, if it says anything. */
  readonly folder?: Exclude<NamePart, 'description'> | undefined;
  readonly parts: readonly NamePart[];
  /** The characters between parts. */
  readonly separators: string;
}

export interface ReadName {
  /** As it is written, in western digits. */
  readonly code: string | undefined;
  /** Undefined if the name says none. */
  readonly language: string | undefined;
  /** With blanks instead of separators. */
  readonly description: string;
}

export interface NameContext {
  readonly readLanguage: LanguageReader;
  /** Whether a station has this code. */
  readonly isCode: (code: string) => boolean;
  /** Whether the museum has this language. */
  readonly isLanguage: (code: string) => boolean;
}

const kinds: Readonly<Record<FileKind, string>> = {
  audio: 'mp3 m4a aac ogg oga opus wav flac',
  video: 'mp4 m4v webm mov',
  picture: 'jpg jpeg png webp avif gif svg',
  captions: 'vtt srt',
};

const kindByExtension = new Map(
  Object.entries(kinds).flatMap(([kind, extensions]) =>
    extensions.split(' ').map((extension) => [extension, kind as FileKind] as const),
  ),
);

export function extensionOf(path: string): string {
  return /\.([^./\\]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}

export function kindOfFile(path: string): FileKind | undefined {
  return kindByExtension.get(extensionOf(path));
}

export const usualSeparators = ' _-–—.,()[]+';

/** The likelier come first. */
export const namePatterns: readonly NamePattern[] = (
  [
    { parts: ['code', 'description', 'language'] },
    { parts: ['code', 'language', 'description'] },
    { parts: ['description', 'code', 'language'] },
    { parts: ['language', 'code', 'description'] },
    { parts: ['language', 'description', 'code'] },
    { parts: ['description', 'language', 'code'] },
    { folder: 'language', parts: ['code', 'description'] },
    { folder: 'language', parts: ['description', 'code'] },
    { folder: 'code', parts: ['description', 'language'] },
    { folder: 'code', parts: ['language', 'description'] },
  ] as const
).map((pattern) => ({ ...pattern, separators: usualSeparators }));

/** Files from which a pattern is guessed. */
const mostCompared = 1000;

/** Returns the pattern that explains most of the files. */
export function guessPattern(paths: readonly string[], context: NameContext): NamePattern {
  const names = paths.slice(0, mostCompared).map(partsOfPath);
  const scores = namePatterns.map((pattern) =>
    scoreOf(
      names.map((name) => readParts(name, pattern, context)),
      context,
    ),
  );
  return namePatterns[scores.indexOf(Math.max(...scores))] ?? (namePatterns[0] as NamePattern);
}

/** Reads what the name of a file says about it. */
export function readName(path: string, pattern: NamePattern, context: NameContext): ReadName {
  return readParts(partsOfPath(path), pattern, context);
}

/**
 * Counts what names tell. Languages that the museum lacks count only if most names have one, because many short words are
 * codes of languages, too; and codes that it has count more only if they are not few, because any number may be one.
 */
function scoreOf(names: readonly ReadName[], { isCode, isLanguage }: NameContext): number {
  const coded = names.filter(({ code }) => code !== undefined);
  const known = coded.filter(({ code = '' }) => isCode(code)).length;
  const foreign = coded.filter(({ language }) => language !== undefined && !isLanguage(language)).length;
  const spoken = coded.filter(({ language }) => language !== undefined).length;
  const ownCodes = known > names.length * 0.1 ? known : 0;
  return 2 * coded.length + 2 * ownCodes + spoken - (spoken > names.length * 0.6 ? 0 : foreign);
}

interface PathParts {
  /** All of them, the nearest first. */
  readonly folders: readonly string[];
  readonly base: string;
}

/** Leaves out the ending, and what systems put behind the name of a copy. */
function partsOfPath(path: string): PathParts {
  const names = readableName(path).split('/');
  const base = (names.at(-1) ?? '').replace(/\.[^.]*$/, '').replace(/(?<=.)(?: \(\d\)| - (?:Kopie|Copy))$/i, '');
  return { folders: names.slice(0, -1).toReversed(), base };
}

function readParts(
  { folders, base }: PathParts,
  { folder: ofFolder, parts, separators }: NamePattern,
  context: NameContext,
): ReadName {
  const read = new Map<NamePart, string>();
  const words = wordsOf(base, separators);
  const take = (part: NamePart, all: Word[], side: Side): void => {
    const value = read.has(part) ? undefined : taken(part, all, side, context);
    if (value !== undefined) read.set(part, value);
  };
  if (ofFolder !== undefined) {
    for (const side of ['start', 'end'] as const) take(ofFolder, wordsOf(folders[0] ?? '', separators), side);
  }
  const middle = parts.includes('description') ? parts.indexOf('description') : parts.length;
  for (const part of parts.slice(0, middle)) take(part, words, 'start');
  for (const part of parts.slice(middle + 1).toReversed()) take(part, words, 'end');
  const code = read.get('code') ?? knownCodeIn(words, context);
  const language = read.get('language') ?? folders.map((name) => languageOfFolder(name, context)).find(Boolean);
  return { code, language, description: words.map(({ text }) => text).join(' ') };
}

/** Takes the one word that is the code of a station, wherever it is. */
function knownCodeIn(words: Word[], { isCode }: NameContext): string | undefined {
  const [first, ...others] = words.filter(({ text }) => /\d/.test(text) && isCode(westernDigits(text)));
  if (first === undefined || others.length > 0) return undefined;
  words.splice(words.indexOf(first), 1);
  return westernDigits(first.text);
}

/** A folder that is nothing but a language, whatever order its files follow: `English`, `de`, `2 Polski`. */
function languageOfFolder(name: string, { readLanguage, isLanguage }: NameContext): string | undefined {
  const bare = name.replace(/^[\d\s._-]+/, '');
  const code = readLanguage(bare);
  // Short words are codes of languages, too.
  return code !== undefined && (isLanguage(code) || bare.length > 3) ? code : undefined;
}

type Side = 'start' | 'end';

interface Word {
  readonly text: string;
  /** The separators before it. */
  readonly before: string;
}

function wordsOf(base: string, separators: string): Word[] {
  const words: Word[] = [];
  let before = '';
  let text = '';
  const end = (): void => {
    if (text === '') return;
    words.push({ text, before });
    before = '';
    text = '';
  };
  for (const char of base) {
    if (separators.includes(char)) {
      end();
      before += char;
    } else text += char;
  }
  end();
  return words;
}

/** The most words of which a code or a language may consist, such as `A-3` or `pt-BR-x-easy`. */
const mostWords = 4;

/** Takes a part off the words: the longest that means something. */
function taken(part: NamePart, words: Word[], side: Side, context: NameContext): string | undefined {
  for (let count = Math.min(mostWords, words.length); count > 0; count -= 1) {
    const some = side === 'start' ? words.slice(0, count) : words.slice(-count);
    const text = some.map((word, at) => `${at === 0 ? '' : word.before}${word.text}`).join('');
    const value = part === 'code' ? codeIn(text, count, context) : context.readLanguage(text);
    if (value === undefined) continue;
    words.splice(side === 'start' ? 0 : -count, count);
    return value;
  }
  return undefined;
}

/** One that a station has, or one word of digits with a few letters around: `214`, `214a`, `A3`, `007`. */
function codeIn(text: string, count: number, { isCode }: NameContext): string | undefined {
  const code = westernDigits(text);
  if (isCode(code)) return code;
  return count === 1 && /^\p{L}{0,3}\d{1,6}\p{L}{0,2}$/u.test(code) ? code : undefined;
}

/** What names may mean in a museum. Codes match exactly or without leading zeros, as visitors may type them. */
export function nameContext(
  languages: readonly Pick<Language, 'Code' | 'DisplayName'>[],
  codes: Iterable<string>,
): NameContext {
  const bare = (code: string): string => normaliseCode(code).replace(/^0+(?=\d+$)/, '');
  const known = new Set([...codes].map(bare));
  known.delete('');
  const languageCodes = new Set(languages.map(({ Code }) => Code));
  return {
    readLanguage: createLanguageReader(languages),
    isCode: (code) => known.has(bare(code)),
    isLanguage: (code) => languageCodes.has(code),
  };
}
