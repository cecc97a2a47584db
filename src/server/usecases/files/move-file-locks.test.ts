import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { CopyName } from '#server/store/tables.ts';
import { changeCopy } from '#server/usecases/content/copies.ts';
import { databaseKinds } from '#tests/server/databases.ts';
import { headersOf, openTestServer } from '#tests/server/test-server.ts';

it('a move waits for a publication that has begun, and the publication does not wait for it', async () => {
  const database = await databaseKinds.PostgreSQL();
  const museum = await openTestServer({ settings: { databaseUrl: database.place } });
  const { db } = museum.services;
  const waiting = async (): Promise<number> =>
    (await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`.execute(db.read)).rows.length;
  let finish = (): void => undefined;
  let hasBegun = (): void => undefined;
  const mayFinish = new Promise<void>((resolve) => (finish = resolve));
  const begun = new Promise<void>((resolve) => (hasBegun = resolve));
  const publication = db.write(async (transaction) => {
    await changeCopy(transaction, CopyName.published);
    hasBegun();
    await mayFinish;
    return changeCopy(transaction, CopyName.inEdit);
  });
  await begun;
  const move = museum.app.inject({
    method: 'POST',
    url: '/api/files/move',
    headers: await headersOf(museum, 'root'),
    payload: { From: 'picture.svg', To: 'moved.svg' },
  });
  await expect.poll(waiting).toBe(1);
  finish();
  expect((await publication).epoch).toBeGreaterThan(0);
  expect((await move).statusCode).toBe(200);
  await museum.remove();
  await database.remove();
}, 60_000);
