import { afterAll, beforeAll, expect, it } from 'vitest';
import { scenarios } from '#tests/torture/scenarios.ts';
import { brokenPromises } from '#tests/torture/tally.ts';
import { torture } from '#tests/torture/torture.ts';
import { buildServer, type Program } from '#tests/torture/victim.ts';

let program: Program;

beforeAll(async () => {
  program = await buildServer();
});

afterAll(() => program.remove());

/** The others need minutes, a second server or a small disk: `npm run torture`. */
const short = scenarios.filter(({ name }) => ['saves', 'history', 'files', 'backups', 'restores'].includes(name));

it.each(short)('$name: a server that is killed keeps what it acknowledged', async (scenario) => {
  const log: string[] = [];
  const kind = 'SQLite, folder';
  const tally = await torture(program, { scenario, kind, rounds: 1, seed: 1, log: (line) => log.push(line) });
  expect(tally === undefined ? ['not run'] : brokenPromises(tally), log.join('\n')).toEqual([]);
  expect([tally?.rounds, tally?.kills]).toEqual([1, 1]);
});
