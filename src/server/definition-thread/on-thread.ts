import { Worker } from 'node:worker_threads';
import { type TourDefinition } from '#content/definition.ts';
import { type FileProblem } from '#content/definition-file.ts';
import { createGate } from '../files/gate.ts';
import { inTurns } from '../in-turns.ts';
import { projectRoot } from '../project.ts';
import { definitionJobs, type DefinitionJobs, type Pieces } from './jobs.ts';

/** Reads a file as `readDefinition` does, without stopping other calls. */
export async function readDefinitionAside(
  text: string,
): Promise<
  | { readonly ok: true; readonly definition: TourDefinition; readonly problems: readonly FileProblem[] }
  | { readonly ok: false; readonly problems: readonly [FileProblem, ...FileProblem[]] }
> {
  const file = await run('read', text, text.length);
  if (!file.ok) return file;
  return { ok: true, definition: await inTurns(join(file.pieces)), problems: file.problems };
}

/** Writes JSON as YAML, without stopping other calls. */
export async function writeDefinitionAside(json: Uint8Array): Promise<Uint8Array> {
  return await run('write', json, json.length);
}

/** Smaller definitions take less time than starting a thread. */
const atOnce = 200_000;
/** Threads, each of which may need some hundred megabytes. */
const threads = 2;
const gate = createGate(threads);

const isBuilt = !import.meta.url.endsWith('.ts');
const program = isBuilt
  ? `${projectRoot}dist/server/definition-thread.js`
  : `${projectRoot}src/server/definition-thread/unbuilt.mjs`;

async function run<Job extends keyof DefinitionJobs>(
  job: Job,
  input: Parameters<DefinitionJobs[Job]>[0],
  size: number,
): Promise<ReturnType<DefinitionJobs[Job]>> {
  if (size <= atOnce) return definitionJobs[job](input as never) as ReturnType<DefinitionJobs[Job]>;
  return await gate(
    async () =>
      await new Promise<ReturnType<DefinitionJobs[Job]>>((resolve, reject) => {
        const worker = new Worker(program, { workerData: { job, input }, execArgv: [] });
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.once('exit', () => reject(new Error('The thread ended before its job.')));
      }),
  );
}

function* join(pieces: Pieces): Generator<undefined, TourDefinition> {
  const definition: [string, unknown][] = [];
  for (const [name, isList, parts] of pieces) {
    const items: unknown[] = [];
    for (const part of parts) {
      const parsed: unknown = JSON.parse(new TextDecoder().decode(part));
      if (isList && Array.isArray(parsed)) items.push(...parsed);
      else definition.push([name, parsed]);
      yield;
    }
    if (isList) definition.push([name, items]);
  }
  return Object.fromEntries(definition);
}
