import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inScratch, waveFile } from '../sound/tones.js';
import { filesFolder } from './picture.js';

export interface Film {
  slug: string;
  width: number;
  height: number;
  framesPerSecond: number;
  frames: number;
  /** One frame as red, green and blue bytes. */
  frame: (index: number) => Uint8Array | Promise<Uint8Array>;
  sound: Float32Array;
  kilobits: number;
}

export async function saveFilm(film: Film): Promise<void> {
  const target = path.join(filesFolder, 'video', `${film.slug}.mp4`);
  await mkdir(path.dirname(target), { recursive: true });
  await inScratch(async (folder) => {
    const wave = path.join(folder, 'sound.wav');
    await writeFile(wave, waveFile(film.sound));
    const rate = `${film.kilobits}k`;
    const input = [
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${film.width}x${film.height}`,
      '-r',
      String(film.framesPerSecond),
      '-i',
      '-',
      '-i',
      wave,
    ];
    const picture = [
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-crf',
      '23',
      '-maxrate',
      rate,
      '-bufsize',
      `${film.kilobits * 4}k`,
      '-pix_fmt',
      'yuv420p',
      '-g',
      '100',
      '-threads',
      '1',
    ];
    const tone = ['-c:a', 'aac', '-ac', '1', '-b:a', '40k'];
    const finish = ['-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact', '-shortest', target];
    const encoder = spawn('ffmpeg', ['-v', 'error', '-y', ...input, ...picture, ...tone, ...finish], {
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    const closed = once(encoder, 'close');
    for (let index = 0; index < film.frames; index += 1) {
      if (!encoder.stdin.write(await film.frame(index))) await once(encoder.stdin, 'drain');
    }
    encoder.stdin.end();
    const [code] = (await closed) as [number];
    if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${film.slug}`);
  });
}
