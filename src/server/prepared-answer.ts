import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer whose bytes are made once per version of the content, never per request. */
export interface PreparedAnswer {
  readonly etag: string;
  /** What gains nothing from an encoding has none. */
  readonly bodies: { readonly identity: Buffer } & { readonly [Name in Encoding]?: Buffer | undefined };
}

/** Above this size, full quality takes ten times as long, and visitors of large museums must not wait for it. */
const quickBytes = 500_000;

/** An answer in each encoding. */
export type PackedAnswer = PreparedAnswer & { readonly bodies: Readonly<Record<Encoding, Buffer>> };

export async function prepareBytes(identity: Buffer): Promise<PackedAnswer> {
  const quality = identity.length > quickBytes ? 5 : 11;
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(identity),
  ]);
  return answerOf({ br, gzip: gzipped, identity });
}

export function answerOf<Bodies extends PreparedAnswer['bodies']>(
  bodies: Bodies,
): PreparedAnswer & { readonly bodies: Bodies } {
  return { etag: `"${createHash('sha256').update(bodies.identity).digest('base64url')}"`, bodies };
}

/** Returns the best encoding of an answer that the browser accepts. */
export function pickEncoding({ bodies }: PreparedAnswer, accepted: string | undefined): Encoding {
  const names = new Set(
    (accepted ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim().toLowerCase()),
  );
  const has = (name: Encoding): boolean => bodies[name] !== undefined && names.has(name);
  if (has('br')) return 'br';
  return has('gzip') ? 'gzip' : 'identity';
}

/** Returns whether the browser already has this version. */
export function isCurrent({ etag }: PreparedAnswer, ifNoneMatch: string | undefined): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
