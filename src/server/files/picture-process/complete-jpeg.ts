import { readFile, writeFile } from 'node:fs/promises';
import { openPicture } from './open-picture.ts';

export interface JpegToComplete {
  /** A local path. */
  readonly source: string;
  /** Where the completed picture is written. */
  readonly target: string;
}

const endOfPicture = Buffer.from([0xff, 0xd9]);

/** Adds the last two bytes of a JPEG that lacks nothing else. @returns whether it did */
export async function completeJpeg({ source, target }: JpegToComplete): Promise<boolean> {
  const bytes = await readFile(source);
  const whole = Buffer.concat([bytes.at(-1) === 0xff ? bytes.subarray(0, -1) : bytes, endOfPicture]);
  try {
    await openPicture(whole, { isStrict: true }).resize(16).raw().toBuffer();
  } catch {
    return false;
  }
  await writeFile(target, whole);
  return true;
}
