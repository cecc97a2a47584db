import { expect, it } from 'vitest';
import { warnOf } from './password-warning.ts';

it.each([
  ['password', 'leaked'],
  ['P@ssw0rd', 'leaked'],
  ['123456789', 'leaked'],
  ['iloveyou', 'leaked'],
  ['aaaaaaaaaaaaaaaa', 'simple'],
  ['abcdefghijklm', 'simple'],
  ['qwertzuiopü', 'simple'],
  ['Dragon2019!', 'simple'],
  ['987654321root', 'simple'],
  ['heimatmuseum', 'simple'],
  ['root', 'leaked'],
  ['xK9$vq2', 'short'],
  ['xK9$vq2Lw', 'short'],
  ['purple otter counts nine stairs', undefined],
  ['xK9$vq2LwR', undefined],
  ['Ä'.repeat(3) + 'xK9$vq2Lw', undefined],
] as const)('The warning about %s is %s', async (password, warning) => {
  expect(await warnOf(password, ['root', 'Heimatmuseum'])).toBe(warning);
});
