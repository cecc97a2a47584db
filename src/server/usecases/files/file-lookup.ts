import { type Database } from '../../store/database.ts';
import { findMoved } from './moved-files.ts';
import { type FileRow, findFile } from './tree.ts';

export interface FileLookup {
  readonly find: (path: string) => Promise<FileRow | undefined>;
}

const most = 10_000;
/** Milliseconds after which the embedded database is read again, as `npm run admin` may have changed files. */
const seldom = 1000;

/** Caches which bytes a path has: needed for every part of a recording, but rarely changed. */
export function createFileLookup(db: Database, clock: () => number): FileLookup {
  const known = new Map<string, FileRow>();
  let writes = -1;
  let since = 0;

  return {
    async find(path) {
      forgetOld();
      const kept = known.get(path);
      if (kept !== undefined) return kept;
      const before = db.writes();
      const row = (await findFile(db.read, path)) ?? (await findMoved(db.read, path));
      if (row !== undefined && !db.isShared && before === db.writes()) known.set(path, row);
      return row;
    },
  };

  function forgetOld(): void {
    const now = clock();
    if (db.writes() === writes && now - since < seldom && known.size < most) return;
    known.clear();
    writes = db.writes();
    since = now;
  }
}
