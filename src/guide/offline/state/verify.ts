import { hexDigest } from '#contract/hex-digest.ts';
import { type Shared } from './shared.ts';

/** Milliseconds after which the bytes of a piece are compared with its hash again. */
const week = 7 * 24 * 60 * 60 * 1000;

/**
 * Compares the bytes of pieces with their hashes, and deletes those that are damaged. Returns whether there were any.
 */
export async function verifyBytes(
  { pieces, database, device, tell }: Shared,
  hashes: readonly string[],
  rest: () => Promise<void>,
): Promise<boolean> {
  const damaged: string[] = [];
  for (const hash of hashes) {
    await rest();
    const piece = await pieces.read(hash);
    if (piece !== undefined && (await hexDigest(await piece.arrayBuffer())) === hash) {
      await database.noteVerified(hash, Date.now());
      continue;
    }
    damaged.push(hash);
    await pieces.remove(hash);
    device.present.delete(hash);
  }
  if (damaged.length > 0) {
    await database.forgetVerified(damaged);
    tell({ type: 'deleted' });
  }
  return damaged.length > 0;
}

/** Returns the pieces that have not been compared for a week. */
export async function piecesToVerify({ database, device }: Shared): Promise<readonly string[]> {
  const verified = await database.verifiedAt();
  return [...device.present].filter((hash) => (verified.get(hash) ?? 0) < Date.now() - week);
}
