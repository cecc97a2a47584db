import { describe, expect, it } from 'vitest';
import { isShellSkipped } from '#tests/native/java.ts';
import { belongToMuseum, goBack, liveThroughDay } from '#tests/native/on-phone.ts';

// tests/native/phone.test.ts has one level of each.
describe.skipIf(isShellSkipped())('the shell on a phone', () => {
  it.each([24, 26, 28, 29, 31, 33, 35, 36])('lives through a day at API %i with all its parts', async (sdk) => {
    await expect(liveThroughDay(sdk)).resolves.toBeUndefined();
  });

  it.each([24, 30])('goes back through its pages and then leaves, at API %i', async (sdk) => {
    await expect(goBack(sdk)).resolves.toBeUndefined();
  });

  it.each([24, 36])(
    'is the home screen of a device of the museum until the PIN releases it, at API %i',
    async (sdk) => {
      await expect(belongToMuseum(sdk)).resolves.toBeUndefined();
    },
  );
});
