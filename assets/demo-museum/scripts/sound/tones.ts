import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export const sampleRate = 44_100;
const run = promisify(execFile);

export const silence = (seconds: number): Float32Array => new Float32Array(Math.round(seconds * sampleRate));

interface Partial {
  ratio: number;
  level: number;
  decay: number;
}

/** A bar of wood: few, inharmonic, quickly dying partials. */
export const wood: readonly Partial[] = [
  { ratio: 1, level: 1, decay: 0.09 },
  { ratio: 3.93, level: 0.35, decay: 0.035 },
  { ratio: 9.2, level: 0.12, decay: 0.015 },
];

/** A small bell: long, slightly inharmonic partials. */
export const bell: readonly Partial[] = [
  { ratio: 1, level: 1, decay: 0.5 },
  { ratio: 2.01, level: 0.45, decay: 0.32 },
  { ratio: 3.02, level: 0.2, decay: 0.2 },
  { ratio: 5.4, level: 0.08, decay: 0.08 },
];

export function strike(
  into: Float32Array,
  start: number,
  pitch: number,
  level: number,
  body: readonly Partial[],
): void {
  const first = Math.round(start * sampleRate);
  for (let index = first; index < into.length; index += 1) {
    const time = (index - first) / sampleRate;
    const attack = Math.min(1, time / 0.003);
    let value = 0;
    for (const partial of body) {
      value += partial.level * Math.exp(-time / partial.decay) * Math.sin(2 * Math.PI * pitch * partial.ratio * time);
    }
    into[index] += level * attack * value;
  }
}

/** Brings the loudest sample to a level and lets both ends start and stop at zero. */
export function finish(samples: Float32Array, peak: number, fade = 0.012): Float32Array {
  const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  const ramp = fade * sampleRate;
  return samples.map((value, index) => {
    const edge = Math.min(1, index / (0.002 * sampleRate), (samples.length - 1 - index) / ramp);
    return (value / loudest) * peak * edge;
  });
}

export function waveFile(samples: Float32Array): Buffer {
  const data = Buffer.alloc(44 + samples.length * 2);
  data.write('RIFF', 0);
  data.writeUInt32LE(36 + samples.length * 2, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(sampleRate, 24);
  data.writeUInt32LE(sampleRate * 2, 28);
  data.writeUInt16LE(2, 32);
  data.writeUInt16LE(16, 34);
  data.write('data', 36);
  data.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((value, index) =>
    data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_767), 44 + index * 2),
  );
  return data;
}

/** Hands a temporary folder to the work and takes it away afterwards. */
export async function inScratch(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-museum-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

export async function saveSound(samples: Float32Array, file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await inScratch(async (folder) => {
    const wave = path.join(folder, 'sound.wav');
    await writeFile(wave, waveFile(samples));
    await run('ffmpeg', [
      '-v',
      'error',
      '-y',
      '-i',
      wave,
      '-ac',
      '1',
      '-c:a',
      'libmp3lame',
      '-b:a',
      '64k',
      '-bitexact',
      '-map_metadata',
      '-1',
      file,
    ]);
  });
}
