import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Museum, WrongAnswer } from '../museum-calls.ts';
import { type Scenario, type Scene } from '../scenario.ts';
import { adopt, checkContent, startContent } from '../work/check-content.ts';
import { allEdits, type ContentWork, learn, openContentWork, publishes, statesIn } from '../work/content-work.ts';
import { allFiles, type FileWork, openFileWork, startFiles } from '../work/file-work.ts';
import { isNetwork, startWork } from '../work/jobs.ts';
import { judge, mayFollow, type State } from '../work/slices.ts';
import { checkRestart, counted, endScene } from './kill-work.ts';

export const restores: Scenario = {
  name: 'restores',
  promise:
    'Servers are killed while a backup is restored, or a restore lands among running saves: the museum is the old one or that of the backup, never a mixture, and its version never goes back.',
  on: ['SQLite, folder', 'PostgreSQL, S3'],
  rounds: 30,
  async run(scene) {
    const { stage, tally, random, rounds, log } = scene;
    const content = openContentWork();
    const files = openFileWork();
    const first = (): Museum => stage.museums[0] as Museum;
    await startContent(content, first());
    await startFiles(files, first());
    for (let round = 1; round <= rounds; round += 1) {
      await workFor(scene, content, files);
      const target = await stateOf(first(), content);
      await first().untilIdle();
      const start = performance.now();
      const backup = await first().createBackup('full');
      const effort = performance.now() - start;
      await workFor(scene, content, files);
      await checkContent(content, first(), tally);
      const before = await stateOf(first(), content);
      const isQuiet = random() < 0.5;
      const work = startWork(isQuiet ? [] : allEdits(content, stage.museums, random).map((job) => counted(job, tally)));
      const restoring = restore(first(), backup);
      // A restore reads one backup and writes another; about half of them complete.
      await wait((0.5 + random() * 3.5) * effort);
      await stage.kill(random);
      const refused = await work.stop();
      // Whose stations a restore has replaced is refused, as by any other change.
      tally.faults.push(...refused.filter((each) => !each.includes(': 409 ')));
      const outcome = await restoring;
      await checkRestart(stage, tally);
      const after = await stateOf(first(), content);
      if (isQuiet) judgeQuiet(scene, { target, before, after, outcome });
      else judgeBusy(scene, content, { target, after, outcome });
      if (outcome.refused !== '' && (isQuiet || !outcome.refused.includes(': 409 ')))
        tally.faults.push(outcome.refused);
      if (after.counter < before.counter)
        tally.lost.push(`the version went back from ${before.counter} to ${after.counter}`);
      adopt(content, { states: after.states, published: after.published, counter: after.counter });
      learn(content.slices, await first().dump('INEDIT'));
      await startFiles(files, first());
      tally.rounds += 1;
      log();
    }
    await endScene(scene);
  },
};

interface Outcome {
  readonly isAcknowledged: boolean;
  readonly refused: string;
}

async function restore(museum: Museum, backup: string): Promise<Outcome> {
  try {
    await museum.restore(backup);
    return { isAcknowledged: true, refused: '' };
  } catch (error) {
    if (error instanceof WrongAnswer) return { isAcknowledged: false, refused: error.message };
    if (!isNetwork(error)) throw error;
    return { isAcknowledged: false, refused: '' };
  }
}

async function workFor({ stage, tally, random }: Scene, content: ContentWork, files: FileWork): Promise<void> {
  const jobs = [
    ...allEdits(content, stage.museums, random),
    publishes(content, stage.museums[0] as Museum),
    ...allFiles(files, stage.museums, random),
  ];
  const work = startWork(jobs.map((job) => counted(job, tally)));
  await work.acknowledged(random() * 20);
  tally.faults.push(...(await work.stop()));
}

interface MuseumState {
  readonly copies: object;
  readonly files: ReadonlyMap<string, string>;
  readonly states: readonly State[];
  readonly published: readonly State[];
  readonly counter: number;
}

async function stateOf(museum: Museum, { slices }: ContentWork): Promise<MuseumState> {
  const [inEdit, published] = [await museum.dump('INEDIT'), await museum.dump('PUBLISHED')];
  return {
    copies: [inEdit, published].map((dump) => ({ ...dump, Version: undefined })),
    files: await museum.files(),
    states: statesIn(inEdit, slices),
    published: statesIn(published, slices),
    counter: published.Version.Counter,
  };
}

interface Ends {
  readonly target: MuseumState;
  readonly after: MuseumState;
  readonly outcome: Outcome;
}

function judgeQuiet({ tally }: Scene, { target, before, after, outcome }: Ends & { before: MuseumState }): void {
  const isLike = (state: MuseumState): boolean =>
    isDeepStrictEqual([after.copies, after.files], [state.copies, state.files]);
  if (outcome.isAcknowledged) {
    tally.acknowledged += 1;
    if (!isLike(target)) tally.lost.push('an acknowledged restore is gone');
  } else if (!isLike(target) && !isLike(before)) tally.inPart.push('a restore was done in part');
}

function judgeBusy({ tally }: Scene, { slices }: ContentWork, { target, after, outcome }: Ends): void {
  const isLater = slices.every((slice, index) =>
    mayFollow(slice, target.states[index] ?? new Map(), after.states[index] ?? new Map()),
  );
  const verdicts = slices.map((slice, index) => judge(slice, after.states[index] ?? new Map()));
  if (outcome.isAcknowledged) tally.acknowledged += 1;
  if (outcome.isAcknowledged && !isLater) tally.lost.push('an acknowledged restore among saves is gone');
  if (isLater || verdicts.every(({ what }) => what === 'kept')) return;
  tally.inPart.push(`a restore among saves was done in part: ${verdicts.map(({ words }) => words).join(' ')}`);
}
