import { loadavg } from 'node:os';
import { type Depot, type DepotKind } from './depots/depot.ts';
import { openFolderDepot } from './depots/folder-depot.ts';
import { openSharedDepot } from './depots/shared-depot.ts';
import { createRandom } from './random.ts';
import { type Scenario } from './scenario.ts';
import { openStage } from './stage.ts';
import { brokenPromises, openTally, type Tally } from './tally.ts';
import { type Program } from './victim.ts';

export interface Run {
  readonly scenario: Scenario;
  readonly kind: DepotKind;
  readonly rounds: number;
  readonly seed: number;
  readonly log: (line: string) => void;
}

const depots: Readonly<Record<DepotKind, () => Promise<Depot>>> = {
  'SQLite, folder': () => openFolderDepot(),
  'PostgreSQL, S3': openSharedDepot,
};

/** Runs a scenario. Returns undefined if this machine cannot. */
export async function torture(
  program: Program,
  { scenario, kind, rounds, seed, log }: Run,
): Promise<Tally | undefined> {
  const tally = openTally(scenario.name, kind);
  const depot = await (scenario.openDepot ?? depots[kind])();
  if (depot === undefined) return undefined;
  const stage = await openStage(program, depot, tally).catch(async (error: unknown) => {
    await depot.remove();
    throw error;
  });
  let told = 0;
  const tell = (): void => {
    const broken = brokenPromises(tally);
    const [load = 0] = loadavg();
    const found = broken.length === told ? 'nothing lost' : broken.slice(told).join('\n  ');
    log(`${scenario.name} (${kind}), round ${tally.rounds}, load ${load.toFixed(1)}: ${found}`);
    const logged = stage.takeLog().join('');
    if (broken.length > told && logged !== '') log(`  The servers say: ${logged.slice(0, 2000)}`);
    told = broken.length;
  };
  try {
    await scenario.run({ stage, depot, tally, random: createRandom(seed), rounds, log: tell });
  } catch (error) {
    tally.faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    await stage.remove();
  }
  if (brokenPromises(tally).length > told) tell();
  return tally;
}
