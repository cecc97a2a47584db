import { Worker } from 'node:worker_threads';
import { projectRoot } from '../../project.ts';
import { type StaticOptions, type StaticReport } from './build-static.ts';

/** The content folder has a `tourDefinition.json` as the server stores it. */
export type StaticToBuild = Omit<StaticOptions, 'content'>;

const isBuilt = !import.meta.url.endsWith('.ts');
const program = isBuilt
  ? `${projectRoot}dist/server/static-thread.js`
  : `${projectRoot}src/server/site/static/unbuilt.mjs`;

/**
 * Builds a static guide on a thread, because a large museum would hold up all other calls for seconds.
 *
 * @throws the reason of the signal
 */
export async function buildStaticAside(options: StaticToBuild, signal: AbortSignal): Promise<StaticReport> {
  signal.throwIfAborted();
  const worker = new Worker(program, { workerData: options, execArgv: [] });
  const end = (): void => void worker.terminate();
  signal.addEventListener('abort', end);
  try {
    return await new Promise<StaticReport>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => {
        reject(signal.aborted ? signal.reason : new Error('The thread ended before its guide was built.'));
      });
    });
  } finally {
    signal.removeEventListener('abort', end);
  }
}
