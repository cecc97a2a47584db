import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { makeOwnFolder } from './temporary-files.ts';

it('the folder of a dead process is removed by the next one, and no other', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'cicerone-own-'));
  const first = await makeOwnFolder(parent);
  const { pid: dead } = spawnSync(process.execPath, ['-e', '']);
  const ofDead = basename(first).replace(`-${process.pid}-`, `-${dead}-`);
  for (const name of [ofDead, 'cicerone-files-of-somebody-else']) {
    await mkdir(join(parent, name));
    await writeFile(join(parent, name, 'upload'), 'half');
  }
  const second = await makeOwnFolder(parent);
  const left = await readdir(parent);
  expect(left.toSorted()).toEqual([basename(first), basename(second), 'cicerone-files-of-somebody-else'].toSorted());
  await rm(parent, { recursive: true });
});
