import { type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { refuse } from '../refuse.ts';
import { isMissing } from './node-errors.ts';
import { type ByteRange, type FileToServe, planAnswer } from '#contract/plan-answer.ts';
import { MissingObject, type ObjectStore } from './object-store.ts';
import { createOpenFiles } from './open-files.ts';
import { SendError, sendPart } from './send-part.ts';

export interface ObjectToServe extends FileToServe {
  /** The key of its bytes in the store. */
  readonly key: string;
}

export interface FileServer {
  /** Answers a GET or HEAD. Throws `not-found` before anything is sent when the bytes are gone. */
  serve(file: ObjectToServe, request: Pick<FastifyRequest, 'method' | 'headers'>, reply: FastifyReply): Promise<void>;
  /** Returns the number of open descriptors. */
  openCount(): number;
  close(): Promise<void>;
}

const keptOpen = 128;

export function createFileServer(store: ObjectStore): FileServer {
  const files = createOpenFiles(keptOpen);

  async function serveLocal(path: string, range: ByteRange, begin: () => ServerResponse): Promise<void> {
    const { descriptor, release } = await files.lease(path);
    try {
      await sendPart(descriptor, range, begin());
    } finally {
      release();
    }
  }

  async function serveBody(key: string, range: ByteRange, begin: () => ServerResponse): Promise<void> {
    const path = store.localPath(key);
    if (path !== undefined) return await serveLocal(path, range, begin);
    const stream = await store.get(key, range);
    await pipeline(stream, begin());
  }

  return {
    serve: async (file, request, reply) => {
      const { status, headers, body } = planAnswer(file, request);
      const begin = (): ServerResponse => {
        // Fastify's own streaming is slower, and reads the whole file for HEAD.
        reply.hijack();
        return reply.raw.writeHead(status, { ...plainHeaders(reply), ...headers });
      };
      if (body === undefined) {
        begin().end();
        return;
      }
      try {
        await serveBody(file.key, body, begin);
      } catch (error) {
        if (!reply.raw.headersSent) throw namingMissing(error);
        // The length is already sent: only a broken connection shows that the body is incomplete.
        reply.raw.destroy();
        if (!(error instanceof SendError) && !isAbort(error)) console.error(error);
      }
    },
    openCount: () => files.count(),
    close: async () => await files.close(),
  };
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
