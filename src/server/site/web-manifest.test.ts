import { expect, test } from 'vitest';
import { createCatalogue } from '#content/catalogue.ts';
import { webManifest } from './web-manifest.ts';

const museum = (name: string): ReturnType<typeof createCatalogue> =>
  createCatalogue({
    Languages: [{ ID: 1, Code: 'de', Name: 'Deutsch' }],
    Providers: [{ ID: 1, Name: { de: name } }],
    Themes: [{ ID: 1, Name: 'House', PrimaryColor: '#123456', IsDefault: true }],
  });

test('is named after the museum and right at any path', () => {
  expect(webManifest(museum('Museum am Fluss'), true)).toMatchObject({
    name: 'Museum am Fluss',
    short_name: 'Museum am',
    lang: 'de',
    theme_color: '#123456',
    start_url: './',
    scope: './',
    icons: [
      { src: 'files/icons/icon-192.png', sizes: '192x192', purpose: 'any' },
      { src: 'files/icons/icon-512.png', sizes: '512x512', purpose: 'any' },
      { src: 'files/icons/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
});

test('has an icon before the museum has made its own', () => {
  expect(webManifest(museum(''), false)).toMatchObject({
    name: 'Cicerone',
    short_name: 'Cicerone',
    icons: [{ src: 'icon.svg', type: 'image/svg+xml', sizes: 'any' }],
  });
});

test('a single long word is cut', () => {
  expect(webManifest(museum('Donaudampfschifffahrtsmuseum'), false)['short_name']).toBe('Donaudampfsc');
});
