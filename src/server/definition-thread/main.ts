import { parentPort, workerData } from 'node:worker_threads';
import { definitionJobs, type DefinitionJobs } from './jobs.ts';

// The program of a thread that does one job; on-thread.ts starts it.

const { job, input } = workerData as { readonly job: keyof DefinitionJobs; readonly input: never };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window: threads have no origin
parentPort?.postMessage(definitionJobs[job](input));
