import { type MultipartFile } from '@fastify/multipart';
import { type FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { refuse } from '../refuse.ts';

/** Yields the files of a multipart body in turn. @throws Refusal if the body is invalid or incomplete */
export async function* sentFiles(request: FastifyRequest): AsyncGenerator<MultipartFile> {
  if (!request.isMultipart()) {
    throw refuse('upload-no-form', {});
  }
  try {
    for await (const part of request.parts({ limits: { fileSize: Infinity, files: Infinity } })) {
      if (part.type === 'file') yield part;
    }
  } catch (error) {
    throw error instanceof Error && 'statusCode' in error ? error : brokenOff(error);
  }
}

/** Waits for work that reads a file to its end, which may never arrive. @throws Refusal */
export async function readWhole<Result>({ file }: MultipartFile, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error === file.errored || isEndless(error) ? brokenOff(error) : error;
  }
}

/** The parser reports a body without its end twice, and only one of its errors is that of the file. */
function isEndless(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Part terminated early');
}

/** Keeps a refusal of the body itself. */
function brokenOff(cause: unknown): Refusal {
  if (cause instanceof Refusal) return cause;
  return refuse('upload-broken-off', {}, { cause });
}
