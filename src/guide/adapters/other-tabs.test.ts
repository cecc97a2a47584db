import { afterEach, expect, it, vi } from 'vitest';
import { joinOtherTabs, type OtherTabs } from './other-tabs.ts';

const tabs: OtherTabs[] = [];

afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
});

function join() {
  const onHushed = vi.fn<() => void>();
  const tab = joinOtherTabs(onHushed);
  tabs.push(tab);
  return { ...tab, onHushed };
}

it('a tab that plays hushes all others, and not itself', async () => {
  const [one, two, three] = [join(), join(), join()];
  one.silence();
  await expect.poll(() => [two.onHushed.mock.calls.length, three.onHushed.mock.calls.length]).toEqual([1, 1]);
  expect(one.onHushed).not.toHaveBeenCalled();
});

it('a browser without channels plays on', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  expect(() => join().silence()).not.toThrow();
});
