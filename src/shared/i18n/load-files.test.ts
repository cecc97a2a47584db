import { describe, expect, it } from 'vitest';
import { loadFile } from './load-files.ts';
import { loadTexts } from './load-texts.ts';

const german = { default: { 'map.label': 'Karte' } };
const english = { default: { 'map.label': 'Map' } };
const unreachable = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

describe('the texts of a part', () => {
  const files = {
    './de/map.json': () => Promise.resolve(german),
    './en/map.json': () => Promise.resolve(english),
  };

  it.each([
    ['de', german],
    ['de-AT', german],
    ['en', english],
    ['fi', english],
  ])('for %s are fetched alone', async (code, pack) => expect(await loadFile(files, code)).toBe(pack));

  it('are the same when their module is fetched by other means', async () => {
    const fetched = await loadFile({ './de/map.json': unreachable }, 'de', async (fetch) => {
      // As browsers do when an import has failed: the module comes from another address.
      await expect(fetch()).rejects.toThrow('Failed to fetch');
      return german as unknown as Awaited<ReturnType<typeof fetch>>;
    });
    expect(fetched).toBe(german);
  });

  it('fail with their module', async () => {
    await expect(loadFile({ './de/map.json': unreachable }, 'de')).rejects.toThrow('Failed to fetch');
    await expect(loadFile({}, 'de')).rejects.toThrow('No texts for de');
  });
});

it('the texts of several parts come together', async () => {
  const texts = await loadTexts('de-AT', ['map', 'versions']);
  expect([texts['map.close'], texts['versions.label']]).toEqual(['Schließen', 'Andere Fassungen']);
});

it('texts that a language lacks come in English', async () => {
  const texts = await loadTexts('fr', ['map', 'phone']);
  const phone = await loadTexts('en', ['phone']);
  expect(texts).toEqual({ ...(await loadTexts('fr', ['map'])), ...phone });
});
