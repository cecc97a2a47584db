import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openNewDatabase } from '#tests/server/databases.ts';
import { Refusal } from '../../errors.ts';
import { type Database } from '../../store/database.ts';
import { afterFailure, type RateLimited, rateLimits } from './rate-limits.ts';
import { type Counted, createFailures, type Failures } from './failures.ts';

const minute = 60_000;
const hour = 60 * minute;
let folder = '';
let db: Database;
let failures: Failures;
let now = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-failures-'));
  db = await openNewDatabase(join(folder, 'cicerone.db'));
  now = Date.parse('2026-11-21T11:00:00Z');
  failures = createFailures(db, () => now);
});

afterEach(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

const atRoot = (from: string): readonly Counted[] => [
  { kind: 'nameAtNetwork', name: 'root', from },
  { kind: 'network', from },
  { kind: 'name', name: 'root' },
];

/** Returns whether the guess was compared. */
async function guess(counted: readonly Counted[], result?: string): Promise<boolean> {
  try {
    await failures.attempt(counted[0]?.from ?? '', counted, () => Promise.resolve(result));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Lets all callers guess as often as they may, and returns how many guesses were compared in this time. */
async function guessFor(time: number, callers: readonly (readonly Counted[])[], step = minute / 2): Promise<number> {
  let compared = 0;
  for (const end = now + time; now < end; now += step)
    for (const counted of callers) while (await guess(counted)) compared += 1;
  return compared;
}

describe('An hour of guesses', () => {
  it('at one name from one address', async () => {
    expect([await guessFor(hour, [atRoot('a')]), await guessFor(hour, [atRoot('a')])]).toEqual([12, 4]);
  });

  it('at many names from one address', async () => {
    const names = Array.from({ length: 20 }, (_, index): readonly Counted[] => [
      { kind: 'nameAtNetwork', name: `name ${index}`, from: 'a' },
      { kind: 'network', from: 'a' },
      { kind: 'name', name: `name ${index}` },
    ]);
    expect([await guessFor(hour, names), await guessFor(hour, names)]).toEqual([39, 6]);
  });

  it('at one name from many addresses: one from each of them in a day, and a few', async () => {
    const callers = Array.from({ length: 200 }, (_, index) => atRoot(`network ${index}`));
    const hours = [await guessFor(hour, callers, 5 * minute), await guessFor(hour, callers, 5 * minute)];
    expect(hours).toEqual([219, 4]);
  });

  it('at the password of the house from one address', async () => {
    const counted: readonly Counted[] = [{ kind: 'visitorPassword', from: 'a' }];
    expect([await guessFor(hour, [counted]), await guessFor(hour, [counted])]).toEqual([219, 120]);
  });
});

it('A right attempt ends the delay of its name at its network, but not that of the network', async () => {
  for (let index = 0; index < 4; index += 1) expect(await guess(atRoot('a'))).toBe(true);
  expect(await guess(atRoot('a'), 'right')).toBe(true);
  for (let index = 0; index < 5; index += 1) expect(await guess(atRoot('a'))).toBe(true);
  expect(await guess(atRoot('a'))).toBe(false);
  const rows = await db.read.selectFrom('failedAttempts').select(['key', 'emptyAt']).execute();
  const network = rows.find(({ key }) => key.startsWith('network:'));
  expect(network?.emptyAt).toBe(now + 9 * rateLimits.network.forget);
});

it('Unlocking a name lets it in at once, and leaves the others', async () => {
  const other: readonly Counted[] = [{ kind: 'nameAtNetwork', name: 'desk', from: 'a' }];
  for (const counted of [atRoot('a'), other]) while (await guess(counted)) continue;
  expect(await failures.unlock(' ROOT ')).toBe(1);
  expect([await guess(atRoot('a'), 'right'), await guess(other, 'right')]).toEqual([true, false]);
  expect(await failures.unlock()).toBe(1);
  expect(await guess(other, 'right')).toBe(true);
});

it('No row blocks for longer than the longest delay, however many failures there were', () => {
  let row: RateLimited | undefined;
  for (let count = 0; count < 1000; count += 1) row = afterFailure(row, rateLimits.nameAtNetwork, now);
  expect((row?.until ?? 0) - now).toBe(rateLimits.nameAtNetwork.longest);
  expect((row?.emptyAt ?? 0) - now).toBe(11 * rateLimits.nameAtNetwork.forget);
});

it('Neither names nor addresses are in the database', async () => {
  await guess(atRoot('203.0.113.9'));
  const text = JSON.stringify(await db.read.selectFrom('failedAttempts').selectAll().execute());
  expect(text).not.toMatch(/root|203\.0/);
});
