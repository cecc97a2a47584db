/** Milliseconds in which a person's saves of an object are one entry. */
const once = 30 * 60_000;
/** More objects than this in one call are noted as one entry. */
const toldApart = 100;
const most = 10_000;

/** Knows which edits this server has noted lately: forms save every few seconds. */
export interface NotedEdits {
  /**
   * Returns the objects whose edits by this person, after this publication, have not been noted lately; they count as
   * noted from now on.
   */
  readonly fresh: <Named extends { readonly ID?: unknown }>(
    by: { readonly who: string; readonly version: number },
    model: string,
    objects: readonly Named[],
  ) => readonly Named[];
  /** Forgets all, after a discard. */
  readonly clear: () => void;
}

export function createNotedEdits(clock: () => number): NotedEdits {
  const noted = new Map<string, number>();
  return {
    fresh({ who, version }, model, objects) {
      if (objects.length > toldApart) return objects;
      const now = clock();
      if (noted.size > most) noted.clear();
      return objects.filter(({ ID }) => {
        const key = JSON.stringify([who, version, model, ID]);
        const at = noted.get(key);
        if (at !== undefined && at > now - once && at <= now) return false;
        noted.set(key, now);
        return true;
      });
    },
    clear: () => noted.clear(),
  };
}
