import { isObject } from '#content/schema/containers.ts';
import { isSeed, parseRecording, type PlayRecording } from '#contract/play.ts';

const format = 'cicerone-play-1';

/** The content of a file: a recording too long for a link, and where it was made. */
export interface PlayFile {
  readonly station: number;
  readonly phone: string;
  readonly recording: PlayRecording;
}

export function writePlayFile(play: PlayFile): string {
  return `${JSON.stringify({ format, ...play }, undefined, 2)}\n`;
}

/** @returns undefined for any other file */
export function readPlayFile(text: string): PlayFile | undefined {
  const given = fromJson(text);
  if (!isObject(given) || given['format'] !== format) return undefined;
  const { station, phone } = given;
  const recording = parseRecording(given['recording']);
  return isSeed(station) && typeof phone === 'string' && recording !== undefined
    ? { station, phone, recording }
    : undefined;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
