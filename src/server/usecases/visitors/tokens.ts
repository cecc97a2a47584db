import { randomInt } from 'node:crypto';
import { type Selectable, type SelectQueryBuilder } from 'kysely';
import { TokenFilter, type TokenStep } from '#contract/calls/token-calls.ts';
import { normaliseToken } from '#contract/normalise-token.ts';
import { type Refusal } from '../../errors.ts';
import { refuse } from '../../refuse.ts';
import { type Database, type Reader } from '../../store/database.ts';
import { type Tables } from '../../store/tables.ts';
import { correctEnds, isFutureDated } from '../accounts/correct-ends.ts';
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
  /** A part of a token, an owner or a comment; empty for all. */
  readonly search: string;
  readonly offset: number;
  readonly limit: number;
}

export interface Tokens {
  readonly page: (wanted: TokenPage) => Promise<{ readonly Tokens: TokenRow[]; readonly Total: number }>;
  /** The oldest unused token that was not printed, and how many there are. */
  readonly next: () => Promise<{ readonly next?: TokenRow; readonly left: number }>;
  /**
   * Notes the next token as printed. Of two desks at once, each gets another.
   *
   * @throws Refusal `not-found` if none is left
   */
  readonly handOut: () => Promise<TokenRow>;
  readonly create: (count: number, owner: string, comment: string) => Promise<TokenRow[]>;
  /** @throws Refusal `not-found`; then none of them is changed; so do `edit` and `remove` */
  readonly markPrinted: (tokens: readonly string[], isPrinted: boolean) => Promise<void>;
  readonly edit: (tokens: readonly string[], change: Partial<Pick<TokenColumns, 'owner' | 'comment'>>) => Promise<void>;
  readonly remove: (tokens: readonly string[]) => Promise<void>;
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
      if (isFutureDated({ datedAt: latest?.datedAt ?? 0 }, clock())) await correctEnds(db, clock());
      return readPage(db.readLong, wanted);
    },
    create: (count, owner, comment) => insertTokens(db, { count, owner, comment, createdAt: clock() }),
    async next() {
      const row = await oldestOf(db.read);
      const { left } = await poolOf(db.read)
        .select(({ fn }) => fn.countAll<number>().as('left'))
        .executeTakeFirstOrThrow();
      return { ...(row === undefined ? {} : { next: asToken(row) }), left };
    },
    handOut: () => db.write(takeOne),
    markPrinted: (tokens, isPrinted) => changeTokens(db, tokens, { printed: isPrinted ? 1 : 0 }),
    edit: (tokens, change) => changeTokens(db, tokens, change),
    remove: (tokens) =>
      eachPart(db, tokens, async (transaction, part) => {
        await transaction.deleteFrom('sessions').where('token', 'in', part).execute();
        return transaction.deleteFrom('tokens').where('token', 'in', part).returning('token').execute();
      }),
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
        return { expires: null, device: null, datedAt: 0, printed: 0 };
      }),
  };
}

async function readPage(
  reader: Reader,
  { filter, printed, search, offset, limit }: TokenPage,
): Promise<{ readonly Tokens: TokenRow[]; readonly Total: number }> {
  const wanted = reader
    .selectFrom('tokens')
    .$if(filter === TokenFilter.free, (query) => query.where('expires', 'is', null))
    .$if(filter === TokenFilter.used, (query) => query.where('expires', 'is not', null))
    .$if(!printed, (query) => query.where('printed', '=', 0))
    .$if(search.trim() !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('token', 'like', partOf(normaliseToken(search))),
          eb(eb.fn('lower', ['owner']), 'like', partOf(search.trim().toLowerCase())),
          eb(eb.fn('lower', ['comment']), 'like', partOf(search.trim().toLowerCase())),
        ]),
      ),
    );
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

/** The tokens that the desk can hand out. */
function poolOf(reader: Reader): SelectQueryBuilder<Tables, 'tokens', object> {
  return reader.selectFrom('tokens').where('expires', 'is', null).where('printed', '=', 0);
}

function oldestOf(reader: Reader): Promise<TokenColumns | undefined> {
  return poolOf(reader).selectAll().orderBy('createdAt').orderBy('token').limit(1).executeTakeFirst();
}

/** @throws Refusal `not-found` if none is left */
async function takeOne(transaction: Reader): Promise<TokenRow> {
  const row = await oldestOf(transaction);
  if (row === undefined) throw refuse('token-none', {});
  // Another server may have taken it since it was read.
  const taken = await transaction
    .updateTable('tokens')
    .set({ printed: 1 })
    .where('token', '=', row.token)
    .where('printed', '=', 0)
    .where('expires', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return taken === undefined ? takeOne(transaction) : asToken(taken);
}

function changeTokens(
  db: Database,
  tokens: readonly string[],
  change: Partial<Pick<TokenColumns, 'printed' | 'owner' | 'comment'>>,
): Promise<void> {
  if (Object.keys(change).length === 0) return Promise.resolve();
  return eachPart(db, tokens, (transaction, part) =>
    transaction.updateTable('tokens').set(change).where('token', 'in', part).returning('token').execute(),
  );
}

/**
 * Changes tokens a part at a time, in one transaction.
 *
 * @param make returns those that were there
 * @throws Refusal `not-found`; then none of them has changed
 */
async function eachPart(
  db: Database,
  tokens: readonly string[],
  make: (transaction: Reader, part: readonly string[]) => Promise<readonly Pick<TokenColumns, 'token'>[]>,
): Promise<void> {
  const wanted = [...new Set(tokens.map(normaliseToken))].toSorted();
  await db.write(async (transaction) => {
    for (let from = 0; from < wanted.length; from += rowsAtOnce) {
      const part = wanted.slice(from, from + rowsAtOnce);
      const rows = await make(transaction, part);
      const known = new Set(rows.map(({ token }) => token));
      const unknown = part.find((token) => !known.has(token));
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
    // Locks the row for this transaction, so that the token cannot be registered meanwhile.
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

/** A pattern for texts that contain these words. The signs that patterns give a meaning match any sign, which is enough. */
function partOf(words: string): string {
  return `%${words.replaceAll(/[%_\\]/g, '_')}%`;
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
