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

test('the wake lock is requested again each time the page is seen, until it is no longer wanted', async () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  let asked = 0;
  let lock = { released: false, release: () => Promise.resolve() };
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {
    wakeLock: {
      request: () => {
        asked += 1;
        const own = { released: false, release: async () => void (own.released = true) };
        lock = own;
        return Promise.resolve(own);
      },
    },
  });
  const see = async (hidden: boolean): Promise<void> => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  };
  const release = keepAwake();
  await Promise.resolve();
  await see(false);
  expect(asked).toBe(1);
  // Browsers release the lock when the page is hidden.
  lock.released = true;
  await see(true);
  expect(asked).toBe(1);
  await see(false);
  expect([asked, lock.released]).toEqual([2, false]);
  release();
  lock.released = true;
  await see(false);
  expect(asked).toBe(2);
});
