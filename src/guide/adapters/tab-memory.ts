/** Reads what an earlier page of this tab stored under the name; undefined if there is nothing or it is unreadable. */
export function readTabMemory(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value for a later page of this tab, if the browser allows it. */
export function keepInTab(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A later page starts without it.
  }
}
