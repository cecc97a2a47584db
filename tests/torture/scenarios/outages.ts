import { setTimeout as wait } from 'node:timers/promises';
import { type Outages } from '../depots/depot.ts';
import { type Museum } from '../museum-calls.ts';
import { type Scenario, type Scene } from '../scenario.ts';
import { checkContent, startContent } from '../work/check-content.ts';
import { allEdits, openContentWork, publishesOrDiscards } from '../work/content-work.ts';
import { allFiles, checkFiles, openFileWork, startFiles } from '../work/file-work.ts';
import { type Job, startWork } from '../work/jobs.ts';
import { checkRestart, counted, endScene } from './kill-work.ts';

interface Outage {
  readonly stop: (outages: Outages) => Promise<void>;
  readonly start: (outages: Outages) => Promise<void>;
  /** The work meanwhile. */
  readonly meanwhile: (scene: Scene, edits: readonly Job[]) => Promise<void>;
  /** The reason of refused calls. */
  readonly reason: string;
}

export const databaseAway: Scenario = {
  name: 'database-away',
  promise:
    'PostgreSQL restarts or crashes while staff work: calls are answered with 503 in words, no acknowledged one is lost, and everything recovers automatically.',
  on: ['PostgreSQL, S3'],
  rounds: 12,
  run: (scene) =>
    sufferOutages(scene, {
      stop: ({ stopDatabase }) => stopDatabase(scene.random() < 0.5 ? 'crash' : 'update'),
      start: ({ startDatabase }) => startDatabase(),
      meanwhile: async () => undefined,
      reason: '"database-away"',
    }),
};

export const bucketAway: Scenario = {
  name: 'bucket-away',
  promise:
    'The bucket is away while staff work: uploads are answered with 503 in words, texts are saved and visitors read them, servers start, and everything recovers automatically.',
  on: ['PostgreSQL, S3'],
  rounds: 12,
  run: (scene) =>
    sufferOutages(scene, {
      stop: ({ stopBucket }) => stopBucket(),
      start: ({ startBucket }) => startBucket(),
      async meanwhile({ stage, tally, random }, edits) {
        if (random() < 0.5) {
          await stage.kill(random);
          await checkRestart(stage, tally);
        }
        const work = startWork(edits);
        await work.acknowledged(5);
        tally.faults.push(...(await work.stop()).map((each) => `without the bucket: ${each}`));
        await (stage.museums[0] as Museum).dump('PUBLISHED');
      },
      reason: '"storage-away"',
    }),
};

async function sufferOutages(scene: Scene, { stop, start, meanwhile, reason }: Outage): Promise<void> {
  const { stage, depot, tally, random, rounds, log } = scene;
  const { outages } = depot;
  if (outages === undefined) throw new Error('This scenario needs PostgreSQL and a bucket.');
  const content = openContentWork();
  const files = openFileWork();
  await startContent(content, stage.museums[0] as Museum);
  await startFiles(files, stage.museums[0] as Museum);
  const edits = (): readonly Job[] => allEdits(content, stage.museums, random).map((job) => counted(job, tally));
  const all = (): readonly Job[] => [
    ...edits(),
    ...[
      publishesOrDiscards(content, stage.museums[0] as Museum, random),
      ...allFiles(files, stage.museums, random),
    ].map((job) => counted(job, tally)),
  ];
  for (let round = 1; round <= rounds; round += 1) {
    const work = startWork(all());
    await work.acknowledged(random() * 20);
    await stop(outages);
    await wait(random() * 1000);
    const refused = await work.stop();
    tally.faults.push(...refused.filter((each) => !(each.includes(': 503 ') && each.includes(reason))));
    const isHealthy = await Promise.all(stage.museums.map((museum) => museum.isHealthy()));
    if (isHealthy.includes(true)) tally.faults.push('/health is well although something is away');
    await meanwhile(scene, edits());
    await start(outages);
    await healthy(stage.museums);
    await checkContent(content, stage.museums[0] as Museum, tally);
    await checkFiles(files, stage.museums[0] as Museum, tally);
    const after = startWork(all());
    await after.acknowledged(10);
    tally.faults.push(...(await after.stop()).map((each) => `afterwards: ${each}`));
    tally.rounds += 1;
    log();
  }
  await endScene(scene);
}

/** Milliseconds; only a server that does not recover takes as long. */
const timeoutMs = 60_000;

async function healthy(museums: readonly Museum[]): Promise<void> {
  const end = performance.now() + timeoutMs;
  for (const museum of museums) {
    while (!(await museum.isHealthy())) {
      if (performance.now() > end) throw new Error('A server does not recover.');
      await wait(50);
    }
  }
}
