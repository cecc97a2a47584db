// Type-checks what several worlds share with the least of them: without a page, and with a worker's lib. `npm run check:lint`
// type-checks each file with its own world's lib.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const compiler = `${root}node_modules/typescript-native/bin/tsc`;
const worlds = ['src/shared/content', 'src/worker'];

for (const world of worlds) {
  const { status } = spawnSync(process.execPath, [compiler, '-p', world], { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    console.error(`Type errors in ${world}`);
    process.exitCode = 1;
  }
}
console.log(`Type-checked ${worlds.join(', ')}`);
