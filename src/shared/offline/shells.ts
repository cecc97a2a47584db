/** The build that each open page was served from, by the ID of its client. */
export type ShellHolders = ReadonlyMap<string, RetainedShell>;

export interface RetainedShell {
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

export const noHolders: ShellHolders = new Map();

/** Milliseconds in which a page that is being opened may not be among the open ones yet. */
const opening = 10_000;

/** A page was served from a build. It keeps the first one: nothing changes the build of an open page. */
export function holdShell(holders: ShellHolders, page: string, held: RetainedShell): ShellHolders {
  return page === '' || holders.has(page) ? holders : new Map([...holders, [page, held]]);
}

/** Forgets pages that are closed. */
export function keepHolders(holders: ShellHolders, open: ReadonlySet<string>, now: number): ShellHolders {
  return new Map([...holders].filter(([page, { since }]) => open.has(page) || now - since < opening));
}

/** Returns the builds whose files open pages may still ask for. */
export function retainedShells(holders: ShellHolders): ReadonlySet<string> {
  return new Set([...holders.values()].map(({ version }) => version));
}
