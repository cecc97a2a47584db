/** A station that a shape may be given to. */
export interface Candidate {
  readonly ID: number;
  readonly code: string;
  readonly name: string;
  /** Whether it has no shape yet. */
  readonly isFree: boolean;
}

/**
 * Returns the station that each shape most likely belongs to, by its name in the file; undefined if no name matches.
 */
export function assigned(names: readonly string[], stations: readonly Candidate[]): readonly (number | undefined)[] {
  const taken = new Set<number>();
  return names.map((name) => {
    const plain = folded(name);
    if (plain === '') return undefined;
    const found = stations.findIndex(
      ({ ID, code, name: own }, index) =>
        !taken.has(index) &&
        [String(ID), code, own, own.slice(code.length)].some(
          (known) => folded(known) !== '' && folded(known) === plain,
        ),
    );
    if (found < 0) return undefined;
    taken.add(found);
    return found;
  });
}

/** Programs write `Haus_2` or `haus-2` for "Haus 2". */
function folded(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
