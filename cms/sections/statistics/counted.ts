/** One line of a statistic. */
export interface Counted {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  /** In the span before; undefined: not compared. */
  readonly before: number | undefined;
}

/** Joins the counts of a span with those of the span before, in the order of the first. */
export function compared<Row extends { readonly Count: number }>(
  now: readonly Row[],
  before: readonly Row[] | undefined,
  { keyOf, nameOf }: { readonly keyOf: (row: Row) => string; readonly nameOf: (row: Row) => string },
): readonly Counted[] {
  const earlier = before === undefined ? undefined : new Map(before.map((row) => [keyOf(row), row]));
  const rows = now.map((row) => ({
    key: keyOf(row),
    name: nameOf(row),
    count: row.Count,
    before: earlier === undefined ? undefined : (earlier.get(keyOf(row))?.Count ?? 0),
  }));
  const known = new Set(rows.map(({ key }) => key));
  const gone = [...(earlier?.values() ?? [])].filter((row) => !known.has(keyOf(row)));
  return [...rows, ...gone.map((row) => ({ key: keyOf(row), name: nameOf(row), count: 0, before: row.Count }))];
}

export function totalOf(rows: readonly { readonly Count: number }[]): number {
  return rows.reduce((sum, { Count }) => sum + Count, 0);
}

/** Returns the change as a text such as "+12 %"; undefined: there was nothing before. */
export function changeIn(language: string, now: number, before: number): string | undefined {
  if (before === 0) return undefined;
  const format = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 } as const;
  return ((now - before) / before).toLocaleString(language, format);
}
