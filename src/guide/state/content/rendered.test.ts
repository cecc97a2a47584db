import { expect, it, vi } from 'vitest';
import { clientConfiguration } from '#content/client-configuration.ts';
import { LoginType } from '#content/constants.ts';
import { createGuideClient } from '#contract/client.ts';
import { createStorage, storageKeys } from '../../adapters/storage.ts';
import { createSettings } from '../settings/settings.ts';
import { createLoader } from './loader.ts';
import { isRenderedNow } from './rendered.ts';

it.each([
  ['2026-09-30', '2026-09-30', true],
  ['2026-06-01', '2026-09-30', true],
  ['2026-09-30', '2026-10-01', false],
  ['2026-10-01', '2026-09-30', false],
])('a screen of %s is taken over on a device on %s: %s', async (day, today, isTaken) => {
  vi.stubGlobal('navigator', { languages: [] });
  const storage = createStorage(() => {
    throw new Error('Nothing is stored here');
  });
  storage.write(storageKeys.language, 'de');
  const client = createGuideClient({
    base: '',
    fetch: () => Promise.reject(new Error('There is no network here')),
    readYaml: () => Promise.resolve(undefined),
  });
  const loader = createLoader({
    boot: async () => ({ client, configuration: clientConfiguration.fallback, base: '', loginType: LoginType.none }),
    ask: async () => ({ Tours: [{ ID: 1, Name: 'Tour', EnabledUntil: '2026-09-30' }] }),
    today: () => today,
  });
  loader.start();
  await expect.poll(() => loader.getState().status).toBe('ready');
  const mark = { language: 'de', texts: 'de', path: '/tours', version: 0, day, isDoor: false };
  const isNow = isRenderedNow(mark, { loader, settings: createSettings(storage, false), storage });
  expect(isNow).toBe(isTaken);
});
