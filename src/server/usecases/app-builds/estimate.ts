import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type AnswerOf } from '#contract/call.ts';
import { type buildCalls } from '#contract/calls/build-calls.ts';
import { type ListedMedium } from '../files/list-media.ts';

type Estimate = AnswerOf<(typeof buildCalls)['buildSettings']>['Estimate'];

/** Returns about what the app will hold: the guide, which the APK compresses a little, and the published media. */
export async function estimate(guide: string | undefined, media: readonly ListedMedium[]): Promise<Estimate> {
  const files = guide === undefined ? [] : await guideFiles(guide);
  const Bytes = [...files, ...media.map(({ Bytes }) => Bytes)].reduce((sum, bytes) => sum + bytes, 0);
  return { Files: files.length + media.length, Bytes };
}

/** Returns the sizes of the files of a built guide that an app needs. */
async function guideFiles(guide: string): Promise<readonly number[]> {
  const entries = await readdir(guide, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name));
  return Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
}
