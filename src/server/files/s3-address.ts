import { StoreError } from './object-store.ts';

export interface S3Address {
  readonly bucket: string;
  /** Empty, or ends with `/`. */
  readonly prefix: string;
  readonly region: string;
  /** Defaults to Amazon's endpoint. */
  readonly endpoint?: string;
  readonly forcePathStyle: boolean;
}

/** Undefined elsewhere: the keys of Amazon's variables. */
export interface S3Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const example = 's3://bucket/prefix?region=eu-central-1&endpoint=https://s3.example.org&forcePathStyle=true';

/** Reads `s3://bucket/prefix?endpoint=...&region=...&forcePathStyle=true`; the keys come from the AWS environment. @throws StoreError */
export function readS3Address(url: string, variable = 'CICERONE_FILES_URL'): S3Address {
  const wrong = (reason: string): StoreError => new StoreError(`${variable} ${reason}. It looks like ${example}`);
  if (!URL.canParse(url)) throw wrong('is no address');
  const { protocol, hostname, pathname, searchParams, username } = new URL(url);
  if (protocol !== 's3:') throw wrong('does not begin with s3://');
  if (username !== '')
    throw wrong('has a name or password in it; they belong into AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  if (!/^[a-z0-9][a-z0-9.-]{1,62}$/.test(hostname)) throw wrong('names no bucket');
  const prefix = decodeURIComponent(pathname).replaceAll(/^\/+|\/+$/g, '');
  if (prefix !== '' && !/^[\w.-]+(\/[\w.-]+)*$/.test(prefix))
    throw wrong('has a prefix with signs other than letters, digits, ".", "-", "_" and "/"');
  const unknown = [...searchParams.keys()].find((key) => !['endpoint', 'region', 'forcePathStyle'].includes(key));
  if (unknown !== undefined) throw wrong(`has a part "${unknown}" that means nothing`);
  const endpoint = searchParams.get('endpoint');
  if (endpoint !== null && !/^https?:\/\//.test(endpoint))
    throw wrong('has an endpoint that does not begin with http:// or https://');
  const pathStyle = searchParams.get('forcePathStyle') ?? 'false';
  if (pathStyle !== 'true' && pathStyle !== 'false') throw wrong('has a forcePathStyle that is neither true nor false');
  return {
    bucket: hostname,
    prefix: prefix === '' ? '' : `${prefix}/`,
    region: searchParams.get('region') ?? process.env['AWS_REGION'] ?? 'us-east-1',
    ...(endpoint === null ? {} : { endpoint }),
    forcePathStyle: pathStyle === 'true',
  };
}
