import { parseArgs } from 'node:util';
import { torture } from './torture.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const rounds = Number(positionals[0] ?? 40);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('npm run torture -- [ROUNDS]: a whole number, 40 when none is given.');
  process.exit(2);
}
const { acknowledged, restores, losses } = await torture({ rounds, random: Math.random, log: console.log });
console.log(`
${rounds} rounds, each ended by SIGKILL
acknowledged: ${Object.entries(acknowledged)
  .map(([what, count]) => `${count} ${what}`)
  .join(', ')}
restores killed: ${restores.back} were done, ${restores.untouched} had not begun to show
losses: ${losses.length}`);
for (const loss of losses) console.error(loss);
process.exitCode = losses.length === 0 ? 0 : 1;
