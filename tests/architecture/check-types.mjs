// Type-checks each world with its own lib: pure, browser, worker, Node, and the tests and scripts around them.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const compiler = `${root}node_modules/typescript-native/bin/tsc`;
const worlds = ['src/content', '.', 'src/worker', 'src/server', 'tests', 'assets/demo-museum/scripts'];

for (const world of worlds) {
  const { status } = spawnSync(process.execPath, [compiler, '-p', world], { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    console.error(`Type errors in ${world}`);
    process.exitCode = 1;
  }
}
console.log(`Type-checked ${worlds.join(', ')}`);
