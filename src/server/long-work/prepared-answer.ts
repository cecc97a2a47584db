import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer whose bytes are made once per version of the content, never per request. */
export interface PreparedAnswer {
  readonly etag: string;
  /** Without encodings that would save nothing. */
  readonly bodies: { readonly identity: Buffer } & { readonly [Name in Encoding]?: Buffer | undefined };
}

/** Above this size, visitors would wait for the best compression. */
const quickBytes = 500_000;

/** Brotli's second best is 2 % larger than the best in a third of the time; the quick one is 10 % larger in a fortieth. */
const [thorough, quick] = [10, 5];

/** An answer in each encoding. */
export type PackedAnswer = PreparedAnswer & { readonly bodies: Readonly<Record<Encoding, Buffer>> };

/** @param isBrief whether it is replaced soon, so that time counts more than bytes */
export async function prepareBytes(identity: Buffer, isBrief = false): Promise<PackedAnswer> {
  const [br, gzipped] = await Promise.all([brotli(identity, isBrief), promisify(gzip)(identity)]);
  return answerOf({ br, gzip: gzipped, identity });
}

/** Adds the encoding that takes longest. */
export async function withBrotli(answer: PreparedAnswer): Promise<PreparedAnswer> {
  const { bodies } = answer;
  return { ...answer, bodies: { ...bodies, br: bodies.br ?? (await brotli(bodies.identity)) } };
}

function brotli(identity: Buffer, isBrief = false): Promise<Buffer> {
  const quality = isBrief || identity.length > quickBytes ? quick : thorough;
  return promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
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
