import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Depot } from './depots/depot.ts';
import { logIn, type Museum, museumAt } from './museum-calls.ts';
import { type Random } from './random.ts';
import { type Tally } from './tally.ts';
import { type Ended, type Environment, type Program, type Victim } from './victim.ts';
import { newStations } from './work/content-work.ts';
import { newFiles } from './work/file-work.ts';

/** The running servers of one museum. */
export interface Stage {
  readonly depot: Depot;
  /** One for each server. They share a session, which every restart must keep. */
  readonly museums: Museum[];
  /** Returns what the servers have logged since the last call. */
  readonly takeLog: () => readonly string[];
  /** Kills one server or all without warning. */
  readonly kill: (random: Random) => Promise<void>;
  /** Kills all servers without warning. */
  readonly crash: () => Promise<void>;
  /** Gives the museums a new session of root, for when the earlier one has ended. */
  readonly logInAgain: () => Promise<void>;
  /** Runs `npm run admin -- WORDS` on the museum's place. */
  readonly admin: (words: readonly string[], passphrase: string) => Promise<Ended>;
  /** Starts the killed servers again. */
  readonly restart: () => Promise<void>;
  /** Ends a server as a host does, and starts it again. */
  readonly replace: (index: number) => Promise<number>;
  /** Ends all servers as a host does. */
  readonly end: () => Promise<void>;
  /** Kills what still runs and removes everything, the depot too. */
  readonly remove: () => Promise<void>;
}

/** Milliseconds; only a server that hangs takes as long, even on a busy machine. */
const longestStart = 300_000;
const longestEnd = 30_000;

export async function openStage(program: Program, depot: Depot, tally: Tally): Promise<Stage> {
  const content = await writeMuseum();
  const environment: Environment = { ...depot.environment, CICERONE_CONTENT: content };
  const logged: string[] = [];
  const victims: (Victim | undefined)[] = [];
  const start = async (): Promise<Victim> => {
    const victim = await program.start(environment, (line) => logged.push(line));
    if (victim.startedIn > longestStart) tally.faults.push(`a server needed ${victim.startedIn} ms to start`);
    return victim;
  };
  for (let index = 0; index < depot.servers; index += 1) victims.push(await start());
  let session = await logIn(victims[0]?.origin ?? '');
  const museums = victims.map((victim) => museumAt(victim?.origin ?? '', session));
  const place = (index: number, victim: Victim): void => {
    victims[index] = victim;
    museums[index] = museumAt(victim.origin, session);
  };
  const endOne = async (index: number): Promise<number> => {
    const time = (await victims[index]?.end()) ?? 0;
    victims[index] = undefined;
    if (time > longestEnd) tally.faults.push(`a server needed ${Math.round(time)} ms to end`);
    return time;
  };
  const killAll = async (indices: readonly number[]): Promise<void> => {
    await Promise.all(
      indices.map(async (index) => {
        await victims[index]?.kill();
        victims[index] = undefined;
      }),
    );
  };
  return {
    depot,
    museums,
    takeLog: () => logged.splice(0),
    async kill(random) {
      const all = [...victims.keys()];
      const one = Math.floor(random() * all.length);
      await killAll(random() < 0.5 ? all : [one]);
      tally.kills += 1;
    },
    async crash() {
      await killAll([...victims.keys()]);
      tally.kills += 1;
    },
    async logInAgain() {
      session = await logIn(victims[0]?.origin ?? '');
      for (const [index, victim] of victims.entries()) if (victim !== undefined) place(index, victim);
    },
    admin: (words, passphrase) => program.admin(words, { ...environment, CICERONE_BACKUP_PASSPHRASE: passphrase }),
    async restart() {
      for (const [index, victim] of victims.entries()) {
        if (victim !== undefined) continue;
        const started = await start();
        tally.restarts.push(started.startedIn);
        place(index, started);
      }
    },
    async replace(index) {
      const time = await endOne(index);
      const started = await start();
      tally.restarts.push(started.startedIn);
      place(index, started);
      return time;
    },
    end: async () => void (await Promise.all([...victims.keys()].map(endOne))),
    remove: async () => {
      await killAll([...victims.keys()]);
      await depot.remove();
      await rm(content, { recursive: true, force: true });
    },
  };
}

async function writeMuseum(): Promise<string> {
  const content = await mkdtemp(join(tmpdir(), 'cicerone-torture-content-'));
  const { Locations, TourItems } = newStations();
  const { stations, contents } = newFiles(Locations.length + 1);
  const definition = {
    Version: { Counter: 1 },
    Languages: [{ ID: 1, Code: 'de', IsDefault: true }],
    Themes: [{ ID: 1, IsDefault: true }],
    TourGroups: [{ ID: 1 }],
    Tours: [{ ID: 1, TourGroupID: 1, Code: 'T' }],
    Locations: [...Locations, ...stations],
    TourItems,
  };
  await mkdir(join(content, 'files'));
  await writeFile(join(content, 'tourDefinition.yaml'), JSON.stringify(definition));
  for (const [path, words] of contents) {
    await mkdir(dirname(join(content, 'files', path)), { recursive: true });
    await writeFile(join(content, 'files', path), words);
  }
  return content;
}
