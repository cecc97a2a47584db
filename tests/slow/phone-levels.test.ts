import { describe, expect, it } from 'vitest';
import { isShellLeftOut } from '#tests/native/java.ts';
import { liveThroughDay } from '#tests/native/on-phone.ts';

// tests/native/phone.test.ts has the oldest, the newest, and one between them.
describe.skipIf(isShellLeftOut())('the shell on a phone', () => {
  it.each([26, 28, 29, 31, 33, 35])('lives through a day at API %i with all its parts', async (sdk) => {
    await expect(liveThroughDay(sdk)).resolves.toBeUndefined();
  });
});
