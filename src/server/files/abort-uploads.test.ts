import {
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bucket, startBucket } from '#tests/server/bucket.ts';
import { openTestServer } from '#tests/server/test-server.ts';
import { sweep } from '../usecases/upkeep/sweep.ts';

let bucket: Bucket;
let client: S3Client;

beforeAll(async () => {
  bucket = await startBucket();
  const endpoint = new URL(bucket.url).searchParams.get('endpoint') ?? '';
  client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true });
});

afterAll(async () => {
  client.destroy();
  await bucket.remove();
});

const day = 24 * 3_600_000;

async function begin(Key: string): Promise<void> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket: 'museum', Key }));
  await client.send(new UploadPartCommand({ Bucket: 'museum', Key, UploadId, PartNumber: 1, Body: Buffer.alloc(9) }));
}

async function begun(Prefix: string): Promise<number> {
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: 'museum', Prefix }));
  return Uploads.length;
}

it('uploads to a bucket that never ended are removed after a day, and others of the bucket are not', async () => {
  let now = Date.now();
  const server = await openTestServer({ settings: { filesUrl: bucket.url }, clock: () => now });
  for (const name of ['one', 'two', 'three']) await begin(`guide/blobs/${name}`);
  await begin('elsewhere/four');
  expect(await sweep(server.services)).toMatchObject({ uploads: 0 });
  now += 2 * day;
  expect(await sweep(server.services)).toMatchObject({ uploads: 3 });
  expect([await begun('guide/'), await begun('elsewhere/')]).toEqual([0, 1]);
  await server.remove();
});
