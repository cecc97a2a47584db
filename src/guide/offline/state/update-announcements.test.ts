import { expect, it } from 'vitest';
import { fakeDevice } from '../../adapters/testing/fake-device.ts';
import { updateAnnouncements } from './update-announcements.ts';

const hour = 3_600_000;

it('an update is announced once a visit, in all tabs, and never over a station', () => {
  const device = fakeDevice();
  let [time, path] = [1_000_000_000_000, '/guide/tours'];
  const openTab = () =>
    updateAnnouncements(
      device.open(),
      () => time,
      () => path,
    );
  const tab = openTab();
  path = '/guide/detail/12';
  expect(tab.mayTell()).toBe(false);
  path = '/guide/tours';
  expect(tab.mayTell()).toBe(true);
  tab.onTold();
  expect([tab.mayTell(), openTab().mayTell()]).toEqual([false, false]);
  time += 4 * hour;
  expect(tab.mayTell()).toBe(true);
});

it('a clock that was set back does not silence it', () => {
  const { mayTell, onTold } = updateAnnouncements(
    fakeDevice({ updateTold: '3000' }).open(),
    () => 2000,
    () => '/',
  );
  expect(mayTell()).toBe(true);
  onTold();
  expect(mayTell()).toBe(false);
});
