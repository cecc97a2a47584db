import { Refusal } from '../../errors.ts';
import { type SmallerPicture } from '../smaller-picture.ts';
import { checkPicture, refusalOf } from './check-picture.ts';
import { shrinkUpload, type UploadLimits, uploadLimits, type UploadToShrink } from './shrink-upload.ts';

/**
 * Checks an uploaded picture. One with too many pixels is made smaller, or refused if that would take too much.
 *
 * @param limits others only in tests
 * @returns undefined if it stays as it is
 */
export async function fitPicture(
  upload: UploadToShrink,
  limits: UploadLimits = uploadLimits,
): Promise<SmallerPicture | undefined> {
  try {
    await checkPicture(upload, limits.asTheyAre);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal) || error.reason !== 'picture-too-large') throw error;
  }
  try {
    return await shrinkUpload(upload, limits);
  } catch (error) {
    throw refusalOf(upload.name, error);
  }
}
