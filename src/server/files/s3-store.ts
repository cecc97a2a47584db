import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
  ListMultipartUploadsCommand,
  AbortMultipartUploadCommand,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { namingFullDisk, storageFull } from './node-errors.ts';
import { type ByteRange } from '#contract/plan-answer.ts';
import { checkKey, checkPrefix, MissingObject, type ObjectStore } from './object-store.ts';
import { type S3Address, type S3Keys } from './s3-address.ts';
import { refuse } from '../refuse.ts';
import { makeOwnFolder, openTemporaryFiles } from './temporary-files.ts';
import { verifyStore } from './verify-store.ts';

/** Stores that cannot list unfinished uploads, and keys that must not. There a rule of the bucket removes them. */
const unable: readonly string[] = ['NotImplemented', 'MethodNotAllowed', 'AccessDenied'];

/** Milliseconds for a connection; ten times as long without a byte. */
const timeoutMs = 3000;

const partSize = 8 * 1024 * 1024;

/** Stores objects in a bucket. A multipart upload appears when it is complete, and leaves no parts if it fails. */
export async function openS3Store(address: S3Address, keys?: S3Keys): Promise<ObjectStore> {
  const { bucket: Bucket, prefix, region, endpoint, forcePathStyle } = address;
  const client = new S3Client({
    region,
    forcePathStyle,
    ...(keys === undefined ? {} : { credentials: keys }),
    requestHandler: { connectionTimeout: timeoutMs, socketTimeout: 10 * timeoutMs },
    ...(endpoint === undefined ? {} : { endpoint }),
  });
  const folder = await makeOwnFolder(tmpdir());
  const temporary = openTemporaryFiles(folder);
  const target = (key: string): { Bucket: string; Key: string } => ({ Bucket, Key: prefix + checkKey(key) });

  async function put(key: string, body: Readable | Buffer): Promise<{ readonly bytes: number }> {
    const upload = new Upload({ client, params: { ...target(key), Body: body }, partSize, queueSize: 2 });
    let bytes = 0;
    upload.on('httpUploadProgress', ({ loaded }) => (bytes = Math.max(bytes, loaded ?? 0)));
    const failure = body instanceof Readable ? watchFailure(body, upload) : undefined;
    try {
      await upload.done();
      return { bytes: Buffer.isBuffer(body) ? body.length : bytes };
    } catch (error) {
      const failed = failure?.();
      throw failed === undefined ? namingAway(namingFullStore(error)) : namingFullStore(failed);
    } finally {
      if (body instanceof Readable) body.destroy();
    }
  }

  const store: ObjectStore = {
    put,
    putFile: async (key, path) => {
      await put(key, createReadStream(path, { highWaterMark: 1024 * 1024 }));
      await rm(path, { force: true });
    },
    get: async (key, range) => {
      const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`;
      try {
        const { Body, ContentRange } = await client.send(new GetObjectCommand({ ...target(key), Range }));
        if (Body instanceof Readable) return range === undefined ? Body : exactPart(Body, range, ContentRange);
      } catch (error) {
        throw isMissing(error) ? new MissingObject(key, { cause: error }) : namingAway(error);
      }
      throw new TypeError(`The object "${key}" came without a stream.`);
    },
    stat: async (key) => {
      try {
        const { ContentLength, LastModified } = await client.send(new HeadObjectCommand(target(key)));
        return { bytes: ContentLength ?? 0, modifiedAt: LastModified ?? new Date(0) };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw namingAway(error);
      }
    },
    remove: async (key) => {
      try {
        await client.send(new DeleteObjectCommand(target(key)));
      } catch (error) {
        throw namingAway(error);
      }
    },
    list: async function* list(wanted) {
      const Prefix = prefix + checkPrefix(wanted);
      for await (const { Contents } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
        for (const { Key, Size, LastModified } of Contents ?? []) {
          if (Key === undefined) continue;
          yield { key: Key.slice(prefix.length), bytes: Size ?? 0, modifiedAt: LastModified ?? new Date(0) };
        }
      }
    },
    removeUnfinished: async (before) => {
      try {
        return await abortUploads(client, { Bucket, Prefix: prefix }, before);
      } catch (error) {
        throw namingAway(error);
      }
    },
    localPath: () => undefined,
    temporary: () => temporary.path(),
    reach: async () => void (await store.stat('checks/reach')),
    check: async () => await verifyStore({ name: `the bucket "${Bucket}"`, store }),
    close: async () => {
      client.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return store;
}

/** Cuts out the range, because some stores answer some ranges (`0-0`) with the whole object. */
function exactPart(body: Readable, wanted: ByteRange, contentRange: string | undefined): Readable {
  const [, first, last] = /^bytes (\d+)-(\d+)\//.exec(contentRange ?? '') ?? [];
  const isExact = Number(first) === wanted.start && Number(last) <= wanted.end;
  return isExact ? body : Readable.from(cut(body, Number(first ?? 0), wanted));
}

async function* cut(body: Readable, first: number, { start, end }: ByteRange): AsyncGenerator<Buffer> {
  let at = first;
  for await (const chunk of body) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('An object came as text.');
    const part = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
    if (part.length > 0) yield part;
    at += chunk.length;
    if (at > end) return;
  }
}

/** Aborts the upload and its parts when the body fails. Returns the body's error, for the caller. */
function watchFailure(body: Readable, upload: Upload): () => Error | undefined {
  let failure: Error | undefined;
  body.once('error', (error) => {
    failure = error;
    // eslint-disable-next-line promise/no-promise-in-callback -- a stream tells its end by an event only
    void upload.abort();
  });
  return () => failure;
}

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}

/** Turns the error of a bucket that cannot be reached into a refusal; returns any other error unchanged. */
function namingAway(error: unknown): unknown {
  const isAnswer = error instanceof S3ServiceException && (error.$metadata.httpStatusCode ?? 500) < 500;
  const isNetwork =
    error instanceof Error && ('$metadata' in error || 'syscall' in error || error.name === 'TimeoutError');
  return isNetwork && !isAnswer ? refuse('storage-away', {}, { cause: error, retryAfter: 60 }) : error;
}

const fullNames: readonly string[] = ['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage', 'EntityTooLarge'];

function namingFullStore(error: unknown): unknown {
  const isFull =
    error instanceof S3ServiceException && (fullNames.includes(error.name) || error.$metadata.httpStatusCode === 507);
  return isFull ? storageFull(error) : namingFullDisk(error);
}

/** Aborts multipart uploads that began before then. Buckets keep and bill their parts, which no listing shows. */
async function abortUploads(
  client: S3Client,
  place: { readonly Bucket: string; readonly Prefix: string },
  before: Date,
): Promise<number> {
  let count = 0;
  let next: { readonly KeyMarker?: string | undefined; readonly UploadIdMarker?: string | undefined } = {};
  for (;;) {
    const page = await client.send(new ListMultipartUploadsCommand({ ...place, ...next })).catch(refuseOthers);
    if (page === undefined) return count;
    for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
      if (Key === undefined || UploadId === undefined || Initiated === undefined || Initiated >= before) continue;
      await client.send(new AbortMultipartUploadCommand({ Bucket: place.Bucket, Key, UploadId })).catch(ignoreGone);
      count += 1;
    }
    if (page.IsTruncated !== true) return count;
    next = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
  }
}

function refuseOthers(error: unknown): undefined {
  if (error instanceof S3ServiceException && unable.includes(error.name)) return undefined;
  throw error;
}

/** It may have ended, or another server may have aborted it. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof S3ServiceException) || error.$metadata.httpStatusCode !== 404) throw error;
}
