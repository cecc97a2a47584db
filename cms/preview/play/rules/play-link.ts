import { isSeed, type PlayStart, playStarts } from '#contract/play.ts';
import { isPhoneName, type PhoneName } from '../../phone-sizes.ts';

/** The play that a link reproduces. */
export interface PlayLink {
  readonly start: PlayStart;
  readonly seed: number;
  /** On its size depends where a jigsaw's pieces fall. */
  readonly phone: PhoneName;
}

/** The parts of a link, by which a message names the one that is wrong. */
export type LinkPart = keyof PlayLink;

export type LinkReading =
  | { readonly kind: 'none' }
  | { readonly kind: 'play'; readonly play: PlayLink }
  | { readonly kind: 'broken'; readonly part: LinkPart };

/** The fields of the address. */
const fields = { start: 'play', seed: 'seed', phone: 'phone' } as const satisfies Record<LinkPart, string>;

/** Links of earlier versions may have a recording, which is ignored. */
const formerField = 'tape';

/** @param page an address without a query */
export function writeLink(page: string, { start, seed, phone }: PlayLink): string {
  const query = new URLSearchParams({
    [fields.start]: start,
    [fields.seed]: String(seed),
    [fields.phone]: phone,
  });
  return `${page}?${query.toString()}`;
}

/** Reads the query of an address. */
export function readLink(query: URLSearchParams): LinkReading {
  if (Object.values(fields).every((field) => !query.has(field))) return { kind: 'none' };
  const start = playStarts.find((known) => known === query.get(fields.start));
  if (start === undefined) return { kind: 'broken', part: 'start' };
  const number = query.get(fields.seed) ?? '';
  const seed = /^\d{1,10}$/.test(number) ? Number(number) : Number.NaN;
  if (!isSeed(seed)) return { kind: 'broken', part: 'seed' };
  const phone = query.get(fields.phone) ?? '';
  return isPhoneName(phone) ? { kind: 'play', play: { start, seed, phone } } : { kind: 'broken', part: 'phone' };
}

/** Returns the address without what {@link writeLink} adds. */
export function withoutLink(query: URLSearchParams): URLSearchParams {
  const names: readonly string[] = [...Object.values(fields), formerField];
  return new URLSearchParams([...query].filter(([name]) => !names.includes(name)));
}
