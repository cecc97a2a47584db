import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { multipartUploads } from './multipart-uploads.ts';

export interface Bucket {
  /** The value for CICERONE_FILES_URL. */
  readonly url: string;
  readonly remove: () => Promise<void>;
}

/** Starts a server with an empty bucket. */
export async function startBucket(): Promise<Bucket> {
  process.env['AWS_ACCESS_KEY_ID'] = 'S3RVER';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'S3RVER';
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'museum' }],
  });
  server.middleware.unshift(multipartUploads(folder, 'museum'));
  const { port } = await server.run();
  return {
    url: `s3://museum/guide?endpoint=http://127.0.0.1:${port}&forcePathStyle=true`,
    remove: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
