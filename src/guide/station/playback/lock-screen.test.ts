import { expect, it } from 'vitest';
import { createLockScreen } from './lock-screen.ts';

const state = { isPlaying: true, position: 0, duration: 60, rate: 1 };

function begin() {
  const log: string[] = [];
  const lockScreen = createLockScreen(() => {
    log.push('show');
    return { update: () => log.push('update'), close: () => log.push('close') };
  });
  return { lockScreen, log };
}

it('is shown once, until it is closed', () => {
  const { lockScreen, log } = begin();
  lockScreen.open();
  lockScreen.open();
  lockScreen.close();
  lockScreen.close();
  lockScreen.open();
  expect(log).toEqual(['show', 'close', 'show']);
});

it('is updated only while it is shown', () => {
  const { lockScreen, log } = begin();
  lockScreen.update(state);
  lockScreen.open();
  lockScreen.update(state);
  lockScreen.close();
  lockScreen.update(state);
  expect(log).toEqual(['show', 'update', 'close']);
});
