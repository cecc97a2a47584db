import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StartError } from '../errors.ts';
import { lockDataFolder } from './data-lock.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-lock-'));
});

afterEach(async () => await rm(folder, { recursive: true, force: true }));

it('A data folder is locked until its lock is released', async () => {
  const release = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toThrow(StartError);
  await expect(lockDataFolder(folder)).rejects.toThrow(
    `Another server is running on the data folder ${folder}. Stop it first, or set another folder with CICERONE_DATA.`,
  );
  release();
  const again = await lockDataFolder(folder);
  again();
});

it('A lock lasts as long as the process, even if its release function is not kept', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: unknown = runInNewContext('gc');
  if (typeof collectGarbage !== 'function') throw new TypeError('The garbage collector cannot be called.');
  await lockDataFolder(folder);
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    collectGarbage();
  }
  await expect(lockDataFolder(folder)).rejects.toThrow('Another server is running');
});

it('The lock of a killed process does not block others', async () => {
  const module = fileURLToPath(new URL('data-lock.ts', import.meta.url));
  const program = `const { lockDataFolder } = await import(${JSON.stringify(module)});
    await lockDataFolder(${JSON.stringify(folder)});
    console.log('locked');
    setInterval(() => undefined, 1000);`;
  const other = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(other, 'exit');
  await once(other.stdout, 'data');
  await expect(lockDataFolder(folder)).rejects.toThrow('Another server is running');
  other.kill('SIGKILL');
  await gone;
  const release = await lockDataFolder(folder);
  release();
});

it('A data folder is locked without a journal, which would need space on the disk', async () => {
  const release = await lockDataFolder(folder);
  expect(await readdir(folder)).toEqual(['server.lock']);
  release();
});
