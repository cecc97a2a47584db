import type { Language } from './definition.js';
import type { Manner } from './manner.js';
import { speakable } from './pronunciation.js';
import { paragraphsOf } from './sentences.js';
import { sampleRate, speak } from './speech.js';

/** A sentence on the screen, in seconds from the beginning. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

export interface Reading {
  samples: Int16Array;
  seconds: number;
  cues: Cue[];
}

const seconds = { beforeFirst: 0.2, betweenSentences: 0.36, betweenParagraphs: 0.8, afterLast: 0.5 };

/** Reads a text aloud, sentence by sentence, and notes when each sentence begins. */
export function read(text: string, language: Language, manner: Manner): Reading {
  const parts: Int16Array[] = [];
  const starts: { start: number; text: string }[] = [];
  let position = 0;
  const add = (part: Int16Array): void => {
    parts.push(part);
    position += part.length;
  };

  add(silence(seconds.beforeFirst));
  paragraphsOf(text, language).forEach((sentences, paragraph) => {
    sentences.forEach((sentence, index) => {
      const isFirst = paragraph === 0 && index === 0;
      const pause = index === 0 ? seconds.betweenParagraphs : seconds.betweenSentences;
      if (!isFirst) add(silence(pause * manner.pause));
      starts.push({ start: position / sampleRate, text: sentence });
      add(speak(speakable(sentence, language), language, manner));
    });
  });
  add(silence(seconds.afterLast));

  const total = position / sampleRate;
  return { samples: joined(parts, position), seconds: total, cues: untilNext(starts, total) };
}

/** A caption stays until the next one begins, so that nothing flickers in the pauses. */
function untilNext(starts: { start: number; text: string }[], total: number): Cue[] {
  return starts.map((cue, index) => ({ ...cue, end: starts[index + 1]?.start ?? total }));
}

function silence(duration: number): Int16Array {
  return new Int16Array(Math.round(duration * sampleRate));
}

function joined(parts: Int16Array[], length: number): Int16Array {
  const whole = new Int16Array(length);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
