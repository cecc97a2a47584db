import { openFront } from '../front.ts';
import { logIn, type Museum, museumAt } from '../museum-calls.ts';
import { type Scenario } from '../scenario.ts';
import { checkContent, startContent } from '../work/check-content.ts';
import { edits, openContentWork, publishes } from '../work/content-work.ts';
import { type Job, startWork } from '../work/jobs.ts';
import { counted, endScene } from './kill-work.ts';

const visitors = 6;

export const rollingRestart: Scenario = {
  name: 'rolling-restart',
  promise:
    'Two servers behind a front are restarted in turn by SIGTERM while visitors read and staff save: no request fails.',
  on: ['PostgreSQL, S3'],
  rounds: 12,
  async run(scene) {
    const { stage, tally, random, rounds, log } = scene;
    const content = openContentWork();
    await startContent(content, stage.museums[0] as Museum);
    const front = await openFront();
    const known = (): readonly string[] => stage.museums.map(({ origin }) => origin);
    front.origins = known();
    const museum = museumAt(front.origin, await logIn(front.origin));
    const stops: number[] = [];
    try {
      for (let round = 1; round <= rounds; round += 1) {
        const work = startWork(
          [
            ...Array.from({ length: visitors }, (_, index) => visits(museum, `${round} ${index}`)),
            ...content.slices.map((slice) => edits(content, slice, museum, random)),
            publishes(content, museum),
          ].map((job) => counted(job, tally)),
        );
        await work.acknowledged(20 + random() * 40);
        stops.push(await stage.replace(round % stage.museums.length));
        front.origins = known();
        await work.acknowledged(20);
        tally.faults.push(...(await work.stop()));
        await checkContent(content, museum, tally);
        tally.rounds += 1;
        log();
      }
      tally.notes.push(`a server needed ${Math.round(Math.max(...stops))} ms to end at most`);
    } finally {
      await front.close();
    }
    await endScene(scene);
  },
};

/** A visitor reads the guide and a file, and is counted. */
function visits(museum: Museum, name: string): Job {
  let count = 0;
  return async () => {
    await museum.dump('PUBLISHED');
    await museum.hashOf('f1/start/first.vtt');
    if (!(await museum.isHealthy())) throw new Error('The front has no healthy server.');
    await museum.visit(`${name} ${(count += 1)}`);
  };
}
