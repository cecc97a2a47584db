import { describe, expect, it } from 'vitest';
import { type Block, createBlocks, type Reading } from './blocks.ts';

const filledWith = (byte: number, length: number): (() => Reading) => {
  return () => ({ length, read: async (into) => void into.fill(byte) });
};

/** Asks twice, as for a block that is wanted. */
async function want(blocks: ReturnType<typeof createBlocks>, id: string, length = 1000): Promise<Block | undefined> {
  const howToRead = filledWith(id.length, length);
  return (await blocks.take(id, howToRead)) ?? (await blocks.take(id, howToRead));
}

describe('Blocks in memory', () => {
  it('are read on the second request, and once for all who ask at the same time', async () => {
    const blocks = createBlocks(10_000);
    let reads = 0;
    const howToRead = (): Reading => ({ length: 5, read: async (into) => void into.fill((reads += 1)) });
    expect([blocks.take('a', howToRead), reads, blocks.held()]).toEqual([undefined, 0, 0]);
    const taken = await Promise.all([1, 2, 3].map(async () => await blocks.take('a', howToRead)));
    expect([reads, taken.map((block) => block?.bytes.toString('hex'))]).toEqual([1, Array(3).fill('0101010101')]);
    expect(blocks.take('a', howToRead)).toMatchObject({ bytes: Buffer.alloc(5, 1) });
  });

  it('never take more memory than they may, however many there are', async () => {
    const blocks = createBlocks(50_000);
    for (let number = 0; number < 500; number += 1) {
      const block = await want(blocks, `file ${number}`, number % 3 === 0 ? 0 : 1000);
      expect([number, block !== undefined, blocks.held() <= 50_000]).toEqual([number, true, true]);
      block?.release();
    }
    expect(blocks.held()).toBeGreaterThan(40_000);
  });

  it('are kept while they are being sent, and nothing else finds room then', async () => {
    const blocks = createBlocks(5000);
    const held = [await want(blocks, 'a'), await want(blocks, 'bb')];
    expect([await want(blocks, 'ccc'), blocks.held() <= 5000]).toEqual([undefined, true]);
    held[0]?.release();
    held[0]?.release();
    expect((await want(blocks, 'ccc'))?.bytes[0]).toBe(3);
    // The one that is still being sent has its bytes, and the other one is gone.
    expect([held[1]?.bytes[0], await blocks.take('a', () => undefined)]).toEqual([2, undefined]);
    expect(await blocks.take('bb', () => undefined)).toBeDefined();
  });

  it('that cannot be read take no memory, and are tried again', async () => {
    const blocks = createBlocks(5000);
    const failing = (): Reading => ({ length: 1000, read: () => Promise.reject(new Error('no disk')) });
    await blocks.take('a', failing);
    await expect(blocks.take('a', failing)).rejects.toThrow('no disk');
    expect(blocks.held()).toBe(0);
    expect((await want(blocks, 'a'))?.bytes[0]).toBe(1);
  });
});
