import { expect, it } from 'vitest';
import { createTimeSlices, forEachInSlices } from './time-slices.ts';

const many = Array.from({ length: 50 }, (_, index) => index);

function busy(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

it('finishes the work, and lets other tasks run in between', async () => {
  const done: number[] = [];
  let atFirstTurn = 0;
  forEachInSlices(many, (element) => {
    busy(1);
    done.push(element);
  });
  setTimeout(() => {
    atFirstTurn = done.length;
  });
  await expect.poll(() => done).toEqual(many);
  expect(atFirstTurn).toBeGreaterThan(0);
  expect(atFirstTurn).toBeLessThan(many.length);
});

it('does no more work after it is stopped', async () => {
  const done: number[] = [];
  const stop = forEachInSlices(many, (element) => {
    busy(3);
    done.push(element);
  });
  stop();
  const before = done.length;
  const others: number[] = [];
  forEachInSlices(many, (element) => {
    busy(1);
    others.push(element);
  });
  await expect.poll(() => others).toEqual(many);
  expect(done).toHaveLength(before);
  expect(before).toBeLessThan(many.length);
});

it('continues immediately while little time has passed', () => expect(createTimeSlices()()).toBeUndefined());
