import { spawnSync } from 'node:child_process';
import type { Language } from './definition.js';
import type { Manner } from './manner.js';

/** espeak-ng's own rate; 16 bit, mono. */
export const sampleRate = 22_050;

interface Voice {
  name: string;
  wordsPerMinute: number;
  pitch: number;
  /** Extra silence between words, in units of 10 ms. */
  wordGap: number;
}

const voices: Record<Language, Voice> = {
  de: { name: 'de+m3', wordsPerMinute: 152, pitch: 46, wordGap: 1 },
  en: { name: 'en-gb-x-rp+m3', wordsPerMinute: 156, pitch: 48, wordGap: 1 },
};

const quietest = 160;
const margin = Math.round(sampleRate * 0.02);

/** The spoken sentence as samples, without the silence around it. Throws if espeak-ng fails. */
export function speak(sentence: string, language: Language, manner: Manner): Int16Array {
  const { name, wordsPerMinute, pitch, wordGap } = voices[language];
  const pace = Math.round(wordsPerMinute * manner.pace);
  const options = ['-v', name, '-s', pace, '-p', pitch + manner.pitch, '-g', wordGap, '-b', 1, '--stdout', '--stdin'];
  const result = spawnSync('espeak-ng', options.map(String), { input: sentence, maxBuffer: 2 ** 26 });
  if (result.status !== 0) throw new Error(`espeak-ng cannot say "${sentence}": ${String(result.stderr)}`);
  return withoutSilence(samplesOf(result.stdout));
}

function samplesOf(wave: Buffer): Int16Array {
  const start = wave.indexOf('data') + 8;
  const length = Math.floor((wave.length - start) / 2);
  return Int16Array.from({ length }, (_, index) => wave.readInt16LE(start + 2 * index));
}

function withoutSilence(samples: Int16Array): Int16Array {
  const isLoud = (sample: number): boolean => Math.abs(sample) > quietest;
  const first = samples.findIndex(isLoud);
  const last = samples.findLastIndex(isLoud);
  return samples.slice(Math.max(0, first - margin), last + 1 + margin);
}
