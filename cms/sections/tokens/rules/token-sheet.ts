import { columnName, type Place, type Reason, type Sheet } from '#content/sheets/sheet.ts';
import { normaliseToken } from '#contract/normalise-token.ts';
import { spelled, type Token } from '../token.ts';

const columns = ['Token', 'Owner', 'Comment', 'Printed', 'Expires'] as const;
type Column = (typeof columns)[number];

/** The heads of the columns, in the language of the reader. */
export type TokenHeads = Readonly<Record<Column, string>>;

/** A new value of a token. */
export interface TokenChange {
  readonly key: string;
  readonly token: string;
  readonly field: 'Owner' | 'Comment' | 'Printed';
  readonly before: string;
  /** `x` for a token that was handed out. */
  readonly after: string;
  readonly from: Place;
}

export type TokenFault =
  | 'no-token-column'
  | 'token-missing'
  /** Facts: token. */
  | 'token-unknown'
  /** Facts: token, row. */
  | 'token-twice'
  /** Facts: most. */
  | 'too-long'
  | 'no-tick'
  | 'expires-fixed';

export interface TokenRefusal extends Reason<TokenFault> {
  readonly from: Place;
}

export interface TokenPlan {
  readonly changes: readonly TokenChange[];
  readonly refusals: readonly TokenRefusal[];
  /** How many values are there already. */
  readonly same: number;
}

/** Returns the tokens as a sheet, which {@link planTokens} reads. */
export function tokenSheet(tokens: readonly Token[], heads: TokenHeads, name: string): Sheet {
  return {
    name,
    rows: [
      columns.map((column) => heads[column]),
      ...tokens.map((token) => columns.map((column) => cellOf(token, column))),
    ],
  };
}

const longest = { Owner: 200, Comment: 1000 } as const;

/** Returns what a sheet would change. @param heads in every language in which it may have been written */
export function planTokens(
  file: string,
  { rows }: Sheet,
  tokens: readonly Token[],
  heads: readonly TokenHeads[],
): TokenPlan {
  const headAt = rows.findIndex((row) => row.some((cell) => isHead(cell, 'Token', heads)));
  const head = rows[headAt];
  if (head === undefined)
    return { changes: [], refusals: [{ from: { file }, code: 'no-token-column', facts: {} }], same: 0 };
  const at = new Map(columns.map((column) => [column, head.findIndex((cell) => isHead(cell, column, heads))]));
  const known = new Map(tokens.map((token) => [normaliseToken(token.Token), token]));
  const rowOf = new Map<string, number>();
  const changes: TokenChange[] = [];
  const refusals: TokenRefusal[] = [];
  let same = 0;
  for (const [place, cells] of rows.entries()) {
    if (place <= headAt || cells.every((cell) => cell.trim() === '')) continue;
    const row = place + 1;
    const cell = (column: Column): Place => ({ file, row, column: columnName(at.get(column) ?? 0) });
    const refuse = (column: Column, code: TokenFault, facts: TokenRefusal['facts'] = {}): void =>
      void refusals.push({ from: cell(column), code, facts });
    const typed = normaliseToken(cells[at.get('Token') ?? 0] ?? '');
    const token = known.get(typed);
    const first = rowOf.get(typed);
    if (typed === '') refuse('Token', 'token-missing');
    else if (token === undefined) refuse('Token', 'token-unknown', { token: typed });
    else if (first !== undefined) refuse('Token', 'token-twice', { token: spelled(token.Token), row: first });
    else {
      rowOf.set(typed, row);
      for (const column of ['Owner', 'Comment', 'Printed', 'Expires'] as const) {
        const index = at.get(column) ?? -1;
        if (index < 0) continue;
        const before = cellOf(token, column);
        const given = (cells[index] ?? '').trim();
        const after = column === 'Printed' ? tickIn(given) : given;
        if (after === undefined) refuse(column, 'no-tick');
        else if (after === before.trim()) same += 1;
        else if (column === 'Expires') refuse(column, 'expires-fixed');
        else if (column !== 'Printed' && after.length > longest[column])
          refuse(column, 'too-long', { most: longest[column] });
        else
          changes.push({
            key: `${token.Token} ${column}`,
            token: token.Token,
            field: column,
            before,
            after,
            from: cell(column),
          });
      }
    }
  }
  return { changes, refusals, same };
}

/** What one call of the server changes. */
export type TokenStep =
  | { readonly call: 'editTokens'; readonly Tokens: string[]; readonly Owner?: string; readonly Comment?: string }
  | { readonly call: 'markPrinted'; readonly Tokens: string[]; readonly Printed: boolean };

/** Tokens of one call. */
const mostTokens = 10_000;

/** Returns as few calls as make these changes. */
export function stepsOf(changes: readonly TokenChange[]): readonly TokenStep[] {
  const edits = new Map<string, { Owner?: string; Comment?: string }>();
  for (const { token, field, after } of changes) {
    if (field !== 'Printed') edits.set(token, { ...edits.get(token), [field]: after });
  }
  const steps = new Map<string, TokenStep[]>();
  const add = (token: string, step: TokenStep): void => {
    const key = JSON.stringify(step);
    const own = steps.get(key) ?? [];
    steps.set(key, own);
    const last = own.at(-1);
    if (last === undefined || last.Tokens.length === mostTokens) own.push({ ...step, Tokens: [token] });
    else last.Tokens.push(token);
  };
  for (const [token, { Owner, Comment }] of edits)
    add(token, {
      call: 'editTokens',
      Tokens: [],
      ...(Owner === undefined ? {} : { Owner }),
      ...(Comment === undefined ? {} : { Comment }),
    });
  for (const { token, field, after } of changes)
    if (field === 'Printed') add(token, { call: 'markPrinted', Tokens: [], Printed: after === 'x' });
  return [...steps.values()].flat();
}

function cellOf(token: Token, column: Column): string {
  if (column === 'Token') return spelled(token.Token);
  return column === 'Printed' ? (token.Printed ? 'x' : '') : token[column];
}

function isHead(cell: string, column: Column, heads: readonly TokenHeads[]): boolean {
  const given = cell.trim().toLowerCase();
  return heads.some((each) => each[column].toLowerCase() === given);
}

/** Undefined if it is neither. */
function tickIn(cell: string): string | undefined {
  if (/^(?:x|1|ja|yes|wahr|true)$/i.test(cell)) return 'x';
  return /^(?:0|nein|no|falsch|false)?$/i.test(cell) ? '' : undefined;
}
