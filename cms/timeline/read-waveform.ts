import { openAside } from '../aside/open-aside.ts';
import type { LoudnessTasks } from './loudness-worker.ts';
import { splitRecording } from './split-recording.ts';

/** The loudness of a recording, as far as it has been read. */
export interface Waveform {
  readonly loudness: Float32Array;
  /** 0 to 1. */
  readonly done: number;
}

/** Stretches of known loudness per second. */
export const stretchesPerSecond = 20;

/** Samples per second: enough to see words and pauses, with a sixth of the memory. */
const sampleRate = 8000;

/** The longest recording, in seconds, that is decoded whole if it cannot be cut. */
const longestWhole = 20 * 60;

/** Samples per message to the worker, so few that copying them does not block the page. */
const handful = sampleRate * 30;

/** The recording is too long to decode, and its format cannot be cut. */
export class TooLongError extends Error {
  override name = 'TooLongError';
}

export interface WaveformOptions {
  /** The recording's length in seconds. */
  readonly duration: number;
  readonly signal: AbortSignal;
  readonly onPart: (waveform: Waveform) => void;
}

/**
 * Reads the loudness of a recording piece by piece: the browser decodes in its own threads, a worker finds the loudest
 * samples, and the page itself works only briefly in between.
 *
 * @throws TooLongError; also the browser's error for a file that it cannot fetch or decode
 */
export async function readWaveform(url: string, { duration, signal, onPart }: WaveformOptions): Promise<void> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  const recording = await response.arrayBuffer();
  const pieces = splitRecording(recording) ?? [{ bytes: recording, start: 0 }];
  if (pieces.length === 1 && duration > longestWhole) throw new TooLongError(url);
  const decoder = new OfflineAudioContext(1, 1, sampleRate);
  const worker = openAside<LoudnessTasks>(
    new Worker(new URL('./loudness-worker.ts', import.meta.url), { type: 'module' }),
  );
  let loudness = new Float32Array(Math.ceil(duration * stretchesPerSecond));
  try {
    for (const [place, { bytes, start }] of pieces.entries()) {
      const decoded = await decoder.decodeAudioData(bytes);
      for (let from = 0; from < decoded.length; from += handful) {
        signal.throwIfAborted();
        const channels = channelsOf(decoded, from);
        const transfer = channels.map(({ buffer }) => buffer);
        const part = await worker.ask(
          'loudnessOf',
          { channels, stretch: sampleRate / stretchesPerSecond },
          { transfer },
        );
        loudness = withPart(loudness, part, Math.round((start + from / sampleRate) * stretchesPerSecond));
      }
      onPart({ loudness, done: (place + 1) / pieces.length });
    }
  } finally {
    worker.close();
  }
}

function channelsOf(decoded: AudioBuffer, from: number): readonly Float32Array<ArrayBuffer>[] {
  return Array.from({ length: decoded.numberOfChannels }, (_, channel) => {
    const samples = new Float32Array(Math.min(handful, decoded.length - from));
    decoded.copyFromChannel(samples, channel, from);
    return samples;
  });
}

function withPart(loudness: Float32Array<ArrayBuffer>, part: Float32Array, from: number): Float32Array<ArrayBuffer> {
  const whole = new Float32Array(Math.max(loudness.length, from + part.length));
  whole.set(loudness);
  whole.set(part, from);
  return whole;
}
