import { read } from 'node:fs';
import { type ServerResponse } from 'node:http';
import { type ByteRange } from '#contract/plan-answer.ts';
import { whenGone } from './when-gone.ts';

/** Parts up to this size are read and sent in one step. */
const atOnce = 256 * 1024;
const keptBuffers = 32;
/** Buffers for reuse, because allocating memory takes longer than reading into it. */
const spare: Buffer[] = [];

/** The client disconnected, or the file became shorter. */
export class SendError extends Error {
  override readonly name = 'SendError';
}

/** Ends a response whose headers are set with a part of a file. Large parts are read while earlier chunks are sent. */
export async function sendPart(descriptor: number, { start, end }: ByteRange, response: ServerResponse): Promise<void> {
  const length = end + 1 - start;
  if (length <= atOnce) {
    const buffer = takeBuffer();
    const part = buffer.subarray(0, length);
    await readFully(descriptor, part, start);
    // Reused only after it was sent; after a broken connection it is left to the garbage collector.
    response.write(part, (error) => {
      if (error === null || error === undefined) giveBack(buffer);
    });
    response.end();
    return;
  }
  if (response.destroyed) throw new SendError('The client went away.');
  const gone = new Promise<never>((_, reject) => {
    whenGone(response, () => reject(new SendError('The client went away.')));
  });
  gone.catch(() => {});
  const buffers = [
    spare.pop() ?? Buffer.allocUnsafeSlow(atOnce),
    spare.pop() ?? Buffer.allocUnsafeSlow(atOnce),
  ] as const;
  let sent: Promise<unknown> = Promise.resolve();
  for (let at = start, turn = 0; at <= end; at += atOnce, turn += 1) {
    const buffer = buffers[turn % 2 === 0 ? 0 : 1];
    const part = buffer.subarray(0, Math.min(atOnce, end + 1 - at));
    // Always awaited: after the return, the descriptor may belong to another file.
    await readFully(descriptor, part, at);
    await sent;
    sent = Promise.race([write(response, part), gone]);
    // Awaited with the next read; an earlier rejection must not count as unhandled.
    sent.catch(() => {});
  }
  await sent;
  response.end();
  buffers.forEach(giveBack);
}

function takeBuffer(): Buffer {
  return spare.pop() ?? Buffer.allocUnsafeSlow(atOnce);
}

function giveBack(buffer: Buffer): void {
  if (spare.length < keptBuffers) spare.push(buffer);
}

async function write(response: ServerResponse, part: Buffer): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    response.write(part, (error) => (error === null || error === undefined ? resolve() : reject(error)));
  });
}

/** @throws SendError if the file ends earlier */
export async function readFully(descriptor: number, into: Buffer, position: number): Promise<void> {
  for (let done = 0; done < into.length;) {
    const count = await readSome(descriptor, into, done, position + done);
    if (count === 0) throw new SendError('The file is shorter than it was.');
    done += count;
  }
}

async function readSome(descriptor: number, into: Buffer, offset: number, position: number): Promise<number> {
  return await new Promise((resolve, reject) => {
    read(descriptor, into, offset, into.length - offset, position, (error, count) => {
      if (error === null) resolve(count);
      else reject(error);
    });
  });
}
