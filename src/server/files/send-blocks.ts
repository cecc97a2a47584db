import { type ServerResponse } from 'node:http';
import { type ByteRange } from '#contract/plan-answer.ts';
import { type Block } from './blocks.ts';
import { SendError } from './send-part.ts';
import { whenGone } from './when-gone.ts';

/** Larger blocks need fewer writes, and smaller ones leave slow visitors less memory to hold. */
export const blockBytes = 1024 * 1024;

export interface BlocksToSend {
  readonly range: ByteRange;
  /** Returns a block of the object by its number; undefined if it has to be read from the store. */
  readonly take: (number: number) => Promise<Block | undefined> | Block | undefined;
  /** Sends the headers. */
  readonly begin: () => ServerResponse;
  /** Sends what is not in memory, with the headers if they have not been sent, and ends the response. */
  readonly sendRest: (range: ByteRange) => Promise<void>;
}

/**
 * Sends a part of an object from blocks in memory; from the first missing one on, from the store. A block is held until
 * the system has taken its bytes, so that a slow visitor holds two at most.
 *
 * @throws SendError if the client disconnects; before the headers are sent, errors of reading the first block
 */
export async function sendBlocks({ range, take, begin, sendRest }: BlocksToSend): Promise<void> {
  const { start, end } = range;
  const [first, last] = [blockOf(start), blockOf(end)];
  const taken = take(first);
  let block = taken instanceof Promise ? await taken : taken;
  if (block === undefined) return await sendRest(range);
  const response = begin();
  if (first === last) {
    whenGone(response, block.release);
    response.end(partOf(block, first, range));
    return;
  }
  const held = new Set<Block>();
  const gone = new Promise<never>((_, reject) => {
    whenGone(response, () => {
      for (const { release } of held) release();
      reject(new SendError('The client went away.'));
    });
  });
  gone.catch(() => {});
  let sent: Promise<unknown> = Promise.resolve();
  for (let number = first; number <= last; number += 1) {
    if (number > first) block = await take(number);
    if (block === undefined) {
      await sent;
      return await sendRest({ start: number * blockBytes, end });
    }
    held.add(block);
    if (response.destroyed) block.release();
    await sent;
    sent = Promise.race([sendBlock(block, partOf(block, number, range)), gone]);
    // Awaited with the next block; an earlier rejection must not count as unhandled.
    sent.catch(() => {});
  }
  await sent;
  response.end();

  async function sendBlock(sending: Block, part: Buffer): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      response.write(part, (error) => (error === null || error === undefined ? resolve() : reject(error)));
    });
    held.delete(sending);
    sending.release();
  }
}

function blockOf(place: number): number {
  return Math.floor(place / blockBytes);
}

function partOf({ bytes }: Block, number: number, { start, end }: ByteRange): Buffer {
  const offset = number * blockBytes;
  return bytes.subarray(Math.max(0, start - offset), end + 1 - offset);
}
