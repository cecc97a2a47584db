import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { staticDefinition } from '#contract/paths.ts';
import { type TourDefinition } from '#content/definition.ts';
import { type FileProblem, readDefinition } from '#content/definition-file.ts';
import { maximumLength } from '#content/yaml/limits.ts';

export interface Content {
  readonly definition: TourDefinition;
  /** The path of the definition file. */
  readonly path: string;
  /** The time of its last change. */
  readonly changedAt: Date;
  /** Values that do not fit their fields and are replaced by defaults. */
  readonly problems: readonly FileProblem[];
}

/** A tour definition is unusable. The message names the file, the position and the expected value. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** Reads `tourDefinition.yaml`, or `tourDefinition.json`, from a content folder. */
export async function readContentFolder(folder: string): Promise<Content> {
  const path = await findDefinition(folder);
  const { size, mtime } = await stat(path);
  if (size > maximumLength) {
    throw new ContentError(
      `${path} has ${size} bytes; at most ${maximumLength} are read. Split the museum, or check the file.`,
    );
  }
  const file = readDefinition(decodeText(await readFile(path), path));
  if (!file.ok) throw new ContentError(formatProblem(path, file.problems[0]));
  return { definition: file.definition, path, changedAt: mtime, problems: file.problems };
}

/** Formats a problem as editors and terminals understand it: `file:line:column Path: message`. */
export function formatProblem(path: string, { line, column, path: field, ID, message }: FileProblem): string {
  const place = [field, ID === undefined ? '' : `(ID ${ID})`].filter((part) => part !== '').join(' ');
  return `${path}:${line}:${column} ${place === '' ? '' : `${place}: `}${message}`;
}

/** Refuses other encodings than UTF-8, which would ruin every umlaut. */
function decodeText(bytes: Uint8Array, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ContentError(`${path} is not UTF-8 text. Open it in your editor and save it with the encoding UTF-8.`);
  }
}

async function findDefinition(folder: string): Promise<string> {
  for (const name of [staticDefinition.yaml, 'tourDefinition.yml', staticDefinition.json]) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile() === true) return path;
  }
  throw new ContentError(`${folder} holds neither ${staticDefinition.yaml} nor ${staticDefinition.json}`);
}
