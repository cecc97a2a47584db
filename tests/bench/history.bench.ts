/**
 * Measures the history of a large museum after a year: 10,000 stations, 50 edits a day, thinned every day.
 *
 *     npx tsx tests/bench/history.bench.ts
 */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { isObject, type StoredObject } from '#content/schema/containers.ts';
import { openDatabase } from '#server/store/database.ts';
import { seed } from '#server/usecases/content/import.ts';
import { saveObjects } from '#server/usecases/content/save-objects.ts';
import { CopyName } from '#server/store/tables.ts';
import { listHistory, readPastState } from '#server/usecases/history/read-history.ts';
import { thinHistory } from '#server/usecases/history/thin-history.ts';
import { median } from './beside-nginx.ts';
import { makeMuseum } from './museum.ts';

const stations = 10_000;
const days = 365;
const editsADay = 50;
const dayMs = 24 * 3_600_000;
const start = Date.parse('2026-01-01T00:00:00Z');

const folder = await mkdtemp(join(tmpdir(), 'cicerone-bench-'));
const file = join(folder, 'cicerone.db');
const db = await openDatabase(file);
try {
  await seed(db, makeMuseum(stations), []);
  const before = await bytes();
  let slowest = 0;
  for (let day = 0; day < days; day += 1) {
    const now = start + day * dayMs;
    for (let edit = 0; edit < editsADay; edit += 1) await save((day * 7919 + edit * 104_729) % stations, now + edit);
    const began = performance.now();
    await thinHistory(db, { now, days: 30, dayOf: (at) => new Date(at).toISOString().slice(0, 10) });
    slowest = Math.max(slowest, performance.now() - began);
  }
  const after = await bytes();
  console.log(
    `content ${megabytes(before)} MB, history ${megabytes(after - before)} MB, ${percent(after / before - 1)} %`,
  );
  const whole = { offset: 0, limit: 50 };
  await report('the newest 50 changes', () => listHistory(db.read, {}, whole));
  await report('the newest 50 of one person', () => listHistory(db.read, { who: 'anna' }, whole));
  const { entries } = await listHistory(db.read, { model: 'locations' }, whole);
  const { id = 1, epoch = 1 } = entries.at(-1) ?? {};
  await report('the history of a station', () => listHistory(db.read, { model: 'locations', id }, whole));
  const ids = Array.from({ length: 2000 }, (_, index) => index + 1);
  await report('the history of a tour of 2,000 stations', () =>
    listHistory(db.read, { tour: { id: 1, stations: ids } }, whole),
  );
  await report('a station as it was', () => readPastState(db.read, { model: 'locations', id, epoch }));
  console.log(`thinning: ${slowest.toFixed(0)} ms at most`);
} finally {
  await db.close();
  await rm(folder, { recursive: true, force: true });
}

/** Changes a sentence in one language, as staff do. */
async function save(index: number, now: number): Promise<void> {
  await db.write(async (transaction) => {
    const row = await transaction
      .selectFrom('objects')
      .select('body')
      .where('copy', '=', CopyName.inEdit)
      .where('model', '=', 'locations')
      .where('id', '=', index + 1)
      .executeTakeFirstOrThrow();
    const station = JSON.parse(row.body) as StoredObject;
    const texts = isObject(station['Text']) ? station['Text'] : {};
    const [[code, text] = ['de', '']] = Object.entries(texts);
    const Text = { ...texts, [code]: `${typeof text === 'string' ? text.replace(/ <i>.*$/, '') : ''} <i>${now}</i>` };
    await saveObjects(transaction, 'locations', [{ ...station, Text }], { who: index % 3 === 0 ? 'anna' : 'ben', now });
  });
}

async function bytes(): Promise<number> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db.read);
  return (await stat(file)).size;
}

async function report(name: string, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  console.log(`${name}: ${median(times).toFixed(1)} ms`);
}

function megabytes(size: number): string {
  return (size / 1e6).toFixed(1);
}

function percent(part: number): string {
  return (part * 100).toFixed(1);
}
