import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('A gate limits concurrent work and keeps its order, also after failures', async () => {
  const gate = createGate(2);
  const ends: (() => void)[] = [];
  const started: number[] = [];
  const jobs = [0, 1, 2, 3].map((job) =>
    gate(async () => {
      started.push(job);
      await new Promise<void>((resolve) => (ends[job] = resolve));
      if (job === 0) throw new Error('broken');
      return job;
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  ends[0]?.();
  await expect(jobs[0]).rejects.toThrow('broken');
  await expect.poll(() => started).toEqual([0, 1, 2]);
  ends[1]?.();
  await expect.poll(() => started).toEqual([0, 1, 2, 3]);
  ends[2]?.();
  ends[3]?.();
  expect(await Promise.all(jobs.slice(1))).toEqual([1, 2, 3]);
  expect(await gate(async () => 'free again')).toBe('free again');
});
