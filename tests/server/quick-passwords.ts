import type * as Argon2 from '@node-rs/argon2';
import { vi } from 'vitest';

/** How much less memory a password takes here; passwords.test.ts reads from a hash that a server takes enough. */
export const lessMemory = 304;

// Hashing a password takes longer than most tests.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof Argon2>();
  const hash: typeof Argon2.hash = (password, options) =>
    argon2.hash(password, { ...options, memoryCost: (options?.memoryCost ?? 0) / lessMemory });
  return { ...argon2, hash };
});
