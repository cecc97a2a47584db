import { type OfflineDatabase } from '#offline/store/database.ts';
import { retainedShells, holdShell, keepHolders } from '#offline/shells.ts';

/** The pages of the guide that are open, and the builds whose files they need. */
export interface Pages {
  /** A page is served from this build. */
  readonly serve: (page: string) => Promise<void>;
  /** The pages that are open already were served from this build, unless it is known that another has. */
  readonly adopt: () => Promise<void>;
  /** Deletes what no open page needs. Returns the IDs of those pages. */
  readonly tidy: () => Promise<ReadonlySet<string>>;
}

export interface PagesOptions {
  /** The files of this worker's build. */
  readonly shell: {
    readonly version: string;
    readonly dropOthers: (isNeeded: (version: string) => boolean) => Promise<void>;
  };
  readonly database: Pick<OfflineDatabase, 'changeShells'>;
  /** The IDs of all open pages. */
  readonly open: () => Promise<ReadonlySet<string>>;
  /** Whether a newer worker is there, whose files must stay. */
  readonly isReplaced: () => boolean;
  readonly clock: () => number;
}

export function createPages({ shell, database, open, isReplaced, clock }: PagesOptions): Pages {
  const { version } = shell;
  const hold = async (pages: Iterable<string>): Promise<void> => {
    await database.changeShells((before) => {
      let holders = before;
      for (const page of pages) holders = holdShell(holders, page, { version, since: clock() });
      return holders;
    });
  };
  return {
    serve: (page) => hold([page]),
    adopt: async () => hold(await open()),
    tidy: async () => {
      const pages = await open();
      const holders = await database.changeShells((before) => keepHolders(before, pages, clock()));
      const held = retainedShells(holders);
      await shell.dropOthers((other) => isReplaced() || held.has(other));
      return pages;
    },
  };
}
