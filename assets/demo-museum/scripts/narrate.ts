/**
 * Speaks the narration of the demo museum and writes its captions.
 *
 *   npx tsx assets/demo-museum/scripts/narrate.ts            everything
 *   npx tsx assets/demo-museum/scripts/narrate.ts penrose    only the recordings whose name begins so
 *   npx tsx assets/demo-museum/scripts/narrate.ts de-x-easy/ only those of a variant; de-x-easy/penrose: only one
 *
 * Needs espeak-ng and ffmpeg.
 */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { webVtt } from './narration/captions.js';
import { type Narration, readNarrations } from './narration/definition.js';
import { mannerFor } from './narration/manner.js';
import { read } from './narration/reading.js';
import { record } from './narration/recording.js';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..');

function main(wanted: string[]): void {
  const narrations = readNarrations(join(folder, 'tourDefinition.yaml'));
  const chosen = narrations.filter(
    ({ slug, code }) =>
      wanted.length === 0 || wanted.some((name) => `${code}/${slug}`.startsWith(name) || slug.startsWith(name)),
  );
  if (chosen.length === 0) throw new Error(`No recording is called ${wanted.join(' or ')}`);
  const bytes = chosen.map(narrate).reduce((sum, size) => sum + size, 0);
  console.log(`${chosen.length} recordings, ${(bytes / 1e6).toFixed(2)} MB`);
}

function narrate({ slug, language, variant, code, title, text, audioPath, captionsPath }: Narration): number {
  const reading = read(text, language, mannerFor(variant));
  const audio = join(folder, audioPath);
  record(reading, audio, title);
  if (captionsPath !== null) write(join(folder, captionsPath), webVtt(reading.cues, code));
  console.log(`${code.padEnd(14)} ${slug.padEnd(28)} ${reading.seconds.toFixed(1).padStart(6)} s`);
  return statSync(audio).size;
}

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

main(process.argv.slice(2));
