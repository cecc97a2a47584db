// Builds the project if necessary, then runs one of the built programs: `node src/server/run.mjs main`.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const dist = join(root, 'dist');
const [program = 'main', ...rest] = process.argv.slice(2);

try {
  await buildWhenNeeded();
} catch (error) {
  console.error(
    `\nThe guide could not be built in ${dist}.\n${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
}
process.argv = [process.argv[0] ?? 'node', program, ...rest];
if (program !== 'build') await import(pathToFileURL(join(dist, 'server', `${program}.js`)).href);

async function buildWhenNeeded() {
  const sources = fingerprint(['src', 'engine', 'games', 'cms', 'index.html', 'vite.config.ts', 'package-lock.json']);
  if (isBuilt(sources)) return;
  const unlock = await lock();
  try {
    if (isBuilt(sources)) return;
    console.log('Building the guide. This takes half a minute, once.');
    // The stamp of an interrupted build is not valid.
    rmSync(join(dist, 'stamp.json'), { force: true });
    // The earlier build's compile cache (main.ts).
    rmSync(join(dist, 'compile-cache'), { recursive: true, force: true });
    // Builds React's production version even when the test runner starts this, as that is what visitors get.
    process.env.NODE_ENV = 'production';
    const { build } = await import('vite');
    await build({ root, logLevel: 'warn' });
    await build({ root, logLevel: 'warn', mode: 'cms' });
    await build({ root, logLevel: 'warn', mode: 'server' });
    await build({ root, logLevel: 'warn', mode: 'renderer' });
    writeFileSync(join(dist, 'stamp.json'), JSON.stringify({ sources }));
  } finally {
    unlock();
  }
}

/** The stamp is written last, so it proves a complete build. */
function isBuilt(sources) {
  try {
    return JSON.parse(readFileSync(join(dist, 'stamp.json'), 'utf8')).sources === sources;
  } catch {
    return false;
  }
}

/** Concurrent starts build one after the other. The lock of a dead process does not count. */
async function lock() {
  const path = join(dist, 'building');
  mkdirSync(dist, { recursive: true });
  for (;;) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!isRunning(Number(readFileSync(path, { encoding: 'utf8', flag: 'a+' })))) rmSync(path, { force: true });
      else await wait(300);
    }
  }
}

function isRunning(pid) {
  try {
    return Number.isInteger(pid) && pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Returns a hash of everything that goes into the build. */
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
