import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logIn, type Museum, museumAt } from '../museum-calls.ts';
import { type Scenario, type Scene } from '../scenario.ts';
import { startContent } from '../work/check-content.ts';
import { checkTemporary } from '../work/check-leftovers.ts';
import { allEdits, openContentWork, publishes } from '../work/content-work.ts';
import { allFiles, openFileWork, startFiles } from '../work/file-work.ts';
import { openHouseWork, passwordOf, worksAtDesk } from '../work/house-work.ts';
import { type Job, startWork } from '../work/jobs.ts';
import { checkMoment, closeMoment, type Moment, notePublications, openMoment, type WholeWork } from '../work/moment.ts';
import { counted, endScene } from './kill-work.ts';

const passphrase = 'four words on paper';

export const lostMachine: Scenario = {
  name: 'lost-machine',
  promise:
    'Everything is backed up while others work, then the machine is lost and an empty one is restored: all that was acknowledged before the backup is there; a wrong passphrase or a broken file leaves nothing.',
  on: ['SQLite, folder', 'PostgreSQL, S3'],
  rounds: 10,
  async run(scene) {
    const { stage, tally, rounds, log } = scene;
    const work: WholeWork = { content: openContentWork(), files: openFileWork(), house: openHouseWork() };
    await startContent(work.content, stage.museums[0] as Museum);
    await startFiles(work.files, stage.museums[0] as Museum);
    const shelf = await mkdtemp(join(tmpdir(), 'cicerone-torture-shelf-'));
    try {
      for (let round = 1; round <= rounds; round += 1) {
        await loseMachine(scene, work, join(shelf, `museum-${round}.age`));
        tally.rounds += 1;
        log();
      }
    } finally {
      await rm(shelf, { recursive: true });
    }
    await endScene(scene);
  },
};

async function loseMachine(scene: Scene, work: WholeWork, file: string): Promise<void> {
  const { stage, depot, tally, random } = scene;
  const [museum] = stage.museums as [Museum];
  const title = `Welcome ${random()}`;
  await museum.setLogin(title);
  const [token = ''] = await museum.createTokens('', 1);
  const visitor = await museum.registerToken(token);

  let moment: Moment | undefined;
  const running = startWork([
    ...allEdits(work.content, stage.museums, random).map((job) => counted(job, tally)),
    ...allFiles(work.files, stage.museums, random).map((job) => counted(job, tally)),
    ...stage.museums.map((each) => counted(worksAtDesk(work.house, each, random), tally)),
    counted(
      noting(publishes(work.content, museum), () => moment && notePublications(moment, work.content)),
      tally,
    ),
  ]);
  await running.acknowledged(10 + random() * 30);
  moment = openMoment(work);
  const before = tally.acknowledged;
  const backup = await stage.admin(['backup', '--everything', '--out', file], passphrase);
  closeMoment(moment, work);
  if (backup.code !== 0) tally.faults.push(`the backup failed: ${backup.output}`);
  if (tally.acknowledged === before) tally.faults.push('no work was done while the backup was made');
  const during = await stage.admin(['restore', file, '--replace'], passphrase);
  expectRefusal(scene, during, /running/);
  await running.acknowledged(random() * 10);
  await stage.crash();
  tally.faults.push(...(await running.stop()));

  await depot.lose();
  await refusesBadOnes(scene, file);
  const restored = await stage.admin(['restore', file], passphrase);
  if (restored.code !== 0) tally.faults.push(`the restore failed: ${restored.output}`);
  await checkTemporary(depot, tally);
  await stage.restart();
  await checkAccess(scene, { visitor, title, users: moment.house });
  const opened = await depot.open();
  try {
    await checkMoment(moment, work, { museum: stage.museums.at(-1) as Museum, opened, tally });
  } finally {
    await opened.close();
  }
}

function noting(job: Job, note: () => void): Job {
  return async () => {
    await job();
    note();
  };
}

/** A wrong passphrase and a file that is cut off are refused in words, and the machine stays empty. */
async function refusesBadOnes(scene: Scene, file: string): Promise<void> {
  const { stage, depot, tally } = scene;
  const cut = `${file}.cut`;
  await writeFile(cut, (await readFile(file)).subarray(0, -100));
  const refusals = [
    [file, 'other words', /passphrase is wrong/],
    [cut, passphrase, /damaged/],
  ] as const;
  for (const [path, words, message] of refusals) {
    expectRefusal(scene, await stage.admin(['restore', path], words), message);
    const left = await depot.remains();
    if (left.length > 0) tally.faults.push(`a refused restore leaves ${left.join(', ')}`);
  }
}

type Ended = Awaited<ReturnType<Scene['stage']['admin']>>;

function expectRefusal({ tally }: Scene, { code, output }: Ended, words: RegExp): void {
  if (code !== 1 || !words.test(output))
    tally.faults.push(`a restore was to be refused (${words}), not ${code}: ${output}`);
}

interface Access {
  /** The session of a visitor with a token. */
  readonly visitor: string;
  readonly title: string;
  readonly users: ReadonlySet<string>;
}

/** Visitors stay logged in, staff log in again with their passwords, and the login is as it was set. */
async function checkAccess({ stage, tally }: Scene, { visitor, title, users }: Access): Promise<void> {
  const { origin, isStaff } = stage.museums[0] as Museum;
  if (await isStaff()) tally.faults.push('a session of staff has come back');
  if (!(await museumAt(origin, visitor).hasAccess())) tally.lost.push('a visitor with a token was logged out');
  if (await museumAt(origin, '').hasAccess()) tally.faults.push('the guide is open to everyone');
  await stage.logInAgain();
  const { Title, LoginType } = await (stage.museums[0] as Museum).login();
  if (Title !== title) tally.lost.push(`the login ${LoginType} has the title ${Title}, not ${title}`);
  const user = [...users].findLast((thing) => thing.startsWith('user '))?.slice('user '.length);
  if (user === undefined) return;
  await logIn(origin, user, passwordOf(user)).catch((error: unknown) => tally.lost.push(`${user}: ${String(error)}`));
}
