// Builds what is not built yet, then runs one of the built programs: `node src/server/run.mjs main`.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const [program = 'main', ...rest] = process.argv.slice(2);

await buildWhenNeeded();
process.argv = [process.argv[0] ?? 'node', program, ...rest];
if (program !== 'build') await import(pathToFileURL(join(root, 'dist/server', `${program}.js`)).href);

async function buildWhenNeeded() {
  const sources = fingerprint(['src', 'engine', 'games', 'cms', 'index.html', 'vite.config.ts', 'package-lock.json']);
  const stamp = join(root, 'dist/guide/build.json');
  if (existsSync(stamp) && JSON.parse(readFileSync(stamp, 'utf8')).Sources === sources) return;
  console.log('Building the guide. This takes half a minute, once.');
  process.env['CICERONE_SOURCES'] = sources;
  const { build } = await import('vite');
  await build({ root, logLevel: 'warn' });
  await build({ root, logLevel: 'warn', mode: 'server' });
}

/** Tells whether anything that goes into the build has changed since. */
function fingerprint(names) {
  const hash = createHash('sha256').update(process.version);
  for (const name of names) addTo(hash, join(root, name));
  return hash.digest('hex');
}

function addTo(hash, path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    hash.update(path.slice(root.length)).update(readFileSync(path));
    return;
  }
  for (const entry of readdirSync(path).toSorted()) {
    if (!/\.test\.tsx?$|\.md$/.test(entry)) addTo(hash, join(path, entry));
  }
}
