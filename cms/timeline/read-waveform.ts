import { type LoudnessQuestion } from './loudness.ts';
import { splitRecording } from './split-recording.ts';

/** How loud a recording is, as far as it has been read. */
export interface Waveform {
  readonly loudness: Float32Array;
  /** 0 to 1. */
  readonly done: number;
}

/** Stretches of which the loudness is known, a second. */
export const stretchesPerSecond = 20;

/** Samples a second: enough to see words and pauses, and a sixth of the memory. */
const sampleRate = 8000;

/** Seconds up to which a recording that cannot be cut is decoded as a whole. */
const longestWhole = 20 * 60;

/** Samples that are handed to the worker at once, so that copying them is never felt. */
const handful = sampleRate * 30;

/** A recording of a format that cannot be cut is too long to be decoded. */
export class TooLongError extends Error {
  override name = 'TooLongError';
}

export interface WaveformOptions {
  /** Of the recording, in seconds. */
  readonly duration: number;
  readonly signal: AbortSignal;
  readonly onPart: (waveform: Waveform) => void;
}

/**
 * Reads how loud a recording is, piece by piece: the browser decodes in threads of its own, a worker looks for the
 * loudest samples, and what the page has to do in between is short.
 *
 * @throws TooLongError; what the browser says of a file that it cannot fetch or decode
 */
export async function readWaveform(url: string, { duration, signal, onPart }: WaveformOptions): Promise<void> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  const recording = await response.arrayBuffer();
  const pieces = splitRecording(recording) ?? [{ bytes: recording, start: 0 }];
  if (pieces.length === 1 && duration > longestWhole) throw new TooLongError(url);
  const decoder = new OfflineAudioContext(1, 1, sampleRate);
  const worker = new Worker(new URL('./loudness-worker.ts', import.meta.url), { type: 'module' });
  let loudness = new Float32Array(Math.ceil(duration * stretchesPerSecond));
  try {
    for (const [place, { bytes, start }] of pieces.entries()) {
      const decoded = await decoder.decodeAudioData(bytes);
      for (let from = 0; from < decoded.length; from += handful) {
        signal.throwIfAborted();
        const part = await ask(worker, channelsOf(decoded, from));
        loudness = withPart(loudness, part, Math.round((start + from / sampleRate) * stretchesPerSecond));
      }
      onPart({ loudness, done: (place + 1) / pieces.length });
    }
  } finally {
    worker.terminate();
  }
}

function channelsOf(decoded: AudioBuffer, from: number): readonly Float32Array<ArrayBuffer>[] {
  return Array.from({ length: decoded.numberOfChannels }, (_, channel) => {
    const samples = new Float32Array(Math.min(handful, decoded.length - from));
    decoded.copyFromChannel(samples, channel, from);
    return samples;
  });
}

function ask(worker: Worker, channels: readonly Float32Array<ArrayBuffer>[]): Promise<Float32Array> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Float32Array>) => resolve(data), { once: true });
    worker.addEventListener('error', () => reject(new Error('The worker failed')), { once: true });
    const question: LoudnessQuestion = { channels, stretch: sampleRate / stretchesPerSecond };
    worker.postMessage(
      question,
      channels.map(({ buffer }) => buffer),
    );
  });
}

function withPart(loudness: Float32Array<ArrayBuffer>, part: Float32Array, from: number): Float32Array<ArrayBuffer> {
  const whole = new Float32Array(Math.max(loudness.length, from + part.length));
  whole.set(loudness);
  whole.set(part, from);
  return whole;
}
