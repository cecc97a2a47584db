import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

interface Context {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string | undefined>>;
  status: number;
  type: string;
  body: string;
}

export type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>;

const pageSize = 2;

/**
 * Adds to s3rver what it lacks of Amazon's: ListMultipartUploads, in small pages, and AbortMultipartUpload.
 *
 * @param folder where s3rver stores its buckets
 */
export function multipartUploads(folder: string, bucket: string): Middleware {
  const place = join(folder, bucket, '._S3rver_uploads');
  return async (context, next) => {
    const { method, path, query } = context;
    if (method === 'GET' && path.replace(/\/$/, '') === `/${bucket}` && 'uploads' in query) {
      context.type = 'application/xml';
      context.body = await list(place, query);
    } else if (method === 'DELETE' && query['uploadId'] !== undefined) {
      await rm(join(place, query['uploadId']), { recursive: true });
      context.status = 204;
    } else await next();
  };
}

async function list(place: string, query: Context['query']): Promise<string> {
  const names = await readdir(place).catch(() => []);
  const uploads = await Promise.all(
    names.map(async (id) => {
      const file = join(place, id, 'key');
      return { id, key: await readFile(file, 'utf8'), at: (await stat(file)).mtime.toISOString() };
    }),
  );
  const markOf = (key = '', id = ''): string => `${key}\n${id}`;
  const after = markOf(query['key-marker'], query['upload-id-marker']);
  const wanted = uploads
    .filter(({ id, key }) => key.startsWith(query['prefix'] ?? '') && markOf(key, id) > after)
    .toSorted((one, other) => (markOf(one.key, one.id) < markOf(other.key, other.id) ? -1 : 1));
  const page = wanted.slice(0, pageSize);
  const last = page.at(-1);
  const isCut = wanted.length > page.length && last !== undefined;
  const rows = page.map(
    ({ id, key, at }) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at}</Initiated></Upload>`,
  );
  const end = isCut
    ? `<NextKeyMarker>${last.key}</NextKeyMarker><NextUploadIdMarker>${last.id}</NextUploadIdMarker>`
    : '';
  return `<?xml version="1.0"?><ListMultipartUploadsResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${isCut}</IsTruncated>${end}${rows.join('')}</ListMultipartUploadsResult>`;
}
