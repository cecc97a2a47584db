import { isSeed, type PlayRecording, type PlayStart, playStarts } from '#contract/play.ts';
import { readRecording, writeRecording } from './recording-text.ts';

/** The play that a link reproduces. */
export interface PlayLink {
  readonly start: PlayStart;
  readonly seed: number;
  /** The name of the phone, on whose size depends where a jigsaw's pieces fall. */
  readonly phone: string;
  readonly recording?: PlayRecording | undefined;
}

/** The parts of a link, by which a message names the one that is wrong. */
export type LinkPart = keyof PlayLink;

export type LinkReading =
  | { readonly kind: 'none' }
  | { readonly kind: 'play'; readonly play: PlayLink }
  | { readonly kind: 'broken'; readonly part: LinkPart };

/** The fields of the address. */
const fields = { start: 'play', seed: 'seed', phone: 'phone', recording: 'tape' } as const satisfies Record<
  LinkPart,
  string
>;

/** Longer addresses are cut off by some mail and chat programs. */
export const longestLink = 1900;

/** Returns the link; undefined if its recording is too long, and must be sent as a file. @param page without a query */
export function writeLink(page: string, { start, seed, phone, recording }: PlayLink): string | undefined {
  const query = new URLSearchParams({
    [fields.start]: start,
    [fields.seed]: String(seed),
    [fields.phone]: phone,
    ...(recording === undefined ? {} : { [fields.recording]: writeRecording(recording) }),
  });
  const link = `${page}?${query.toString()}`;
  return link.length <= longestLink ? link : undefined;
}

/** Reads the query of an address. */
export function readLink(query: URLSearchParams, isPhone: (name: string) => boolean): LinkReading {
  if (Object.values(fields).every((field) => !query.has(field))) return { kind: 'none' };
  const start = playStarts.find((known) => known === query.get(fields.start));
  if (start === undefined) return { kind: 'broken', part: 'start' };
  const number = query.get(fields.seed) ?? '';
  const seed = /^\d{1,10}$/.test(number) ? Number(number) : Number.NaN;
  if (!isSeed(seed)) return { kind: 'broken', part: 'seed' };
  const phone = query.get(fields.phone) ?? '';
  if (!isPhone(phone)) return { kind: 'broken', part: 'phone' };
  const tape = query.get(fields.recording);
  const recording = tape === null ? undefined : readRecording(tape, { seed, start });
  return tape !== null && recording === undefined
    ? { kind: 'broken', part: 'recording' }
    : { kind: 'play', play: { start, seed, phone, recording } };
}

/** Returns the address without what {@link writeLink} adds. */
export function withoutLink(query: URLSearchParams): URLSearchParams {
  const names: readonly string[] = Object.values(fields);
  return new URLSearchParams([...query].filter(([name]) => !names.includes(name)));
}
