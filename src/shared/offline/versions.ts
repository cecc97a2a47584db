/**
 * Which versions of the content are stored, and which page reads which. A page stays with the version that it has read
 * first, so that no screen mixes two; it changes at its next start.
 */
export interface Versions {
  /** The version that the next page reads; undefined: nothing is stored. */
  readonly current: string | undefined;
  /** Stored, but some of its media are still missing. */
  readonly next: string | undefined;
  /** The version of each open page, by the ID of its client. */
  readonly readers: ReadonlyMap<string, string>;
}

export const noVersions: Versions = { current: undefined, next: undefined, readers: new Map() };

/** Returns the version that a page reads. The first time, it is bound to the current one. */
export function versionFor(versions: Versions, page: string): readonly [string | undefined, Versions] {
  const { current, readers } = versions;
  const bound = readers.get(page);
  if (bound !== undefined || current === undefined) return [bound, versions];
  return [current, { ...versions, readers: new Map([...readers, [page, current]]) }];
}

/** Notes a version that has been stored; it becomes current by {@link commit}. A newer one takes the place of an older. */
export function stage(versions: Versions, id: string): Versions {
  return { ...versions, next: id === versions.current ? undefined : id };
}

/** Makes the staged version the current one, once all that is to be offline is there. */
export function commit(versions: Versions): Versions {
  const { next } = versions;
  return next === undefined ? versions : { ...versions, current: next, next: undefined };
}

/** Forgets pages that are closed. */
export function keepReaders(versions: Versions, open: ReadonlySet<string>): Versions {
  return { ...versions, readers: new Map([...versions.readers].filter(([page]) => open.has(page))) };
}

/** Returns whether a stored version is still needed; all others can be deleted. */
export function isNeeded({ current, next, readers }: Versions, id: string): boolean {
  return id === current || id === next || [...readers.values()].includes(id);
}
