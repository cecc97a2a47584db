import { afterEach, expect, test, vi } from 'vitest';
import { keepAwake } from './wake-lock.ts';

afterEach(() => vi.unstubAllGlobals());

test('a page that is seen again before the first request is answered keeps one lock, and gives that back', async () => {
  const locks = new Set<object>();
  const answers: (() => void)[] = [];
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {
    wakeLock: {
      request: () =>
        new Promise((resolve) => {
          answers.push(() => {
            const lock = { released: false, release: async () => void (lock.released = locks.delete(lock)) };
            locks.add(lock);
            resolve(lock);
          });
        }),
    },
  });
  const release = keepAwake();
  page.dispatchEvent(new Event('visibilitychange'));
  for (const answer of answers) answer();
  await vi.waitFor(() => expect(locks.size).toBe(1));
  release();
  expect(answers).toHaveLength(2);
  expect(locks.size).toBe(0);
});
