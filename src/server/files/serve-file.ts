import { type ServerResponse } from 'node:http';
import { type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { refuse } from '../refuse.ts';
import { isMissing } from './node-errors.ts';
import { type AnswerPlan, type ByteRange, type FileToServe, planAnswer } from '#contract/plan-answer.ts';
import { type Block, createBlocks } from './blocks.ts';
import { MissingObject, type ObjectStore } from './object-store.ts';
import { createOpenFiles } from './open-files.ts';
import { blockBytes, sendBlocks } from './send-blocks.ts';
import { readFully, SendError, sendPart } from './send-part.ts';

export interface ObjectToServe extends FileToServe {
  /** The key of its bytes in the store. */
  readonly key: string;
}

export interface FileServer {
  /** Answers a GET or HEAD. Throws `not-found` before anything is sent when the bytes are gone. */
  serve(file: ObjectToServe, request: Pick<FastifyRequest, 'method' | 'headers'>, reply: FastifyReply): Promise<void>;
  /**
   * Answers as planned, with these headers first. Resolves when a small body is handed over, or a large one is sent.
   * Throws `not-found` before anything is sent when the bytes are gone.
   */
  send(file: Pick<ObjectToServe, 'key' | 'bytes'>, plan: AnswerPlan, answer: AnswerToSend): Promise<void>;
  /** Returns the number of open descriptors. */
  openCount(): number;
  /** Returns the bytes of memory that hold parts of files. */
  heldBytes(): number;
  close(): Promise<void>;
}

export interface AnswerToSend {
  readonly response: ServerResponse;
  readonly headers: () => Readonly<Record<string, string | number | string[]>>;
}

const keptOpen = 128;
/** Bytes of memory for parts of files that are asked for often. */
const memory = 64 * 1024 * 1024;
/** Longer parts come from the store, so that one film does not displace all recordings. */
const longestInMemory = 32 * 1024 * 1024;

export function createFileServer(store: ObjectStore, limit: number = memory): FileServer {
  const files = createOpenFiles(keptOpen);
  const blocks = createBlocks(limit);

  async function send(
    { key, bytes }: Pick<ObjectToServe, 'key' | 'bytes'>,
    { status, headers, body }: AnswerPlan,
    answer: AnswerToSend,
  ): Promise<void> {
    const { response } = answer;
    const begin = (): ServerResponse => {
      if (!response.headersSent) response.writeHead(status, { ...answer.headers(), ...headers });
      return response;
    };
    if (body === undefined) return void begin().end();
    const sendRest = (range: ByteRange): Promise<void> => sendStored(key, range, begin);
    try {
      if (body.end + 1 - body.start > longestInMemory) return await sendRest(body);
      await sendBlocks({ range: body, take: (number) => takeBlock(key, bytes, number, body), begin, sendRest });
    } catch (error) {
      if (!response.headersSent) throw namingMissing(error);
      // The length is already sent: only a broken connection shows that the body is incomplete.
      response.destroy();
      if (!(error instanceof SendError) && !isAbort(error)) console.error(error);
    }
  }

  /** A bucket sends a long part in one stream faster than in blocks. */
  function takeBlock(
    key: string,
    bytes: number,
    number: number,
    { start, end }: ByteRange,
  ): Promise<Block | undefined> | Block | undefined {
    const from = number * blockBytes;
    const length = Math.min(blockBytes, bytes - from);
    const path = store.localPath(key);
    const mayRead = path !== undefined || end - start < blockBytes;
    return blocks.take(`${key} ${number}`, mayRead ? length : undefined, async (into) => {
      if (path !== undefined) return await readLocal(path, into, from);
      await fill(into, await store.get(key, { start: from, end: from + length - 1 }));
    });
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
      const plan = planAnswer(file, request);
      // Fastify's own streaming is slower, and reads the whole file for HEAD.
      const headers = (): Record<string, string | number | string[]> => {
        reply.hijack();
        return plainHeaders(reply);
      };
      await send(file, plan, { response: reply.raw, headers });
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
