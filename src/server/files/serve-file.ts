import { type ServerResponse } from 'node:http';
import { type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { refuse } from '../refuse.ts';
import { isMissing } from './node-errors.ts';
import { type ByteRange, type FileToServe, planAnswer } from '#contract/plan-answer.ts';
import { createBlocks, type Reading, type Block } from './blocks.ts';
import { MissingObject, type ObjectStore } from './object-store.ts';
import { createOpenFiles } from './open-files.ts';
import { readFully, SendError, sendPart } from './send-part.ts';
import { whenGone } from './when-gone.ts';

export interface ObjectToServe extends FileToServe {
  /** The key of its bytes in the store. */
  readonly key: string;
}

export interface FileServer {
  /** Answers a GET or HEAD. Throws `not-found` before anything is sent when the bytes are gone. */
  serve(file: ObjectToServe, request: Pick<FastifyRequest, 'method' | 'headers'>, reply: FastifyReply): Promise<void>;
  /**
   * Sends a part of a file and ends the response. Resolves when a small part is handed over, or a large one is sent.
   * Throws `not-found` before anything is sent when the bytes are gone.
   */
  send(part: PartToSend): Promise<void>;
  /** Returns the number of open descriptors. */
  openCount(): number;
  /** Returns the bytes of memory that hold parts of files. */
  heldBytes(): number;
  close(): Promise<void>;
}

export interface PartToSend {
  readonly file: Pick<ObjectToServe, 'key' | 'bytes'>;
  readonly range: ByteRange;
  readonly response: ServerResponse;
  /** Sends the headers. */
  readonly writeHead: () => void;
}

const keptOpen = 128;
/** Bytes of memory for parts of files that are requested often. */
const memory = 64 * 1024 * 1024;
/** Longer parts come from the store, so that one film does not displace all recordings. */
const longestInMemory = 32 * 1024 * 1024;

export function createFileServer(store: ObjectStore, limit: number = memory): FileServer {
  const files = createOpenFiles(keptOpen);
  const blocks = createBlocks(limit);

  async function send({ file: { key, bytes }, range, response, writeHead }: PartToSend): Promise<void> {
    const begin = (): ServerResponse => {
      if (!response.headersSent) writeHead();
      return response;
    };
    const sendRest = (rest: ByteRange): Promise<void> => sendStored(key, rest, begin);
    const isShort = range.end - range.start < blockBytes;
    try {
      if (range.end - range.start >= longestInMemory) return await sendRest(range);
      const take = (number: number): ReturnType<typeof blocks.take> =>
        blocks.take(`${key} ${number}`, () => howToRead(key, bytes, number, isShort));
      await sendBlocks({ range, take, begin, sendRest });
    } catch (error) {
      if (!response.headersSent) throw namingMissing(error);
      // The length is already sent: only a broken connection shows that the body is incomplete.
      response.destroy();
      if (!(error instanceof SendError) && !isAbort(error)) console.error(error);
    }
  }

  /** A bucket sends a long part in one stream faster than in blocks. */
  function howToRead(key: string, bytes: number, number: number, isShort: boolean): Reading | undefined {
    const path = store.localPath(key);
    if (path === undefined && !isShort) return undefined;
    const start = number * blockBytes;
    const length = Math.min(blockBytes, bytes - start);
    return {
      length,
      async read(into) {
        if (path === undefined) await fill(into, await store.get(key, { start, end: start + length - 1 }));
        else await readLocal(path, into, start);
      },
    };
  }

  async function readLocal(path: string, into: Buffer, from: number): Promise<void> {
    const { descriptor, release } = await files.lease(path);
    try {
      await readFully(descriptor, into, from);
    } finally {
      release();
    }
  }

  async function sendStored(key: string, range: ByteRange, begin: () => ServerResponse): Promise<void> {
    const path = store.localPath(key);
    if (path === undefined) return await pipeline(await store.get(key, range), begin());
    const { descriptor, release } = await files.lease(path);
    try {
      await sendPart(descriptor, range, begin());
    } finally {
      release();
    }
  }

  return {
    serve: async (file, request, reply) => {
      const { status, headers, body } = planAnswer(file, request);
      const writeHead = (): void => {
        // Fastify's own streaming is slower, and reads the whole file for HEAD.
        reply.hijack();
        const general = plainHeaders(reply);
        const vary = [general['vary'], headers['vary']].filter((each) => each !== undefined).join(', ');
        reply.raw.writeHead(status, { ...general, ...headers, ...(vary === '' ? {} : { vary }) });
      };
      if (body !== undefined) return await send({ file, range: body, response: reply.raw, writeHead });
      writeHead();
      reply.raw.end();
    },
    send,
    openCount: () => files.count(),
    heldBytes: () => blocks.held(),
    close: async () => await files.close(),
  };
}

async function fill(into: Buffer, stream: Readable): Promise<void> {
  let at = 0;
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk) || at + chunk.length > into.length) throw new TypeError('A part came in a wrong form.');
    at += chunk.copy(into, at);
  }
  if (at < into.length) throw new SendError('The object is shorter than it was.');
}

function plainHeaders(reply: FastifyReply): Record<string, string | number | string[]> {
  const entries = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(entries);
}

function namingMissing(error: unknown): unknown {
  if (!isMissing(error) && !(error instanceof MissingObject)) return error;
  return refuse('contents-missing', {}, { cause: error });
}

/** Returns whether a client disconnected, which is not an error. */
function isAbort(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED', 'ECONNRESET', 'EPIPE'].includes(String(code));
}

/** Larger blocks need fewer writes, and smaller ones leave slow visitors less memory to hold. */
const blockBytes = 1024 * 1024;

interface BlocksToSend {
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
async function sendBlocks({ range, take, begin, sendRest }: BlocksToSend): Promise<void> {
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
