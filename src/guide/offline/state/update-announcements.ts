import { type Storage } from '../../adapters/storage.ts';

/** Milliseconds of a visit: every code that a visitor scans loads a page, which may find the same update. */
const visit = 4 * 3_600_000;

/** Whether a dialog may say that an update is being downloaded: once a visit, and never over a station. */
export function updateAnnouncements(
  storage: Pick<Storage, 'read' | 'write'>,
  now: () => number,
  path: () => string,
): { readonly mayTell: () => boolean; readonly onTold: () => void } {
  return {
    mayTell: () => {
      const since = now() - Number(storage.read('updateTold') ?? 0);
      const isTold = since >= 0 && since < visit;
      return !isTold && !/\/detail\/\d/.test(path());
    },
    onTold: () => storage.write('updateTold', String(now())),
  };
}
