import { type LanguageReader } from './read-language.ts';
import { isOfPicture, targetNames, targetOf, type TargetName } from './targets.ts';
import { type Sheet } from '../sheets/sheet.ts';

/** What a column holds. */
export interface Meaning {
  readonly target: TargetName;
  /** Undefined: the default language, or that of the row. */
  readonly language?: string | undefined;
  /** Which of a station's pictures; the first is 1. */
  readonly picture?: number | undefined;
}

export interface Column {
  /** Counts from 0. */
  readonly index: number;
  readonly header: string;
  /** Undefined: it is not known, or staff leave it out. */
  readonly meaning: Meaning | undefined;
  /** The header of a better column of the same meaning, for which this one is left out. */
  readonly sameAs?: string | undefined;
}

export interface UsedColumn extends Column {
  readonly meaning: Meaning;
}

export interface Matching {
  /** Counts from 0; the rows below have the stations. */
  readonly headerRow: number;
  readonly columns: readonly Column[];
}

/** What columns meant in an earlier import, by their normalised headers; null: left out. */
export type RememberedColumns = Readonly<Record<string, Meaning | null>>;

/** Rows in which titles and notes may stand above the headers. */
const mostTitles = 20;

/** Finds the row of headers, and what each column holds. */
export function matchColumns(sheet: Sheet, readLanguage: LanguageReader, remembered: RememberedColumns = {}): Matching {
  const candidates = sheet.rows.slice(0, mostTitles).map((cells, headerRow) => ({
    headerRow,
    columns: columnsOf(cells, readLanguage, remembered),
  }));
  return candidates.reduce<Matching>((best, one) => (usedColumns(one).length > usedColumns(best).length ? one : best), {
    headerRow: sheet.rows.findIndex((cells) => cells.some((cell) => cell.trim() !== '')),
    columns: candidates.find(({ columns }) => columns.length > 0)?.columns ?? [],
  });
}

/** Returns the columns that are not left out. */
export function usedColumns({ columns }: Pick<Matching, 'columns'>): readonly UsedColumn[] {
  return columns.filter((column): column is UsedColumn => column.meaning !== undefined && column.sameAs === undefined);
}

/** Returns the matching with one column given another meaning by staff. */
export function withMeaning(matching: Matching, index: number, meaning: Meaning | undefined): Matching {
  const columns = matching.columns.map((column) => (column.index === index ? { ...column, meaning } : column));
  return { ...matching, columns: onceEach(columns, index) };
}

/** Returns what to keep so that the next sheet with these headers is matched in the same way. */
export function rememberColumns({ columns }: Matching): RememberedColumns {
  return Object.fromEntries(
    columns.map(({ header, meaning, sameAs }) => [
      normaliseHeader(header),
      sameAs === undefined ? (meaning ?? null) : null,
    ]),
  );
}

function columnsOf(
  cells: readonly string[],
  readLanguage: LanguageReader,
  remembered: RememberedColumns,
): readonly Column[] {
  const columns = cells.flatMap((header, index) => {
    const normal = normaliseHeader(header);
    if (normal === '') return [];
    const kept = Object.hasOwn(remembered, normal) ? remembered[normal] : undefined;
    return [
      {
        index,
        header: header.trim(),
        meaning: kept === undefined ? meaningOf(header, readLanguage) : (kept ?? undefined),
      },
    ];
  });
  return onceEach(columns);
}

/** Leaves out columns that hold the same as a better one: one that staff chose, one that was used, or a likelier header. */
function onceEach(columns: readonly Column[], chosen?: number): readonly Column[] {
  const rank = ({ index, header, meaning, sameAs }: Column): number => {
    if (index === chosen) return -2;
    const isUsed = chosen !== undefined && sameAs === undefined;
    return isUsed || meaning === undefined ? -1 : rankOf(header, meaning.target);
  };
  const best = new Map<string, Column>();
  for (const column of columns) {
    if (column.meaning === undefined) continue;
    const key = keyOf(column.meaning);
    const other = best.get(key);
    if (other === undefined || rank(column) < rank(other)) best.set(key, column);
  }
  return columns.map((column) => {
    const { sameAs: _before, ...bare } = column;
    if (column.meaning === undefined) return bare;
    const winner = best.get(keyOf(column.meaning));
    return winner === column || winner === undefined ? bare : { ...bare, sameAs: winner.header };
  });
}

const keyOf = ({ target, language = '', picture = 1 }: Meaning): string => `${target} ${language} ${picture}`;

/** How a header is compared and remembered: case, blanks, underscores and closing marks do not count. */
export function normaliseHeader(header: string): string {
  return header
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[_\s]+/g, ' ')
    .replaceAll(/\s*[*:.]+(?=\s|$)/g, '')
    .trim();
}

const synonyms: ReadonlyMap<string, readonly [target: TargetName, rank: number]> = new Map(
  targetNames
    .flatMap((name) => {
      const { en, de, model, field } = targetOf(name);
      const ofField = field === '' || field.includes('*') ? [] : [field, `${model}.${field}`];
      return [...en, ...de, ...ofField].map((word, rank) => [normaliseHeader(word), [name, rank]] as const);
    })
    // The first target that has a word keeps it.
    .toReversed(),
);

function rankOf(header: string, target: TargetName): number {
  const known = synonyms.get(normaliseHeader(header));
  return known?.[0] === target ? known[1] : 100;
}

/** Reads a header: a word for the field, perhaps with a language and the number of a picture, in any order. */
export function meaningOf(header: string, readLanguage: LanguageReader): Meaning | undefined {
  const normal = normaliseHeader(header);
  const exact = targetIn(normal);
  if (exact !== undefined) return exact;
  for (const [rest, language] of splitLanguage(normal)) {
    const meaning = targetIn(rest);
    const code = meaning !== undefined && targetOf(meaning.target).byLanguage ? readLanguage(language) : undefined;
    if (meaning !== undefined && code !== undefined) return { ...meaning, language: code };
  }
  return undefined;
}

function targetIn(words: string): Meaning | undefined {
  const exact = synonyms.get(words)?.[0];
  if (exact !== undefined) return { target: exact };
  const number = /(?:^|[ .-])(\d{1,2})(?=$|[ .-])|(?<=\p{L})(\d{1,2})$/u.exec(words);
  if (number === null) return undefined;
  const rest = normaliseHeader(`${words.slice(0, number.index)} ${words.slice(number.index + number[0].length)}`);
  const target = synonyms.get(rest)?.[0];
  const picture = Number(number[1] ?? number[2]);
  return target === undefined || picture === 0 || !isOfPicture(target) ? undefined : { target, picture };
}

/** A header without a language, and the language. */
type Split = readonly [rest: string, language: string];

/** Every way to take a language off a header: in brackets, at the end or at the start, with a region or without. */
function splitLanguage(header: string): readonly Split[] {
  const bracketed = /^(.*?)\s*[([{]\s*([^)\]}]+?)\s*[)\]}]\s*(.*)$/.exec(header);
  if (bracketed === null) return splitWords(header);
  const [, before = '', inside = '', after = ''] = bracketed;
  const rest = `${before} ${after}`.trim();
  return [[rest, inside], ...splitWords(rest).map(([bare, language]): Split => [bare, `${language} (${inside})`])];
}

function splitWords(header: string): readonly Split[] {
  const words = header.split(/[ .:/|-]+/).filter((word) => word !== '');
  const joined = (from: number, to?: number): string => words.slice(from, to).join(' ');
  return [4, 3, 2, 1].flatMap((count) =>
    count < words.length
      ? [
          [joined(0, -count), words.slice(-count).join('-')] as const,
          [joined(count), words.slice(0, count).join('-')] as const,
        ]
      : [],
  );
}
