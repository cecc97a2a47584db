import { type Medium, pieceBytes } from '#contract/media-list.ts';
import { type Wanted, wantedKey } from './wanted.ts';

/** The files that a tour in a language needs on the device. */
export interface Plan {
  /** In the order in which they are fetched. */
  readonly media: readonly Medium[];
  /** The bytes of each piece, by its hash: equal pieces of several files are stored once. */
  readonly pieces: ReadonlyMap<string, number>;
  readonly bytes: number;
}

/** The hashes of the pieces on this device. */
export type Present = Pick<ReadonlySet<string>, 'has'>;

/**
 * Plans a tour in a language. Media of no tour in particular belong to every one.
 *
 * @param first paths of the media to fetch first, best first; all others follow in the order of the list
 */
export function planFor(list: readonly Medium[], { tour, language }: Wanted, first: readonly string[] = []): Plan {
  const places = new Map(first.toReversed().map((path, index) => [path, -index - 1]));
  const media = list
    .filter(({ tours }) => tours.length === 0 || tours.includes(tour))
    .filter(({ languages }) => languages.length === 0 || languages.includes(language))
    .toSorted((one, other) => (places.get(one.path) ?? 0) - (places.get(other.path) ?? 0));
  const pieces = piecesOf(media);
  return { media, pieces, bytes: sum(pieces.values()) };
}

/** Plans each of the tours in each of the languages, by `wantedKey`. Looks at each medium only where it is needed. */
export function plansFor(
  list: readonly Medium[],
  tours: readonly number[],
  languages: readonly string[],
): ReadonlyMap<string, Plan> {
  const general = list.filter(({ tours: users }) => users.length === 0);
  const ofTour = new Map<number, Medium[]>(tours.map((tour) => [tour, []]));
  for (const medium of list) for (const tour of medium.tours) ofTour.get(tour)?.push(medium);
  return new Map(
    tours.flatMap((tour) => {
      const media = [...(ofTour.get(tour) ?? []), ...general];
      return languages.map((language) => {
        const wanted = { tour, language };
        return [wantedKey(wanted), planFor(media, wanted)] as const;
      });
    }),
  );
}

/** Returns whether everything is there. */
export function isWhole({ pieces }: Plan, present: Present): boolean {
  return [...pieces.keys()].every((hash) => present.has(hash));
}

/** Returns how many bytes would have to be fetched. */
export function missingBytes({ pieces }: Plan, present: Present): number {
  return sum([...pieces].map(([hash, bytes]) => (present.has(hash) ? 0 : bytes)));
}

/** Returns how many bytes the removal of a plan gives back: those that none of the others needs. */
export function bytesGivenBack({ pieces }: Plan, others: readonly Plan[], present: Present): number {
  const kept = neededBy(others);
  return sum([...pieces].map(([hash, bytes]) => (present.has(hash) && !kept.has(hash) ? bytes : 0)));
}

/** Returns the pieces that any of the plans needs. All others can be deleted. */
export function neededBy(plans: readonly Plan[]): ReadonlySet<string> {
  return new Set(plans.flatMap(({ pieces }) => [...pieces.keys()]));
}

/** Returns the first byte of a piece, and the first byte after it. */
export function pieceRange({ bytes }: Medium, index: number): { readonly start: number; readonly end: number } {
  const start = index * pieceBytes;
  return { start, end: Math.min(bytes, start + pieceBytes) };
}

function piecesOf(media: readonly Medium[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const medium of media) {
    for (const [index, hash] of medium.pieces.entries()) {
      const { start, end } = pieceRange(medium, index);
      pieces.set(hash, end - start);
    }
  }
  return pieces;
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const one of numbers) total += one;
  return total;
}
