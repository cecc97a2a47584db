import { columnName, type Place, type Reason, type Sheet } from '#content/sheets/sheet.ts';

const columns = ['File', 'Path', 'Type', 'Bytes', 'Length', 'Uses'] as const;
type Column = (typeof columns)[number];

/** The heads of the columns, in the language of the reader. */
export type FileHeads = Readonly<Record<Column, string>>;

/** What the sheet has of each file. */
export interface ListedFile {
  readonly Path: string;
  readonly Type: string;
  readonly Bytes: number;
}

/** A file that gets another name or folder. */
export interface FileMove {
  /** The present path. */
  readonly key: string;
  readonly after: string;
  readonly from: Place;
}

export type FileRowFault =
  | 'no-file-column'
  /** Facts: path. */
  | 'file-unknown'
  /** Facts: path, row. */
  | 'file-twice'
  /** Another file is or comes there. Facts: path. */
  | 'path-taken'
  /** It is empty, or begins or ends with a slash. */
  | 'path-wrong'
  /** Only the path can be changed. */
  | 'value-fixed';

export interface FileRefusal extends Reason<FileRowFault> {
  readonly from: Place;
}

export interface FilePlan {
  readonly changes: readonly FileMove[];
  readonly refusals: readonly FileRefusal[];
  readonly same: number;
}

/** What the sheet tells of a file besides. */
export interface FileFacts {
  /** How many fields of the content name it. */
  readonly uses: number;
  /** Seconds of a recording, where that is known. */
  readonly seconds?: number | undefined;
}

type FactsOf = (path: string) => FileFacts;

/** Returns the files as a sheet, which {@link planMoves} reads. */
export function fileSheet(files: readonly ListedFile[], factsOf: FactsOf, heads: FileHeads, name: string): Sheet {
  const rows = files.map((file) => columns.map((column) => cellOf(file, column, factsOf)));
  return { name, rows: [columns.map((column) => heads[column]), ...rows] };
}

/** Returns the moves that a sheet asks for. @param heads in every language in which it may have been written */
export function planMoves(
  file: string,
  { rows }: Sheet,
  files: readonly ListedFile[],
  heads: readonly FileHeads[],
): FilePlan {
  const isHead = (cell: string, column: Column): boolean =>
    heads.some((each) => each[column].toLowerCase() === cell.trim().toLowerCase());
  const headAt = rows.findIndex((row) => columns.slice(0, 2).every((each) => row.some((cell) => isHead(cell, each))));
  const head = rows[headAt];
  if (head === undefined)
    return { changes: [], refusals: [{ from: { file }, code: 'no-file-column', facts: {} }], same: 0 };
  const at = (column: Column): number => head.findIndex((cell) => isHead(cell, column));
  const known = new Map(files.map((stored) => [stored.Path, stored]));
  const taken = new Set(files.map(({ Path }) => Path.toLowerCase()));
  const rowOf = new Map<string, number>();
  const changes: FileMove[] = [];
  const refusals: FileRefusal[] = [];
  let same = 0;
  for (const [place, cells] of rows.entries()) {
    if (place <= headAt || cells.every((cell) => cell.trim() === '')) continue;
    const row = place + 1;
    const refuse = (column: Column, code: FileRowFault, facts: FileRefusal['facts'] = {}): void =>
      void refusals.push({ from: { file, row, column: columnName(at(column)) }, code, facts });
    const key = cells[at('File')] ?? '';
    const stored = known.get(key);
    const first = rowOf.get(key);
    if (stored === undefined) refuse('File', 'file-unknown', { path: key });
    else if (first !== undefined) refuse('File', 'file-twice', { path: key, row: first });
    else {
      rowOf.set(key, row);
      for (const column of ['Type', 'Bytes'] as const) {
        const given = cells[at(column)];
        if (given !== undefined && given.trim() !== '' && given.trim() !== cellOf(stored, column))
          refuse(column, 'value-fixed');
      }
      const after = (cells[at('Path')] ?? '').normalize('NFC');
      if (after === key) same += 1;
      else if (/^\s*$|^\/|\/$|\/\/|\\/.test(after)) refuse('Path', 'path-wrong');
      else if (taken.has(after.toLowerCase()) && after.toLowerCase() !== key.toLowerCase())
        refuse('Path', 'path-taken', { path: after });
      else {
        taken.add(after.toLowerCase());
        changes.push({ key, after, from: { file, row, column: columnName(at('Path')) } });
      }
    }
  }
  return { changes, refusals, same };
}

function cellOf({ Path, Type, Bytes }: ListedFile, column: Column, factsOf: FactsOf = () => ({ uses: 0 })): string {
  switch (column) {
    case 'File':
    case 'Path':
      return Path;
    case 'Type':
      return Type;
    case 'Bytes':
      return String(Bytes);
    case 'Length':
      return String(factsOf(Path).seconds ?? '');
    case 'Uses':
      return String(factsOf(Path).uses);
  }
}
