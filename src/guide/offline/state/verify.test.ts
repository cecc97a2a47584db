import { expect, it } from 'vitest';
import { hexDigest } from '#contract/hex-digest.ts';
import { type Shared } from './shared.ts';
import { piecesToVerify, verifyBytes } from './verify.ts';

const day = 24 * 60 * 60 * 1000;

/** A device with these pieces; the bytes of damaged ones are others than those of their hash. */
async function device(texts: readonly string[], damaged: readonly string[] = []) {
  const stored = new Map<string, Blob>();
  const hashes = new Map<string, string>();
  for (const text of texts) {
    const hash = await hexDigest(new TextEncoder().encode(text));
    hashes.set(text, hash);
    stored.set(hash, new Blob([damaged.includes(text) ? `${text}?` : text]));
  }
  const verified = new Map<string, number>();
  const told: string[] = [];
  const shared = {
    device: { present: new Set(stored.keys()) },
    pieces: {
      read: async (hash: string) => stored.get(hash),
      remove: async (hash: string) => void stored.delete(hash),
    },
    database: {
      noteVerified: async (hash: string, at: number) => void verified.set(hash, at),
      forgetVerified: async (gone: readonly string[]) => gone.forEach((hash) => verified.delete(hash)),
      verifiedAt: async () => verified,
    },
    tell: ({ type }: { readonly type: string }) => void told.push(type),
  } as unknown as Shared;
  return { shared, stored, verified, told, hashOf: (text: string) => hashes.get(text) ?? '' };
}

const atOnce = (): Promise<void> => Promise.resolve();

it('pieces that are gone, or do not match their hash, are deleted, and every tab hears of it', async () => {
  const { shared, stored, verified, told, hashOf } = await device(['one', 'two', 'three'], ['two']);
  stored.delete(hashOf('three'));
  expect(await verifyBytes(shared, [...shared.device.present], atOnce)).toBe(true);
  expect([...stored.keys()]).toEqual([hashOf('one')]);
  expect([...shared.device.present]).toEqual([hashOf('one')]);
  expect([...verified.keys()]).toEqual([hashOf('one')]);
  expect(told).toEqual(['deleted']);
});

it('unchanged pieces are noted as verified, and nothing is reported', async () => {
  const { shared, told } = await device(['one', 'two']);
  expect(await verifyBytes(shared, [...shared.device.present], atOnce)).toBe(false);
  expect(await piecesToVerify(shared)).toEqual([]);
  expect(told).toEqual([]);
});

it('a piece is compared again after a week', async () => {
  const { shared, verified, hashOf } = await device(['new', 'recent', 'old']);
  verified.set(hashOf('recent'), Date.now() - 6 * day);
  verified.set(hashOf('old'), Date.now() - 8 * day);
  expect(await piecesToVerify(shared)).toEqual([hashOf('new'), hashOf('old')]);
});
