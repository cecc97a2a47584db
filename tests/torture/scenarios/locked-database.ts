import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { type Museum, WrongAnswer } from '../museum-calls.ts';
import { type Scenario } from '../scenario.ts';
import { checkContent, startContent } from '../work/check-content.ts';
import { allEdits, openContentWork, publishesOrDiscards } from '../work/content-work.ts';
import { type Job, startWork } from '../work/jobs.ts';
import { counted, endScene } from './kill-work.ts';

/** Milliseconds: a short lock is waited for, a long one is answered with 503. */
const short = 3000;
const long = 12_000;
/** Milliseconds within which a refusal must come, even on a busy machine. */
const timeoutMs = 60_000;

export const lockedDatabase: Scenario = {
  name: 'locked-database',
  promise:
    'Another process holds the lock of SQLite: short locks are waited for, long ones answered with 503 in words, and visitors read on.',
  on: ['SQLite, folder'],
  rounds: 8,
  async run(scene) {
    const { stage, depot, tally, random, rounds, log } = scene;
    const content = openContentWork();
    await startContent(content, stage.museums[0] as Museum);
    const longest = { read: 0, refusal: 0 };
    let refusals = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const museum = stage.museums[0] as Museum;
      const isLong = round % 4 === 0;
      const jobs = [...allEdits(content, [museum], random), publishesOrDiscards(content, museum, random)];
      const lock = new DatabaseSync(join(depot.folder ?? '', 'cicerone.db'), { timeout: 10_000 });
      lock.exec('begin immediate');
      const work = startWork(jobs.map((job) => orBusy(counted(job, tally), isLong, tellBusy)));
      const reading = startWork([
        async () => {
          const since = performance.now();
          await museum.dump('PUBLISHED');
          longest.read = Math.max(longest.read, performance.now() - since);
          tally.acknowledged += 1;
          await wait(5);
        },
      ]);
      await wait(isLong ? long : random() * short);
      lock.exec('rollback');
      lock.close();
      await work.acknowledged(20);
      tally.faults.push(...(await work.stop()), ...(await reading.stop()));
      await checkContent(content, museum, tally);
      tally.rounds += 1;
      log();
    }
    if (longest.refusal > timeoutMs) tally.faults.push(`a refusal took ${longest.refusal} ms`);
    if (rounds >= 4 && refusals === 0) tally.faults.push('no call was refused during a long lock');
    const [read, refusal] = [longest.read, longest.refusal].map(Math.round);
    tally.notes.push(
      `${refusals} calls were refused with 503, after ${refusal} ms at most; visitors waited ${read} ms at most`,
    );
    await endScene(scene);

    function tellBusy(time: number): void {
      refusals += 1;
      longest.refusal = Math.max(longest.refusal, time);
    }
  },
};

function orBusy(job: Job, isAllowed: boolean, tell: (time: number) => void): Job {
  return async () => {
    const since = performance.now();
    try {
      await job();
    } catch (error) {
      const isBusy = error instanceof WrongAnswer && error.status === 503 && error.body.includes('"database-busy"');
      if (!isBusy || !isAllowed) throw error;
      tell(performance.now() - since);
    }
  };
}
