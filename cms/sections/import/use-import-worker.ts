import { useEffect, useState } from 'react';
import { type ImportWorker, openImportWorker } from './work/open-import-worker.ts';

/** A worker that starts when it is first asked, and ends with the part of the page. */
export function useImportWorker(): () => ImportWorker {
  const [holder] = useState(() => {
    let worker: ImportWorker | undefined;
    return {
      open: () => (worker ??= openImportWorker()),
      close: () => {
        worker?.close();
        worker = undefined;
      },
    };
  });
  useEffect(() => holder.close, [holder]);
  return holder.open;
}
