import { readFile } from 'node:fs/promises';
import { guideFolder } from './project.ts';

/** The stamp that the build left beside the guide. */
export async function readBuildId(): Promise<string> {
  const stamp: unknown = JSON.parse(await readFile(`${guideFolder}/build.json`, 'utf8'));
  const isStamp =
    typeof stamp === 'object' && stamp !== null && 'BuildID' in stamp && typeof stamp.BuildID === 'string';
  return isStamp ? String(stamp.BuildID) : 'unknown';
}
