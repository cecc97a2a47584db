import { execFileSync } from 'node:child_process';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Depot } from '../depots/depot.ts';
import { openFolderDepot } from '../depots/folder-depot.ts';
import { type Museum, WrongAnswer } from '../museum-calls.ts';
import { type Scenario, type Scene } from '../scenario.ts';
import { checkContent, startContent } from '../work/check-content.ts';
import { allEdits, type ContentWork, openContentWork, publishesOrDiscards } from '../work/content-work.ts';
import { allFiles, captions, checkFiles, type FileWork, openFileWork, startFiles } from '../work/file-work.ts';
import { type Job, startWork } from '../work/jobs.ts';
import { checkRestart, counted, endScene } from './kill-work.ts';

const megabytes = 192;

export const fullDisk: Scenario = {
  name: 'full-disk',
  promise:
    'The disk fills up while staff work: calls that find no space are refused with 507 and not done, login, deleting and visits work, also after a kill; once there is space everything works again.',
  on: ['SQLite, folder'],
  rounds: 12,
  openDepot: openSmallDisk,
  async run(scene) {
    const { stage, depot, tally, random, rounds, log } = scene;
    const content = openContentWork();
    const files = openFileWork();
    const filler = join(depot.folder ?? '', 'filler');
    await startContent(content, stage.museums[0] as Museum);
    await startFiles(files, stage.museums[0] as Museum);
    let refusals = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const spare = `spare ${round}.vtt`;
      await (stage.museums[0] as Museum).upload(spare, captions('to be deleted'));
      const freed = Math.floor(random() * 1_000_000);
      await fill(filler, freed);
      const work = startWork(jobsOf(scene, content, files).map((job) => orFull(job, tellFull)));
      await work.acknowledged(15 + random() * 25);
      if (random() < 0.5) {
        await stage.kill(random);
        tally.faults.push(...(await work.stop()));
        await checkRestart(stage, tally);
      } else tally.faults.push(...(await work.stop()));
      await goesOn(scene, spare);
      await rm(filler);
      // The next call that needs space finds it.
      await checkContent(content, stage.museums[0] as Museum, tally);
      await checkFiles(files, stage.museums[0] as Museum, tally);
      const after = startWork(jobsOf(scene, content, files));
      await after.acknowledged(10);
      tally.faults.push(...(await after.stop()).map((each) => `with space again: ${each}`));
      tally.rounds += 1;
      log();
    }
    tally.notes.push(`${refusals} calls were refused with 507`);
    await endScene(scene);

    function tellFull(): void {
      refusals += 1;
    }
  },
};

function jobsOf({ stage, tally, random }: Scene, content: ContentWork, files: FileWork): readonly Job[] {
  const museum = stage.museums[0] as Museum;
  return [
    ...allEdits(content, stage.museums, random),
    publishesOrDiscards(content, museum, random),
    ...allFiles(files, stage.museums, random),
  ].map((job) => counted(job, tally));
}

/** A call that finds no space says so in words. */
function orFull(job: Job, tell: () => void): Job {
  return async () => {
    try {
      await job();
    } catch (error) {
      const isFull = error instanceof WrongAnswer && error.status === 507 && error.body.includes('"storage-full"');
      if (!isFull || error.message.startsWith('GET /db')) throw error;
      tell();
    }
  };
}

/** The calls that work without space: logging in, visitors' calls, deleting. */
async function goesOn({ stage, tally }: Scene, spare: string): Promise<void> {
  const museum = stage.museums[0] as Museum;
  const calls: readonly (readonly [string, () => Promise<unknown>])[] = [
    ...Array.from({ length: 5 }, () => ['login', museum.logIn] as const),
    ['the guide', () => museum.dump('PUBLISHED')],
    ['a file', () => museum.hashOf(spare)],
    ['deleting', () => museum.removeFile(spare)],
  ];
  for (const [name, call] of calls) {
    try {
      await call();
      tally.acknowledged += 1;
    } catch (error) {
      tally.faults.push(`on a full disk, ${name} failed: ${String(error)}`);
    }
  }
}

/** Fills the disk except for some bytes. */
async function fill(path: string, left: number): Promise<void> {
  const rest = `${path}-rest`;
  await appendFile(rest, Buffer.alloc(left, 1));
  for (const size of [1_048_576, 65_536, 4096]) {
    try {
      for (;;) await appendFile(path, Buffer.alloc(size, 1));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  await rm(rest);
}

/** Mounts a small disk in memory. Undefined: this user may not. */
async function openSmallDisk(): Promise<Depot | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-torture-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    await rm(folder, { recursive: true });
    return undefined;
  }
  const depot = await openFolderDepot(folder);
  return {
    ...depot,
    async remove() {
      // Threads and workers that are just ending may still use it.
      execFileSync('umount', ['-l', folder]);
      await rm(folder, { recursive: true });
    },
  };
}
