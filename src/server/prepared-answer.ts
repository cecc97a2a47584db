import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';

/** An answer whose bytes are made once per version of the content, never per request. */
export interface PreparedAnswer {
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

/** Above this size, full quality takes ten times as long, and visitors of large museums must not wait for it. */
const quickBytes = 500_000;

export async function prepareBytes(identity: Buffer): Promise<PreparedAnswer> {
  const quality = identity.length > quickBytes ? 5 : 11;
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(identity),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url')}"`;
  return { etag, bodies: { br, gzip: gzipped, identity } };
}

/** Returns the best encoding that the browser accepts. */
export function pickEncoding(accepted: string | undefined): Encoding {
  const names = new Set(
    (accepted ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim().toLowerCase()),
  );
  if (names.has('br')) return 'br';
  return names.has('gzip') ? 'gzip' : 'identity';
}

/** Returns whether the browser already has this version. */
export function isCurrent({ etag }: PreparedAnswer, ifNoneMatch: string | undefined): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
