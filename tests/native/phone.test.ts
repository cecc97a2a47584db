import { describe, expect, it } from 'vitest';
import { isShellSkipped } from './java.ts';
import { liveThroughDay } from './on-phone.ts';

// The other levels of Android, and what goes wrong on a phone, are in tests/slow.
describe.skipIf(isShellSkipped())('the shell on a phone', () => {
  it('lives through a day with all its parts', async () => {
    await expect(liveThroughDay(30)).resolves.toBeUndefined();
  });
});
