// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { watchCalm } from './calm.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A page that has just loaded. */
function openPage() {
  const wish = createStore<boolean>(() => false);
  const world = { isPlaying: false, calms: 0, wish };
  const calm = watchCalm({
    isPlaying: () => world.isPlaying,
    isWished: wish.getState,
    onWish: (listener) => void wish.subscribe(listener),
  });
  return Object.assign(world, {
    calm,
    begin: (): void => void calm.first().then(() => (world.calms += 1)),
    pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000),
  });
}

it('the first ten seconds belong to the visitor', async () => {
  const page = openPage();
  page.begin();
  await page.pass(9.9);
  expect(page.calms).toBe(0);
  await page.pass(0.2);
  expect(page.calms).toBe(1);
});

it('then it waits until nothing has been touched for two seconds and nothing plays', async () => {
  const page = openPage();
  page.begin();
  await page.pass(9);
  document.body.dispatchEvent(new Event('scroll'));
  page.isPlaying = true;
  await page.pass(60);
  expect(page.calms).toBe(0);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  page.isPlaying = false;
  await page.pass(1.9);
  expect(page.calms).toBe(0);
  await page.pass(0.7);
  expect(page.calms).toBe(1);
});

it('a wish ends every wait, also while something plays', async () => {
  const page = openPage();
  page.begin();
  page.isPlaying = true;
  await page.pass(1);
  page.wish.setState(true, true);
  await page.pass(0);
  expect(page.calms).toBe(1);
});

it('a later moment is found without the first seconds', async () => {
  const page = openPage();
  let isCalm = false;
  void page.calm.next().then(() => (isCalm = true));
  await page.pass(0.1);
  expect(isCalm).toBe(true);
});

it('a calm moment is over when something plays or is touched, but not for a wish', async () => {
  const page = openPage();
  let overs = 0;
  const begin = (): void => void page.calm.over(new AbortController().signal).then(() => (overs += 1));
  await page.pass(3);
  begin();
  await page.pass(60);
  expect(overs).toBe(0);
  document.body.dispatchEvent(new Event('scroll'));
  await page.pass(0.5);
  expect(overs).toBe(1);
  await page.pass(3);
  begin();
  page.isPlaying = true;
  await page.pass(0.5);
  expect(overs).toBe(2);
  page.wish.setState(true, true);
  begin();
  await page.pass(60);
  expect(overs).toBe(2);
});

it('stops watching for the end of a calm moment once it is aborted', async () => {
  const page = openPage();
  const needed = new AbortController();
  void page.calm.over(needed.signal);
  needed.abort();
  await page.pass(3);
  expect(vi.getTimerCount()).toBe(0);
});
