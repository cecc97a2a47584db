import { buffer } from 'node:stream/consumers';
import { hashPieces } from './hash-pieces.ts';
import { MissingObject, type ObjectStore } from './object-store.ts';
import { blobKey } from './store-blob.ts';

/** The hashes of the pieces of large files: made on first request, then stored under `pieces/<hash>`. */
export interface PieceHashes {
  /** @returns undefined if the bytes are missing or damaged */
  of(hash: string): Promise<readonly string[] | undefined>;
  /** Removes those of a deleted file. */
  forget(hash: string): Promise<void>;
}

export function createPieceHashes(store: ObjectStore): PieceHashes {
  const known = new Map<string, Promise<readonly string[] | undefined>>();

  async function find(hash: string): Promise<readonly string[] | undefined> {
    try {
      return (await stored(hash)) ?? (await make(hash));
    } catch (error) {
      known.delete(hash);
      if (error instanceof MissingObject) return undefined;
      throw error;
    }
  }

  async function stored(hash: string): Promise<readonly string[] | undefined> {
    if ((await store.stat(keyOf(hash))) === undefined) return undefined;
    const text = (await buffer(await store.get(keyOf(hash)))).toString();
    return /^(?:[\da-f]{64}\n)+$/.test(text) ? text.trimEnd().split('\n') : undefined;
  }

  async function make(hash: string): Promise<readonly string[] | undefined> {
    const made = await hashPieces(await store.get(blobKey(hash)));
    if (made.hash !== hash) {
      known.delete(hash);
      return undefined;
    }
    await store.put(keyOf(hash), Buffer.from(made.pieces.map((piece) => `${piece}\n`).join('')));
    return made.pieces;
  }

  return {
    of: async (hash) => {
      const pieces = known.get(hash) ?? find(hash);
      known.set(hash, pieces);
      return pieces;
    },
    forget: async (hash) => {
      known.delete(hash);
      await store.remove(keyOf(hash));
    },
  };
}

function keyOf(hash: string): string {
  return `pieces/${hash}`;
}
