import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DatabasePlace, databaseKinds } from '#tests/server/databases.ts';
import { type Database, openDatabase } from '../../store/database.ts';
import { type AuditTrail, createAuditTrail } from './audit-trail.ts';

const rows = 2500;
const entry = { what: 'logIn', about: '', outcome: 'done', network: '' } as const;

describe.each(Object.entries(databaseKinds))('the audit trail on %s', { timeout: 120_000 }, (_kind, make) => {
  let place: DatabasePlace;
  let db: Database;
  let audit: AuditTrail;

  beforeEach(async () => {
    place = await make();
    db = await openDatabase(place.place);
    audit = createAuditTrail(db, () => 1000, 365);
    const noted = Array.from({ length: rows }, (_each, index) => ({
      ...entry,
      id: `id-${index}`,
      // Many entries of one moment.
      at: Math.floor(index / 600),
      who: `person ${index}`,
    }));
    for (let start = 0; start < rows; start += 500)
      await db.write((transaction) =>
        transaction
          .insertInto('auditTrail')
          .values(noted.slice(start, start + 500))
          .execute(),
      );
  });

  afterEach(async () => {
    await db.close();
    await place.remove();
  });

  it('is exported without repeating or losing entries while others come and go', async () => {
    const seen: string[] = [];
    for await (const part of audit.export()) {
      seen.push(...part.map(({ who }) => who));
      if (seen.length === rows) continue;
      for (let turn = 0; turn < 3; turn += 1)
        await audit.note({ ...entry, who: `late ${seen.length} ${turn}`, address: '' });
      await db.write((transaction) =>
        transaction.deleteFrom('auditTrail').where('who', 'in', seen.slice(0, 5)).execute(),
      );
    }
    expect(seen.length).toBe(rows);
    expect(new Set(seen).size).toBe(rows);
  });

  it('finds what the operator did under the kind of the call that does the same', async () => {
    for (const what of ['addUser', 'user add', 'user remove', 'import'])
      await audit.note({ ...entry, what, who: 'npm run admin', address: '' });
    const found = async (what: string): Promise<readonly string[]> =>
      (await audit.page(0, 10, { what })).entries.map((each) => each.what).toSorted();
    expect(await found('addUser')).toEqual(['addUser', 'user add']);
    expect(await found('importFolder')).toEqual(['import']);
    expect(await found('user remove')).toEqual(['user remove']);
  });
});
