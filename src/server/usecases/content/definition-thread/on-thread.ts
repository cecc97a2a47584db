import { Worker } from 'node:worker_threads';
import { type TourDefinition } from '#content/definition.ts';
import { type FileProblem } from '#content/definition-file.ts';
import { createGate } from '../../../files/gate.ts';
import { inTurns } from '../../../long-work/in-turns.ts';
import { projectRoot } from '../../../project.ts';
import { definitionJobs, type DefinitionJobs, type Pieces, type ReadFile } from './jobs.ts';

/**
 * Reads a file as `readDefinition` does, but in pieces, without stopping other calls.
 *
 * @param text UTF-8 if it comes as bytes, which may be gone afterwards
 */
export async function readPiecesAside(text: string | Uint8Array): Promise<ReadFile> {
  const isWhole = typeof text !== 'string' && text.buffer.byteLength === text.byteLength;
  return await run('read', text, text.length, isWhole && text.buffer instanceof ArrayBuffer ? [text.buffer] : []);
}

/** Reads a file as `readDefinition` does, without stopping other calls. */
export async function readDefinitionAside(
  text: string,
): Promise<
  | { readonly ok: true; readonly definition: TourDefinition; readonly problems: readonly FileProblem[] }
  | { readonly ok: false; readonly problems: readonly [FileProblem, ...FileProblem[]] }
> {
  const file = await readPiecesAside(text);
  if (!file.ok) return file;
  return { ok: true, definition: await inTurns(joinPieces(file.pieces)), problems: file.problems };
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
/** Parsed content lives long, so a nursery of the usual size would not help. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 };

const isBuilt = !import.meta.url.endsWith('.ts');
const program = isBuilt
  ? `${projectRoot}dist/server/definition-thread.js`
  : `${projectRoot}src/server/usecases/content/definition-thread/unbuilt.mjs`;

async function run<Job extends keyof DefinitionJobs>(
  job: Job,
  input: Parameters<DefinitionJobs[Job]>[0],
  size: number,
  transferList: readonly ArrayBuffer[] = [],
): Promise<ReturnType<DefinitionJobs[Job]>> {
  if (size <= atOnce) return definitionJobs[job](input as never) as ReturnType<DefinitionJobs[Job]>;
  return await gate(
    async () =>
      await new Promise<ReturnType<DefinitionJobs[Job]>>((resolve, reject) => {
        const worker = new Worker(program, {
          workerData: { job, input },
          transferList: [...transferList],
          execArgv: [],
          resourceLimits,
        });
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.once('exit', () => reject(new Error('The thread ended before its job.')));
      }),
  );
}

/** Parses one piece: a value, or a part of a list. */
export function parsePiece(piece: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(piece));
}

export function* joinPieces(all: Pieces): Generator<undefined, TourDefinition> {
  const definition: [string, unknown][] = [];
  for (const { name, isList, pieces } of all) {
    const items: unknown[] = [];
    for (const piece of pieces) {
      const parsed = parsePiece(piece);
      if (isList && Array.isArray(parsed)) items.push(...parsed);
      else definition.push([name, parsed]);
      yield;
    }
    if (isList) definition.push([name, items]);
  }
  return Object.fromEntries(definition);
}
