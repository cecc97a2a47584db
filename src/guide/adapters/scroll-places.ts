const storageKey = 'scroll';

/** How far down the visitor was, by the key of each entry of the browser's history, and by each screen's path. */
export type ScrollPlaces = Map<string, number>;

/** What an earlier page of this tab has kept; empty when there is nothing, or nothing that can be read. */
export function readScrollPlaces(): ScrollPlaces {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return new Map(Object.entries(stored ?? {}).filter(([, place]) => typeof place === 'number'));
  } catch {
    return new Map();
  }
}

/** Keeps the places for a later page of this tab, when the browser lets it. */
export function keepScrollPlaces(places: ScrollPlaces): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(places)));
  } catch {
    // Scrolling begins at the top then.
  }
}
