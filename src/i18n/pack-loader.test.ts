import { describe, expect, it } from 'vitest';
import { packLoader } from './pack-loader.ts';

const german = { 'map.label': 'Karte' };
const english = { 'map.label': 'Map' };
const unreachable = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

describe('the texts of a part', () => {
  const load = packLoader({
    './de/map.ts': () => Promise.resolve({ map: german }),
    './en/map.ts': () => Promise.resolve({ map: english }),
  });

  it.each([
    ['de', german],
    ['de-AT', german],
    ['en', english],
    ['fi', english],
  ])('for %s are fetched alone', async (code, pack) => expect(await load(code)).toBe(pack));

  it('are the same when their module is fetched by other means', async () => {
    const lost = packLoader({ './de/map.ts': unreachable });
    const fetched = await lost('de', async (fetch) => {
      // As browsers do when an import has failed: the module comes from another address.
      await expect(fetch()).rejects.toThrow('Failed to fetch');
      return { map: german } as unknown as Awaited<ReturnType<typeof fetch>>;
    });
    expect(fetched).toBe(german);
  });

  it('fail with their module', async () => {
    await expect(packLoader({ './de/map.ts': unreachable })('de')).rejects.toThrow('Failed to fetch');
    await expect(packLoader({ './de/map.ts': () => Promise.resolve({}) })('de')).rejects.toThrow('No texts for de');
  });
});
