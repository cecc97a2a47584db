import { readFile } from 'node:fs/promises';
import { guideFolder } from '../project.ts';

/** Reads the build's ID from the stamp beside the guide. */
export async function readBuildId(): Promise<string> {
  const stamp: unknown = JSON.parse(await readFile(`${guideFolder}/build.json`, 'utf8'));
  const isStamp =
    typeof stamp === 'object' && stamp !== null && 'BuildID' in stamp && typeof stamp.BuildID === 'string';
  return isStamp ? String(stamp.BuildID) : 'unknown';
}
