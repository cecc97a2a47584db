import { expect, it } from 'vitest';
import { lessMemory } from '#tests/server/quick-passwords.ts';
import { hashPassword, isPassword } from './passwords.ts';

it('A password is as dear to guess as OWASP recommends: 19 MiB, two passes', async () => {
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(await hashPassword('a password')) ?? [];
  expect([Number(memory) * lessMemory, passes]).toEqual([19 * 1024, '2']);
});

it('A password is the same in every form of Unicode, and no other is', async () => {
  const stored = await hashPassword('Gru\u0308n 1234');
  expect(stored).toMatch(/^\$argon2id\$/);
  expect(await isPassword(stored, 'Gr\u00fcn 1234')).toBe(true);
  expect(await isPassword(stored, 'Gr\u00fcn 1235')).toBe(false);
});

it('No password is right where none is stored', async () => {
  expect(await isPassword(undefined, '')).toBe(false);
  expect(await isPassword('no hash', 'no hash')).toBe(false);
});
