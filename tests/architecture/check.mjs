// Runs format, lint, types and dead code side by side, one on each core, and says which failed: `npm run check`.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

// The longest first.
const waiting = ['check:lint', 'check:types', 'check:dead', 'check:format'];
const failed = [];
await Promise.all(Array.from({ length: Math.min(availableParallelism(), waiting.length) }, work));
if (failed.length > 0) {
  console.error(`Failed: ${failed.map((name) => `npm run ${name}`).join(', ')}`);
  process.exitCode = 1;
}

async function work() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const start = performance.now();
    const { code, said } = await run(name);
    if (code !== 0) {
      failed.push(name);
      process.stdout.write(said);
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'passed' : 'FAILED'} ${name} in ${seconds} s`);
  }
}

/** @param {string} name */
async function run(name) {
  const child = spawn('npm', ['run', '--silent', name], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += String(piece)));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, said };
}
