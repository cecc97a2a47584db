/** A table as a person sees it: every cell as text, merged cells filled from their first. Rows may differ in length. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  readonly hidden?: boolean;
}

/** Where something stands, in the terms of the program that shows it. */
export interface Place {
  readonly file: string;
  readonly sheet?: string | undefined;
  /** The first row is 1; the line of a text file. */
  readonly row?: number | undefined;
  /** The first column is "A". */
  readonly column?: string | undefined;
}

export type Facts = Readonly<Record<string, string | number>>;

/** Why something is as it is: a code and facts, which the screen puts into words. */
export interface Reason<Code extends string = string> {
  readonly code: Code;
  readonly facts: Facts;
}

/** Why a whole file cannot be read. */
export type FileFault =
  /** Facts: bytes, most. */
  | 'too-large'
  /** Facts: most. */
  | 'too-many-rows'
  /** Facts: most. */
  | 'too-many-columns'
  /** It unpacks to more than a sheet can need. Facts: most. */
  | 'unpacks-too-large'
  | 'password'
  /** An Excel file of the years before 2007. */
  | 'old-excel'
  | 'no-sheet'
  | 'damaged'
  | 'empty';

export type ReadOutcome =
  | { readonly ok: true; readonly sheets: readonly Sheet[] }
  | { readonly ok: false; readonly refusal: Reason<FileFault> & { readonly from: Place } };

export const readLimits = {
  bytes: 64 * 1024 * 1024,
  unpackedBytes: 256 * 1024 * 1024,
  rows: 200_000,
  columns: 16_384,
} as const;

export function unreadable(file: string, code: FileFault, facts: Facts = {}): ReadOutcome {
  return { ok: false, refusal: { from: { file }, code, facts } };
}

/** Returns Excel's name of a column: 0 is "A", 26 is "AA". */
export function columnName(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : `${columnName(Math.floor(index / 26) - 1)}${letter}`;
}
