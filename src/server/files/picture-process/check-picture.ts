import { Refusal } from '../../errors.ts';
import { wrongFile } from '../wrong-file.ts';
import { openPicture, pixelLimit } from './open-picture.ts';

/** Decodes the whole picture and discards the pixels. Refuses one that is broken or has too many. */
export async function checkPicture(
  { name, source }: { name: string; source: string | Buffer },
  pixels: number = pixelLimit,
): Promise<void> {
  try {
    await openPicture(source, { animated: true, pixels }).resize(16).raw().toBuffer();
  } catch (error) {
    throw refusalOf(name, error);
  }
}

/** Names what keeps a picture from being decoded. */
export function refusalOf(name: string, error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const reason = error instanceof Error ? error.message : '';
  return /pixel limit|too large/i.test(reason)
    ? wrongFile('picture-too-large', { name })
    : wrongFile('picture-broken', { name }, error);
}
