import { decodeEntities } from '../html-entities.ts';

export interface Cue {
  /** Seconds. */
  readonly start: number;
  /** Seconds; later than the start. */
  readonly end: number;
  /** Plain words, without tags; line breaks are kept. */
  readonly text: string;
}

/**
 * Reads WebVTT (and, at no extra cost, SubRip): returns the cues by their start. Ignores notes, styles, regions,
 * identifiers and settings, and broken or empty cues. Never throws; a file of another kind has no cues.
 */
export function readVtt(file: string): readonly Cue[] {
  const isSubRip = !/^\uFEFF?WEBVTT/.test(file);
  const lines = file
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '\uFFFD')
    .split(/\r\n|\r|\n/)
    // In SubRip a line of blanks ends a cue, too.
    .map((line) => (isSubRip && line.trim() === '' ? '' : line));
  const cues: Cue[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const times = readTimes(lines[at] ?? '');
    if (times === undefined) continue;
    const first = at + 1;
    while (lines[at + 1] !== undefined && lines[at + 1] !== '' && !lines[at + 1]?.includes('-->')) at += 1;
    const words = lines.slice(first, at + 1);
    // Files that were joined by hand lack the empty line before the next cue's number.
    if (isSubRip && lines[at + 1]?.includes('-->') === true && /^\s*\d+\s*$/.test(words.at(-1) ?? '')) words.pop();
    const text = plainText(words.join('\n'));
    if (text !== '') cues.push({ ...times, text });
  }
  return cues.toSorted((one, other) => one.start - other.start || one.end - other.end);
}

/** Returns the index of the last cue that has started; -1 before the first. It stays during the pause that follows. */
export function cueAt(cues: readonly Cue[], position: number): number {
  return cues.findLastIndex(({ start }) => start <= position);
}

const time = String.raw`(?:(\d+):)?(\d{1,3}):(\d{1,2})(?:[.,](\d{1,3}))?`;
const timesPattern = new RegExp(String.raw`^\s*${time}\s*-->\s*${time}(?:\s.*)?$`);

function readTimes(line: string): Omit<Cue, 'text'> | undefined {
  const found = timesPattern.exec(line);
  if (found === null) return undefined;
  const [start, end] = [seconds(found.slice(1, 5)), seconds(found.slice(5, 9))];
  return start !== undefined && end !== undefined && end > start ? { start, end } : undefined;
}

function seconds([hours, minutes, whole, thousandths]: readonly (string | undefined)[]): number | undefined {
  const [minute, second] = [Number(minutes), Number(whole)];
  if ((hours !== undefined && minute > 59) || second > 59) return undefined;
  return Number(hours ?? 0) * 3600 + minute * 60 + second + Number(`0.${thousandths ?? 0}`);
}

function plainText(markup: string): string {
  return decodeEntities(markup.replaceAll(tags, ''), '\uFFFD')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** Tags and times of WebVTT, and the places of Advanced SubStation (`{\an8}`), which editors leave in SubRip. "I <3 art" has none. */
const tags = /<(?:\/?[a-z][^>]*|\/|\d+:[\d:.]*|)(?:>|$)|\{\\[^}]*\}/gi;
