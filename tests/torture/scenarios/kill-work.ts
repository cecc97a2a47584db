import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Museum } from '../museum-calls.ts';
import { type Scene } from '../scenario.ts';
import { type Stage } from '../stage.ts';
import { type Tally } from '../tally.ts';
import { checkStores, checkTemporary, countLeftovers } from '../work/check-leftovers.ts';
import { type Job, startWork } from '../work/jobs.ts';

/** A server is killed after at most this many acknowledged calls, and milliseconds. */
const most = { calls: 30, milliseconds: 100 };

interface Killed {
  /** The jobs of one round. */
  readonly jobs: (museums: readonly Museum[]) => readonly Job[];
  /** Compares the museum with what was acknowledged. */
  readonly check: (museum: Museum) => Promise<void>;
}

/** Kills servers again and again while staff work; checks after each restart that every promise was kept. */
export async function killWork(scene: Scene, { jobs, check }: Killed): Promise<void> {
  const { stage, tally, random, rounds, log } = scene;
  for (let round = 1; round <= rounds; round += 1) {
    const work = startWork(jobs(stage.museums).map((job) => counted(job, tally)));
    await work.acknowledged(random() * most.calls);
    await wait(random() * most.milliseconds);
    await stage.kill(random);
    tally.faults.push(...(await work.stop()));
    await checkRestart(stage, tally);
    await check(stage.museums[0] as Museum);
    tally.rounds += 1;
    log();
  }
  await endScene(scene);
}

export function counted(job: Job, tally: Tally): Job {
  return async () => {
    await job();
    tally.acknowledged += 1;
  };
}

/** Starts the killed servers again: nothing of killed calls is left, and all servers answer the same. */
export async function checkRestart(stage: Stage, tally: Tally): Promise<void> {
  await countLeftovers(stage.depot, tally);
  await stage.restart();
  await checkTemporary(stage.depot, tally);
  const answers = await Promise.all(
    stage.museums.map(async (museum) => [await museum.dump('INEDIT'), await museum.dump('PUBLISHED')]),
  );
  if (!answers.every((answer) => isDeepStrictEqual(answer, answers[0]))) tally.faults.push('two servers differ');
}

export async function endScene({ stage, tally, depot }: Scene): Promise<void> {
  await stage.end();
  await checkTemporary(depot, tally);
  await checkStores(depot, tally);
}
