import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { openDatabase } from '#server/store/database.ts';
import { checkPromises } from './checks.ts';
import { startClients } from './clients.ts';
import { type Ledger, openLedger, rebase, stationCount, tourCount } from './ledger.ts';
import { type Dump, type Museum, visitMuseum, WrongAnswer } from './museum-calls.ts';
import { buildServer, type Program, type Victim } from './victim.ts';

export interface TortureReport {
  readonly rounds: number;
  readonly acknowledged: Ledger['counts'];
  /** How many of the killed restores completed, and how many changed nothing. */
  readonly restores: { readonly back: number; readonly untouched: number };
  readonly losses: readonly string[];
}

export interface TortureOptions {
  readonly rounds: number;
  readonly random: () => number;
  readonly log: (line: string) => void;
}

/** The longest time in milliseconds before the server is killed. */
const longest = 900;

/** Repeatedly kills a server while people work with it, and checks after each restart that all promises were kept. */
export async function torture({ rounds, random, log }: TortureOptions): Promise<TortureReport> {
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-torture-'));
  const program = await buildServer();
  const ledger = openLedger();
  const losses: string[] = [];
  const restores = { back: 0, untouched: 0 };
  try {
    const stage = await openStage(program, folder, ledger);
    for (let round = 1; round <= rounds; round += 1) {
      const isRestore = round % 3 === 0;
      const found = isRestore ? await killRestore(stage) : await killWork(stage);
      losses.push(...found.map((loss) => `round ${round}: ${loss}`));
      log(
        `round ${round}, ${isRestore ? 'a restore' : 'work'} was killed: ${found.length === 0 ? 'nothing lost' : found.join('; ')}`,
      );
    }
    await stage.end();
  } finally {
    await program.remove();
    await rm(folder, { recursive: true, force: true });
  }
  return { rounds, acknowledged: ledger.counts, restores, losses };

  async function killWork(stage: Stage): Promise<readonly string[]> {
    const clients = startClients(stage.museum, ledger, await stage.museum.dump('INEDIT'), random);
    await wait(random() * longest);
    await stage.restart(clients.stop);
    return checkPromises(stage.museum, ledger, stage.data);
  }

  /** Afterwards everything is either unchanged or as in the backup. */
  async function killRestore(stage: Stage): Promise<readonly string[]> {
    const { museum, data } = stage;
    const target = await stateOf(museum, data);
    const start = performance.now();
    const backup = await museum.createBackup();
    const effort = performance.now() - start;
    const clients = startClients(museum, ledger, target.inEdit, random);
    await wait(300);
    await clients.stop();
    const before = await stateOf(museum, data);
    const counter = await museum.version();
    let isAcknowledged = false;
    const restoring = museum.restore(backup).then(
      () => {
        isAcknowledged = true;
        ledger.counts.restores += 1;
      },
      (error: unknown) => {
        if (error instanceof WrongAnswer) throw error;
      },
    );
    // A restore reads one backup and writes another; about half of them complete.
    await wait((1 + random() * 3) * effort);
    await stage.restart(() => restoring);
    const after = await stateOf(stage.museum, data);
    const isBack = isDeepStrictEqual(after, target);
    restores[isBack ? 'back' : 'untouched'] += 1;
    rebase(ledger, after.inEdit, after.published, after.files);
    return [
      ...(isBack || isDeepStrictEqual(after, before) ? [] : ['a restore was done by half']),
      ...(isAcknowledged && !isBack ? ['an acknowledged restore is gone'] : []),
      ...((await stage.museum.version()) < counter ? ['the version went back'] : []),
      ...(await checkPromises(stage.museum, ledger, data)),
    ];
  }
}

interface Stage {
  museum: Museum;
  readonly data: string;
  /** Kills the server, waits until its clients have noticed, and starts it again. */
  readonly restart: (noticed: () => Promise<void>) => Promise<void>;
  readonly end: () => Promise<void>;
}

async function openStage(program: Program, folder: string, ledger: Ledger): Promise<Stage> {
  const content = join(folder, 'content');
  const data = join(folder, 'data');
  await mkdir(join(content, 'files'), { recursive: true });
  const objects = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ID: index + 1, Name: { de: '0' } }));
  const definition = { Version: { Counter: 1 }, Locations: objects(stationCount), Tours: objects(tourCount) };
  await writeFile(join(content, 'tourDefinition.yaml'), JSON.stringify(definition));
  let victim: Victim = await program.start({ content, data });
  const stage: Stage = {
    museum: await visitMuseum(victim.origin),
    data,
    async restart(noticed) {
      await victim.kill();
      await noticed();
      victim = await program.start({ content, data });
      stage.museum = await visitMuseum(victim.origin);
    },
    end: () => victim.kill(),
  };
  for (const { ID } of definition.Locations) ledger.stations.set(ID, { acknowledged: 0, sent: 0 });
  return stage;
}

interface State {
  readonly inEdit: Dump;
  readonly published: Dump;
  readonly files: ReadonlyMap<string, string>;
}

async function stateOf(museum: Museum, data: string): Promise<State> {
  const withoutVersion = (dump: Dump): Dump => ({ ...dump, Version: undefined });
  const db = await openDatabase(join(data, 'cicerone.db'));
  try {
    const rows = await db.read.selectFrom('files').select(['path', 'hash']).orderBy('path').execute();
    return {
      inEdit: withoutVersion(await museum.dump('INEDIT')),
      published: withoutVersion(await museum.dump('PUBLISHED')),
      files: new Map(rows.map(({ path, hash }) => [path, hash])),
    };
  } finally {
    await db.close();
  }
}
