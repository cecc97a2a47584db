import { pid } from 'node:process';
import { expect, it } from 'vitest';
import { residentMegabytes, spentSeconds } from './spent.ts';

it('tells what this process has taken', async () => {
  const { rss } = process.memoryUsage();
  expect(await residentMegabytes(pid)).toBeGreaterThan(rss / 2 ** 20 / 2);
  expect(await residentMegabytes(pid)).toBeLessThan((rss / 2 ** 20) * 2);
  const { user, system } = process.cpuUsage();
  expect(await spentSeconds(pid)).toBeGreaterThan((user + system) / 1e6 - 0.5);
});

it('returns 0 without a process', async () => {
  expect(await residentMegabytes(undefined)).toBe(0);
  expect(await spentSeconds(undefined)).toBe(0);
});
