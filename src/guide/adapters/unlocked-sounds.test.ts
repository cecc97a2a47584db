// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { takeUnlockedSounds, unlockSounds } from './unlocked-sounds.ts';

it('loads elements with the visitor’s first tap, and gives them once', () => {
  const loaded: unknown[] = [];
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(function load(this: HTMLMediaElement) {
    loaded.push(this);
  });
  const click = (isTrusted: boolean): void => {
    dispatchEvent(Object.defineProperty(new Event('click'), 'isTrusted', { value: isTrusted }));
  };
  unlockSounds();
  // A click by a script lets nothing sound.
  click(false);
  expect(takeUnlockedSounds()).toEqual([]);
  click(true);
  const taken = takeUnlockedSounds();
  expect(taken).toHaveLength(3);
  expect(loaded).toEqual(taken);
  click(true);
  expect([loaded.length, takeUnlockedSounds()]).toEqual([3, []]);
});
