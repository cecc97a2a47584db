import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultIcon, shellPage, workerPath } from '#contract/shell-files.ts';

const icon = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';
const page = '<head><base href="/" /></head>';

/** Writes what a server needs of a built guide. */
export async function writeBuiltGuide(folder: string): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'index.html'), page);
  await writeShellFiles(folder);
}

/** Writes what a build adds to a page so that it works offline; here it does not. */
async function writeShellFiles(folder: string): Promise<void> {
  const files = { [shellPage]: page, [workerPath]: '// worker', [defaultIcon]: icon };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}
