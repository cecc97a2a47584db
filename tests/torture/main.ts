import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Scenario } from './scenario.ts';
import { scenarios } from './scenarios.ts';
import { brokenPromises, tableOf, type Tally } from './tally.ts';
import { torture } from './torture.ts';
import { buildServer } from './victim.ts';

const { values, positionals } = readArguments();
const chosen = positionals.map((name) => scenarios.find((scenario) => scenario.name === name));
const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
if (chosen.includes(undefined) || !isCount(rounds ?? 1) || !isCount(seed)) explain();

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const tallies: Tally[] = [];
const program = await buildServer();
try {
  for (const scenario of chosen.length === 0 ? scenarios : chosen) if (scenario !== undefined) await run(scenario);
} finally {
  await program.remove();
}
const load = loadavg().map((each) => each.toFixed(1));
console.log(`\n${tableOf(tallies)}\n\nseed ${seed}; load of the machine ${load.join(', ')} (1, 5, 15 minutes)`);
for (const { scenario, notes } of tallies) for (const note of notes) console.log(`${scenario}: ${note}`);
const broken = tallies.flatMap(({ scenario, ...tally }) =>
  brokenPromises({ scenario, ...tally }).map((each) => `${scenario}: ${each}`),
);
for (const each of broken) console.error(each);
process.exit(broken.length === 0 ? 0 : 1);

async function run(scenario: Scenario): Promise<void> {
  for (const kind of scenario.on) {
    if (values.store !== undefined && !kind.toLowerCase().startsWith(values.store)) continue;
    const tally = await torture(program, {
      scenario,
      kind,
      rounds: rounds ?? scenario.rounds,
      seed,
      log: console.log,
    });
    if (tally === undefined) console.log(`${scenario.name}: left out, this machine cannot do it`);
    else tallies.push(tally);
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { rounds: { type: 'string' }, seed: { type: 'string' }, store: { type: 'string' } },
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return explain();
  }
}

function explain(): never {
  console.error(`\nnpm run torture -- [SCENARIO ...] [--rounds N] [--seed S] [--store sqlite|postgres]\n`);
  for (const { name, promise } of scenarios) console.error(`${name.padEnd(18)}${promise}`);
  process.exit(2);
}

function isCount(number: number): boolean {
  return Number.isInteger(number) && number >= 0;
}
