import { afterAll, beforeAll, expect, it } from 'vitest';
import { scenarios } from './scenarios.ts';
import { brokenPromises } from './tally.ts';
import { torture } from './torture.ts';
import { buildServer, type Program } from './victim.ts';

let program: Program;

beforeAll(async () => {
  program = await buildServer();
}, 120_000);

afterAll(() => program.remove());

/** The others need minutes, a second server or a small disk. */
const short = scenarios.filter(({ name }) => ['saves', 'files', 'backups', 'restores'].includes(name));

it.each(short)(
  '$name: a server that is killed keeps what it acknowledged',
  async (scenario) => {
    const log: string[] = [];
    const kind = 'SQLite, folder';
    const tally = await torture(program, { scenario, kind, rounds: 1, seed: 1, log: (line) => log.push(line) });
    expect(tally === undefined ? ['not run'] : brokenPromises(tally), log.join('\n')).toEqual([]);
    expect([tally?.rounds, tally?.kills]).toEqual([1, 1]);
  },
  120_000,
);
