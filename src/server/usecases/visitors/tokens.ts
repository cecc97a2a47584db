import { randomInt } from 'node:crypto';
import { type Selectable } from 'kysely';
import { TokenFilter, type TokenStep } from '#contract/calls/token-calls.ts';
import { normaliseToken } from '#contract/normalise-token.ts';
import { type Refusal } from '../../errors.ts';
import { refuse } from '../../refuse.ts';
import { type Database, type Reader } from '../../store/database.ts';
import { type Tables } from '../../store/tables.ts';
import { correctEnds, isFromTheFuture } from '../accounts/correct-ends.ts';
import { later } from './token-validity.ts';

/** A token as staff see it (section 3.4). */
export interface TokenRow {
  readonly Token: string;
  readonly Owner: string;
  readonly Comment: string;
  /** Empty while the token is free. */
  readonly Expires: string;
  readonly Printed: boolean;
}

export interface TokenPage {
  readonly filter: TokenFilter;
  /** Whether the list includes printed tokens. */
  readonly printed: boolean;
  readonly offset: number;
  readonly limit: number;
}

export interface Tokens {
  readonly page: (wanted: TokenPage) => Promise<{ readonly Tokens: TokenRow[]; readonly Total: number }>;
  readonly create: (count: number, owner: string, comment: string) => Promise<TokenRow[]>;
  readonly markPrinted: (tokens: readonly string[]) => Promise<void>;
  /** @throws Refusal `not-found`; `wrong-value` for an unused token */
  readonly extend: (token: string, step: TokenStep) => Promise<TokenRow>;
  readonly free: (token: string) => Promise<TokenRow>;
}

type TokenColumns = Selectable<Tables['tokens']>;

/** 31 characters that are easy to distinguish on paper; twelve of them give 59 bits. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 12;
const rowsAtOnce = 500;

export function createTokens(db: Database, clock: () => number): Tokens {
  return {
    async page(wanted) {
      const latest = await db.read
        .selectFrom('tokens')
        .select(({ fn }) => fn.max('datedAt').as('datedAt'))
        .executeTakeFirst();
      if (isFromTheFuture({ datedAt: latest?.datedAt ?? 0 }, clock())) await correctEnds(db, clock());
      return readPage(db.readLong, wanted);
    },
    create: (count, owner, comment) => insertTokens(db, { count, owner, comment, createdAt: clock() }),
    markPrinted: (tokens) => markPrinted(db, tokens),
    extend: (typed, step) =>
      changeToken(db, typed, async (transaction, row) => {
        if (row.expires === null) throw refuse('token-free', { token: row.token });
        const datedAt = clock();
        const expires = later(Math.max(row.expires, datedAt), step);
        await transaction
          .updateTable('sessions')
          .set({ validUntil: expires, datedAt })
          .where('token', '=', row.token)
          .execute();
        return { expires, datedAt };
      }),
    free: (typed) =>
      changeToken(db, typed, async (transaction, row) => {
        await transaction.deleteFrom('sessions').where('token', '=', row.token).execute();
        return { expires: null, device: null, datedAt: 0 };
      }),
  };
}

async function readPage(
  reader: Reader,
  { filter, printed, offset, limit }: TokenPage,
): Promise<{ readonly Tokens: TokenRow[]; readonly Total: number }> {
  const wanted = reader
    .selectFrom('tokens')
    .$if(filter === TokenFilter.free, (query) => query.where('expires', 'is', null))
    .$if(filter === TokenFilter.used, (query) => query.where('expires', 'is not', null))
    .$if(!printed, (query) => query.where('printed', '=', 0));
  const rows = await wanted
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('token')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await wanted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { Tokens: rows.map(asToken), Total: total };
}

interface NewTokens {
  readonly count: number;
  readonly owner: string;
  readonly comment: string;
  readonly createdAt: number;
}

async function insertTokens(db: Database, { count, owner, comment, createdAt }: NewTokens): Promise<TokenRow[]> {
  const made = new Set<string>();
  while (made.size < count) made.add(makeToken());
  const rows = [...made].map((token) => ({
    token,
    owner,
    comment,
    expires: null,
    printed: 0,
    device: null,
    createdAt,
  }));
  await db.write(async (transaction) => {
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      await transaction
        .insertInto('tokens')
        .values(rows.slice(from, from + rowsAtOnce))
        .execute();
    }
  });
  return rows.map(asToken);
}

/** @throws Refusal `not-found`; then none of them is marked */
async function markPrinted(db: Database, tokens: readonly string[]): Promise<void> {
  const wanted = [...new Set(tokens.map(normaliseToken))].toSorted();
  await db.write(async (transaction) => {
    for (let from = 0; from < wanted.length; from += rowsAtOnce) {
      const some = wanted.slice(from, from + rowsAtOnce);
      const rows = await transaction
        .updateTable('tokens')
        .set({ printed: 1 })
        .where('token', 'in', some)
        .returning('token')
        .execute();
      const known = new Set(rows.map(({ token }) => token));
      const unknown = some.find((token) => !known.has(token));
      if (unknown !== undefined) throw unknownToken(unknown);
    }
  });
}

/** @throws Refusal `not-found`, and what `make` throws; then nothing has changed */
function changeToken(
  db: Database,
  typed: string,
  make: (transaction: Reader, row: TokenColumns) => Promise<Partial<TokenColumns>>,
): Promise<TokenRow> {
  return db.write(async (transaction) => {
    const token = normaliseToken(typed);
    // Locks the row for this transaction, so that nobody registers the token meanwhile.
    const row = await transaction
      .updateTable('tokens')
      .set({ token })
      .where('token', '=', token)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw unknownToken(token);
    const changed = await make(transaction, row);
    await transaction.updateTable('tokens').set(changed).where('token', '=', token).execute();
    return asToken({ ...row, ...changed });
  });
}

function asToken({ token, owner, comment, expires, printed }: Omit<TokenColumns, 'datedAt'>): TokenRow {
  return {
    Token: token,
    Owner: owner,
    Comment: comment,
    Expires: expires === null ? '' : new Date(expires).toISOString(),
    Printed: printed === 1,
  };
}

function unknownToken(token: string): Refusal {
  return refuse('token-missing', { token });
}

function makeToken(): string {
  return Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
}
