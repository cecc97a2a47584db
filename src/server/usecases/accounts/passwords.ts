import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** argon2id with 19 MiB and two passes, as OWASP recommends for servers. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2');
  return hash(password.normalize('NFC'), cost);
}

/** Checks a password. Takes equally long for an unknown name (`stored` undefined). */
export async function isPassword(stored: string | undefined, given: string): Promise<boolean> {
  const { verify } = await import('@node-rs/argon2');
  nobody ??= hashPassword(secret());
  const matches = await verify(stored ?? (await nobody), given.normalize('NFC')).catch(() => false);
  return matches && stored !== undefined;
}

let nobody: Promise<string> | undefined;

/** Returns 256 random bits. */
export function secret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(given: string): string {
  return createHash('sha256').update(given).digest('base64url');
}

/** Compares in constant time. */
export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());
}
