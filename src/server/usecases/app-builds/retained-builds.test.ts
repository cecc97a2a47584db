import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openNewDatabase } from '#tests/server/databases.ts';
import { BuildKind } from '#contract/calls/build-calls.ts';
import { openDiskStore } from '../../files/disk-store.ts';
import { type Database } from '../../store/database.ts';
import { createRetainedBuilds, type RetainedBuilds } from './retained-builds.ts';

let folder = '';
let db: Database;
let kept: RetainedBuilds;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-kept-'));
  db = await openNewDatabase(join(folder, 'cicerone.db'));
  kept = createRetainedBuilds(db, await openDiskStore(join(folder, 'store')));
});

afterEach(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

async function add(kind: BuildKind, versionCode: number, builtAt: number): Promise<void> {
  const path = join(folder, 'new.apk');
  await writeFile(path, 'an app');
  const row = {
    name: `guide-${versionCode}-${kind}.apk`,
    key: 'ab'.repeat(16),
    kind,
    bytes: 6,
    sha256: 'cd'.repeat(32),
    certificate: 'ef'.repeat(32),
    versionCode,
    versionName: '1.0',
    builtAt,
  };
  await kept.add(row, { path, keep: 2, also: () => Promise.resolve() });
}

it('many trials leave the app on the museum’s devices where it is', async () => {
  await add(BuildKind.release, 1, 1);
  for (let trial = 1; trial <= 4; trial += 1) await add(BuildKind.debug, trial, 1 + trial);
  await add(BuildKind.release, 2, 6);
  expect((await kept.list()).map(({ name }) => name)).toEqual([
    'guide-2-release.apk',
    'guide-4-debug.apk',
    'guide-3-debug.apk',
    'guide-1-release.apk',
  ]);
  await add(BuildKind.release, 3, 7);
  expect((await kept.list()).map(({ name }) => name)).not.toContain('guide-1-release.apk');
});
