import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { savePicture, scriptsFolder, type Picture } from './drawing/picture.js';

interface Family {
  pictures?: Picture[];
  /** Files that are no plain picture: maps, the board, marks. */
  files?: Record<string, () => Promise<void>>;
}

async function collect(): Promise<Map<string, () => Promise<void>>> {
  const plain = new Map<string, () => Promise<void>>();
  const composed = new Map<string, () => Promise<void>>();
  const names = (await readdir(path.join(scriptsFolder, 'pictures'))).filter((name) => name.endsWith('.ts')).toSorted();
  for (const name of names) {
    const family = (await import(path.join(scriptsFolder, 'pictures', name))) as Family;
    // Compositions are cut from finished pictures, so they come last.
    const tasks = name.startsWith('composed-') ? composed : plain;
    for (const picture of family.pictures ?? []) tasks.set(picture.slug, () => savePicture(picture));
    for (const [task, run] of Object.entries(family.files ?? {})) tasks.set(task, run);
  }
  return new Map([...plain, ...composed]);
}

const tasks = await collect();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !tasks.has(name));
if (unknown.length > 0) {
  console.error(`Nothing is called ${unknown.join(', ')}. Known: ${[...tasks.keys()].join(' ')}`);
  process.exit(1);
}
for (const [name, run] of tasks) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const start = performance.now();
  await run();
  console.log(`${name}: ${Math.round(performance.now() - start)} ms`);
}
