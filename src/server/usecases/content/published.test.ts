import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openNewDatabase } from '#tests/server/databases.ts';
import { type Database } from '../../store/database.ts';
import { CopyName } from '../../store/tables.ts';
import { writeCopy } from './write-copy.ts';
import { publish } from './publish.ts';
import { createCopyCache } from './published.ts';

let folder: string;
let db: Database;
let time: number;
/** Lets the preparations that wait here continue. */
let goOn: () => void;
let isHeld: boolean;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-published-'));
  db = await openNewDatabase(join(folder, 'cicerone.db'));
  time = Date.now();
  isHeld = false;
});

afterEach(async () => {
  vi.useRealTimers();
  await db.close();
  await rm(folder, { recursive: true });
});

/** The same database, whose copies are read only when the test lets them. */
function slow(): Database {
  const held: (() => void)[] = [];
  goOn = () => {
    isHeld = false;
    for (const resume of held.splice(0)) resume();
  };
  const readLong = new Proxy(db.readLong, {
    get(target, name) {
      if (name !== 'transaction') return Reflect.get(target, name) as unknown;
      return () => ({
        setIsolationLevel: () => ({
          async execute(job: Parameters<ReturnType<Database['readLong']['transaction']>['execute']>[0]) {
            if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
            return await target.transaction().setIsolationLevel('repeatable read').execute(job);
          },
        }),
      });
    },
  });
  return { ...db, readLong };
}

const publishNow = (): Promise<unknown> => db.write((transaction) => publish(transaction, new Date(time)));

describe('The published copy', () => {
  it('is answered as it was while the next one is prepared, for a second at most', async () => {
    const published = createCopyCache(slow(), CopyName.published, { elapsed: () => time, mayLag: true });
    const first = await published.current();
    await publishNow();
    isHeld = true;
    expect(await published.current()).toBe(first);
    time += 999;
    expect(await published.current()).toBe(first);
    time += 1;
    const waiting = published.current();
    goOn();
    expect((await waiting).state.counter).toBe(first.state.counter + 1);
  });

  it('is answered no longer than that if the clock is set back', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const published = createCopyCache(slow(), CopyName.published, { mayLag: true });
    const first = await published.current();
    await publishNow();
    vi.advanceTimersByTime(1000);
    vi.setSystemTime(0);
    expect((await published.current()).state.counter).toBe(first.state.counter + 1);
  });

  it('is read again after a long time without requests', async () => {
    const published = createCopyCache(slow(), CopyName.published, { elapsed: () => time, mayLag: true });
    const { state } = await published.current();
    time += 60_000;
    await publishNow();
    expect((await published.current()).state.counter).toBe(state.counter + 1);
  });

  it('is ready for the user who has published it', async () => {
    const published = createCopyCache(slow(), CopyName.published, { elapsed: () => time, mayLag: true });
    const first = await published.current();
    isHeld = true;
    await publishNow();
    expect(await published.current()).toBe(first);
    // The preparation that runs has begun before this publication.
    await publishNow();
    const ready = published.renew();
    goOn();
    await ready;
    expect((await published.current()).state.counter).toBe(first.state.counter + 2);
  });

  it('gets its smallest form once nothing is published any more, if it is large', async () => {
    const Locations = Array.from({ length: 6000 }, (_, ID) => ({ ID, Name: { de: 'Saal '.repeat(100) } }));
    await db.write((transaction) => writeCopy(transaction, CopyName.inEdit, { Locations }));
    const jobs: (() => Promise<void>)[] = [];
    const published = createCopyCache(db, CopyName.published, { mayLag: true, later: (job) => void jobs.push(job) });
    await publishNow();
    const early = await published.current();
    await publishNow();
    await published.renew();
    const { answer } = await published.current();
    const [first, second] = jobs;
    await first?.();
    expect([await early.answer(), await answer()].map(({ bodies }) => bodies.br)).toEqual([undefined, undefined]);
    await second?.();
    const { bodies } = await answer();
    expect(brotliDecompressSync(bodies.br ?? '').equals(bodies.identity)).toBe(true);
  });

  it('does not lag unless it may', async () => {
    const inEdit = createCopyCache(slow(), CopyName.inEdit, { elapsed: () => time });
    const { state } = await inEdit.current();
    await publishNow();
    expect((await inEdit.current()).state.epoch).toBeGreaterThan(state.epoch);
  });
});
