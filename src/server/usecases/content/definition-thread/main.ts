import { parentPort, workerData } from 'node:worker_threads';
import { definitionJobs, type DefinitionJobs } from './jobs.ts';

// The program of a thread that does one job; on-thread.ts starts it.

const { job, input } = workerData as { readonly job: keyof DefinitionJobs; readonly input: never };
const result = definitionJobs[job](input);
parentPort?.postMessage(result, buffersIn(result));

/** Handed over instead of copied: nothing happens here any more. */
function buffersIn(given: ReturnType<DefinitionJobs[keyof DefinitionJobs]>): ArrayBuffer[] {
  if (given instanceof Uint8Array) return [given.buffer];
  return given.ok ? given.pieces.flatMap(({ pieces }) => pieces.map(({ buffer }) => buffer)) : [];
}
