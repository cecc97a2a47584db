import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultIcon, shellPage, workerPath } from '#contract/shell-files.ts';

/** Writes what a server needs of a built guide. */
export async function writeBuiltGuide(folder: string, page = '<head><base href="/" /></head>'): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true });
  const files = { 'index.html': page, [shellPage]: page, [workerPath]: '// worker', [defaultIcon]: '<svg/>' };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}
