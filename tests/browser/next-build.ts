import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ShellGroups, shellPage, workerPath } from '#contract/shell-files.ts';
import { guideFolder } from '#server/project.ts';

/** A folder with the next build of the guide. */
export interface NextBuild {
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/** The mark of a page of the next build. */
export const nextMark = 'data-build="next"';

const nextGroups = 'assets/groups-next.json';

/** Makes another build of the built guide: its page differs, its worker lists that, and it has no games. */
export async function makeNextBuild(): Promise<NextBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-next-'));
  await cp(guideFolder, folder, { recursive: true });
  for (const page of ['index.html', shellPage])
    await change(join(folder, page), (text) => text.replace('<html ', `<html ${nextMark} `));
  const script = await readFile(join(folder, workerPath), 'utf8');
  const groups = /assets\/groups-\w+\.json/.exec(script)?.[0] ?? '';
  const { games: _, ...others } = JSON.parse(await readFile(join(folder, groups), 'utf8')) as ShellGroups;
  await writeFile(join(folder, nextGroups), JSON.stringify(others));
  await change(join(folder, workerPath), (text) =>
    text
      .replace(/\{[^{}]*"url":"shell\.html"[^{}]*\}/, (entry) =>
        entry.replace(/"revision":"\w+"/, '"revision":"the-next-one"'),
      )
      .replace(groups, nextGroups),
  );
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function change(path: string, how: (text: string) => string): Promise<void> {
  const before = await readFile(path, 'utf8');
  const after = how(before);
  if (after === before) throw new Error(`${path} has nothing to change`);
  await writeFile(path, after);
}
