import { expect, it } from 'vitest';
import { createStore } from 'zustand';
import { type BatteryMessage } from '#contract/native.ts';
import { fakeDevice } from '../../adapters/testing/fake-device.ts';
import { fakeNative } from '../../adapters/testing/fake-native.ts';
import { playAtEar } from '../../station/playback/at-ear.ts';
import { createAudioOutput } from '../../station/playback/audio-output.ts';
import { watchBattery } from './background.ts';
import { createNotices } from '../notices/notices.ts';

it('the audio channel follows the museum until the visitor chooses, and the app always', () => {
  const [native, storage] = [fakeNative(), fakeDevice().open()];
  const output = createAudioOutput(native, storage);
  expect(output.getState()).toBe('SPEAKER');
  output.begin('EARPIECE');
  expect(output.getState()).toBe('EARPIECE');
  output.toggle();
  expect(output.getState()).toBe('SPEAKER');
  createAudioOutput(native, storage).begin('EARPIECE');
  expect(native.asked).toEqual(['EARPIECE', 'SPEAKER', 'SPEAKER'].map((channel) => `setAudioChannel ${channel}`));
  native.tell({ type: 'audio-channel', channel: 'EARPIECE' });
  expect(output.getState()).toBe('EARPIECE');
});

it('held to an ear, the phone plays there, and as before when it is taken away', () => {
  const storage = fakeDevice().open();
  const output = createAudioOutput(fakeNative(), storage);
  const hold = playAtEar(output);
  const heard = (isAtEar: boolean): string => {
    hold(isAtEar);
    return output.getState();
  };
  expect([heard(true), heard(true), heard(false), heard(false)]).toEqual([
    'EARPIECE',
    'EARPIECE',
    'SPEAKER',
    'SPEAKER',
  ]);
  output.toggle();
  // The visitor has chosen the earpiece, and keeps it.
  expect([heard(true), heard(false)]).toEqual(['EARPIECE', 'EARPIECE']);
  output.toggle();
  heard(true);
  output.toggle();
  expect(heard(false)).toBe('SPEAKER');
});

it('on the web sound comes from the loudspeaker', () => {
  const output = createAudioOutput(undefined, fakeDevice().open());
  output.begin('EARPIECE');
  expect(output.getState()).toBe('SPEAKER');
});

it('a low battery is reported once, until it is charged', () => {
  const notices = createNotices({ schedule: () => () => undefined, now: () => 0, isDebugging: () => false });
  // The app may have spoken before the guide listens.
  const battery = createStore<BatteryMessage | undefined>(() => ({ type: 'battery', level: 0.15, charging: false }));
  const hear = (level: number, charging = false): void => battery.setState({ type: 'battery', level, charging }, true);
  watchBattery(battery, notices);
  expect(notices.getState()).toMatchObject([{ message: { facts: { percent: 15 } }, mood: 'negative' }]);
  notices.dismiss(1);
  hear(0.14);
  expect(notices.getState()).toEqual([]);
  hear(0.14, true);
  hear(0.1);
  expect(notices.getState()).toHaveLength(1);
  hear(0.5);
  expect(notices.getState()).toEqual([]);
});
