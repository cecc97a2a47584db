import { type ShellGroup } from '#contract/shell-files.ts';

/** Stores the files of a guide after its first screens, as long as a page asks for them. */
export interface Rest {
  /** This page asks for it from now on. */
  readonly ask: (page: string) => void;
  /** This page no longer asks for it. Work for other pages continues. */
  readonly pause: (page: string) => void;
  /** Whether no page asks for it. */
  readonly isPaused: () => boolean;
  /** Stores these groups after those requested before. Says how it ended, unless it was paused. */
  readonly store: (groups: readonly ShellGroup[]) => Promise<void>;
}

export interface RestOptions {
  /** Stores the files of a group; rejects if one is missing at the end. */
  readonly add: (group: ShellGroup, isPaused: () => boolean) => Promise<void>;
  /** `isWhole`: whether all groups are stored. */
  readonly onEnd: (isWhole: boolean) => void;
}

export function createRest({ add, onEnd }: RestOptions): Rest {
  const asking = new Set<string>();
  const isPaused = (): boolean => asking.size === 0;
  let before: Promise<void> = Promise.resolve();

  async function run(groups: readonly ShellGroup[]): Promise<void> {
    let wasPaused = false;
    let isWhole = true;
    // A paused run has begun to leave files out. The page that asks again starts another.
    const look = (): boolean => (wasPaused ||= isPaused());
    for (const group of groups) await add(group, look).catch(() => (isWhole = false));
    if (!wasPaused) onEnd(isWhole);
  }

  return {
    ask: (page) => void asking.add(page),
    pause: (page) => void asking.delete(page),
    isPaused,
    store: (groups) => {
      before = before.then(() => run(groups));
      return before;
    },
  };
}
