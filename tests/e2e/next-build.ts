import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shellPage, workerPath } from '#contract/shell-files.ts';
import { guideFolder } from '#server/project.ts';

/** A folder with the next build of the guide. */
export interface NextBuild {
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/** How a page of the next build can be told. */
export const nextMark = 'data-build="next"';

/** Makes another build of the built guide: its page differs, and so does the worker that lists it. */
export async function makeNextBuild(): Promise<NextBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-next-'));
  await cp(guideFolder, folder, { recursive: true });
  for (const page of ['index.html', shellPage])
    await change(join(folder, page), (text) => text.replace('<html ', `<html ${nextMark} `));
  await change(join(folder, workerPath), (text) =>
    text.replace(/\{[^{}]*"url":"shell\.html"[^{}]*\}/, (entry) =>
      entry.replace(/"revision":"\w+"/, '"revision":"the-next-one"'),
    ),
  );
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function change(path: string, how: (text: string) => string): Promise<void> {
  const before = await readFile(path, 'utf8');
  const after = how(before);
  if (after === before) throw new Error(`${path} has nothing to change`);
  await writeFile(path, after);
}
