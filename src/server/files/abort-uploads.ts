import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';

/** Stores that cannot list unfinished uploads, and keys that must not. There a rule of the bucket removes them. */
const unable: readonly string[] = ['NotImplemented', 'MethodNotAllowed', 'AccessDenied'];

/** Aborts multipart uploads that began before then. Buckets keep and bill their parts, which no listing shows. */
export async function abortUploads(
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
