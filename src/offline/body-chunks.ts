/** The network has given nothing, or the answer has broken off. */
export class Unreachable extends Error {}

/** @throws Unreachable in place of what the promise throws */
export async function reached<Value>(promise: Promise<Value>): Promise<Value> {
  try {
    return await promise;
  } catch (error) {
    throw new Unreachable(error instanceof Error ? error.message : 'The network gives nothing');
  }
}

export interface Chunks {
  /** @returns between one byte and that many; undefined at the end. @throws Unreachable */
  readonly next: (most: number) => Promise<Uint8Array | undefined>;
  /** Whether another byte comes. A body that breaks off has none. */
  readonly hasMore: () => Promise<boolean>;
}

export function chunksOf({ body }: Response, onChunk: (bytes: number) => void): Chunks {
  const reader = body?.getReader();
  let rest: Uint8Array = new Uint8Array();

  /** Returns whether there is at least one byte. */
  async function fill(): Promise<boolean> {
    while (rest.length === 0) {
      const next = await reached(reader?.read() ?? Promise.resolve({ done: true as const, value: undefined }));
      if (next.value === undefined) return false;
      onChunk(next.value.length);
      rest = next.value;
    }
    return true;
  }

  return {
    next: async (most) => {
      if (!(await fill())) return undefined;
      const part = rest.subarray(0, most);
      rest = rest.subarray(part.length);
      return part;
    },
    hasMore: () => fill().catch(() => false),
  };
}
