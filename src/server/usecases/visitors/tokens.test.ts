import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, type DatabasePlace } from '#tests/server/databases.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { createTokens, type TokenPage, type Tokens } from './tokens.ts';

const now = Date.parse('2026-11-21T11:00:00Z');
const all: TokenPage = { filter: 'all', printed: true, search: '', offset: 0, limit: 1000 };

describe.each(Object.entries(databaseKinds))('Tokens kept in %s', (_kind, makePlace) => {
  let made: DatabasePlace;
  /** Two servers. */
  let db: Database;
  let other: Database;
  let tokens: Tokens;

  beforeAll(async () => {
    made = await makePlace();
    db = await openDatabase(made.place);
    other = await openDatabase(made.place);
    tokens = createTokens(db, () => now);
  }, 60_000);

  afterAll(async () => {
    await Promise.all([db.close(), other.close()]);
    await made.remove();
  });

  beforeEach(() =>
    db.write(async (transaction) => {
      await transaction.deleteFrom('sessions').execute();
      await transaction.deleteFrom('tokens').execute();
    }),
  );

  const names = async (wanted: Partial<TokenPage>): Promise<string[]> =>
    (await tokens.page({ ...all, ...wanted })).Tokens.map(({ Token }) => Token).toSorted();
  const use = (token: string): Promise<unknown> =>
    db.write((transaction) =>
      transaction
        .updateTable('tokens')
        .set({ expires: now + 1000 })
        .where('token', '=', token)
        .execute(),
    );

  it('are handed out once each, the oldest first, however many desks ask at once', async () => {
    await createTokens(db, () => now - 1000).create(3, 'older', '');
    await tokens.create(7, 'newer', '');
    const before = await tokens.next();
    expect([before.next?.Owner, before.left]).toEqual(['older', 10]);
    const first = await tokens.handOut();
    expect(first).toEqual({ ...before.next, Printed: true });
    const there = createTokens(other, () => now);
    const rest = await Promise.all(Array.from({ length: 9 }, (_, n) => (n % 2 === 0 ? tokens : there).handOut()));
    expect(new Set([first, ...rest].map(({ Token }) => Token)).size).toBe(10);
    expect(await tokens.next()).toEqual({ left: 0 });
    await expect(tokens.handOut()).rejects.toMatchObject({ code: 'not-found' });
  });

  it('go back to the pool when that is undone, or when they are freed', async () => {
    const [token] = await tokens.create(1, '', '');
    const name = token?.Token ?? '';
    await tokens.handOut();
    await tokens.markPrinted([name], false);
    expect((await tokens.next()).left).toBe(1);
    await tokens.handOut();
    await use(name);
    await tokens.markPrinted([name], false);
    expect((await tokens.next()).left, 'a used one is not handed out').toBe(0);
    await tokens.markPrinted([name], true);
    expect(await tokens.free(name)).toMatchObject({ Expires: '', Printed: false });
    expect((await tokens.next()).next?.Token).toBe(name);
  });

  it('are found by a part of the token, the owner or the comment', async () => {
    const [a] = await tokens.create(1, 'Class 4b', 'until Friday');
    const [b] = await tokens.create(1, '100%', '');
    const name = a?.Token ?? '';
    const typed = ` ${name.slice(2, 6)}-${name.slice(6, 9).toLowerCase()} `;
    expect(await names({ search: typed })).toEqual([name]);
    expect(await names({ search: 'class 4B' })).toEqual([name]);
    expect(await names({ search: 'friday' })).toEqual([name]);
    expect(await names({ search: '100%' })).toEqual([b?.Token]);
    expect(await names({ search: 'nobody' })).toEqual([]);
    expect(await names({ search: ' ' })).toHaveLength(2);
    expect((await tokens.page({ ...all, search: 'class', limit: 1 })).Total).toBe(1);
  });

  it('change their owner and their comment together, and what is left out stays', async () => {
    const [a, b] = await tokens.create(2, 'desk', 'day pass');
    await tokens.edit([a?.Token ?? '', b?.Token ?? ''], { owner: 'Class 4b' });
    await tokens.edit([a?.Token ?? ''], { comment: '' });
    await tokens.edit([a?.Token ?? ''], {});
    const { Tokens } = await tokens.page(all);
    expect(Tokens.map(({ Owner }) => Owner)).toEqual(['Class 4b', 'Class 4b']);
    expect(Tokens.map(({ Comment }) => Comment).toSorted()).toEqual(['', 'day pass']);
  });

  it('are deleted with the sessions of their visitors, all or none', async () => {
    const [a, b] = (await tokens.create(2, '', '')).map(({ Token }) => Token);
    if (a === undefined || b === undefined) throw new Error('No tokens');
    await expect(tokens.remove([a, 'UNKNOWN'])).rejects.toMatchObject({ code: 'not-found' });
    await expect(tokens.edit([b, 'UNKNOWN'], { owner: 'x' })).rejects.toMatchObject({ code: 'not-found' });
    expect(await names({})).toEqual([a, b].toSorted());
    await tokens.remove([a.toLowerCase()]);
    expect(await names({})).toEqual([b]);
  });
});
