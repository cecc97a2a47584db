/** What an earlier page of this tab has kept under the name; undefined when there is nothing, or nothing that can be read. */
export function readTabMemory(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it for a later page of this tab, when the browser lets it. */
export function keepInTab(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A later page begins without it.
  }
}
