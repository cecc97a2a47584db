import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reading } from './reading.js';
import { sampleRate } from './speech.js';

const loudness = -18;
const bitRate = '24k';

/** Takes the edge off the synthetic voice and puts it into a small room. None of these moves the sound in time. */
const voiceFilters = [
  'highpass=f=75',
  'equalizer=f=180:t=q:w=1:g=1.5',
  'equalizer=f=3200:t=q:w=1.2:g=-3',
  'treble=f=6000:g=-4',
  'lowpass=f=8500',
  'acompressor=threshold=-22dB:ratio=2.5:attack=8:release=160:makeup=1',
  'aecho=1:1:19|31|47:0.07|0.05|0.03',
];

/** Writes the reading as a mono mp3 file of even loudness. Throws if ffmpeg fails. */
export function record(reading: Reading, path: string, title: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const gain = gainFor(reading);
  const fades = ['afade=t=in:d=0.05', `afade=t=out:st=${(reading.seconds - 0.3).toFixed(3)}:d=0.3`];
  const filters = [...voiceFilters, ...loudnessFilters(gain), ...fades];
  const quality = ['-ar', '24000', '-ac', '1', '-c:a', 'libmp3lame', '-b:a', bitRate, '-compression_level', '0'];
  const tags = ['-id3v2_version', '3', '-metadata', `title=${title}`, '-metadata', 'album=Museum of Patterns'];
  const length = reading.seconds.toFixed(3);
  ffmpeg(reading, ['-af', filters.join(','), '-t', length, ...quality, '-fflags', '+bitexact', ...tags, '-y', path]);
}

/** The gain in dB that makes the reading as loud as it should be, what the limiter takes away included. */
function gainFor(reading: Reading): number {
  const first = loudness - measured(reading, []);
  return first + loudness - measured(reading, loudnessFilters(first));
}

function loudnessFilters(gain: number): string[] {
  return [`volume=${gain.toFixed(2)}dB`, 'alimiter=limit=0.84:level=false'];
}

function measured(reading: Reading, filters: string[]): number {
  const report = ffmpeg(reading, ['-af', [...voiceFilters, ...filters, 'ebur128'].join(','), '-f', 'null', '-']);
  const integrated = report.match(/Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/)?.[1];
  if (integrated === undefined) throw new Error('ffmpeg did not report a loudness');
  return Number(integrated);
}

function ffmpeg(reading: Reading, options: string[]): string {
  const input = ['-hide_banner', '-nostats', '-f', 's16le', '-ar', String(sampleRate), '-ac', '1', '-i', 'pipe:0'];
  const { buffer, byteOffset, byteLength } = reading.samples;
  const result = spawnSync('ffmpeg', [...input, ...options], { input: Buffer.from(buffer, byteOffset, byteLength) });
  if (result.status !== 0) throw new Error(`ffmpeg failed: ${String(result.stderr)}`);
  return String(result.stderr);
}
