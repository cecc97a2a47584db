import { expect, it } from 'vitest';
import { createCatalogue } from '#content/catalogue.ts';
import { defaultSettings } from './default-settings.ts';

const nowhere = { serverBase: '', webAddress: '' };

function idFor(Internet: string, client = nowhere): string {
  return defaultSettings(createCatalogue({ Providers: [{ ID: 1, Internet }] }), client).ApplicationID;
}

it.each([
  ['https://www.stadtmuseum.de/besuch?x=1', 'de.stadtmuseum.guide'],
  ['www.stadtmuseum.de', 'de.stadtmuseum.guide'],
  ['https://haus-der-kunst.museum', 'museum.haus_der_kunst.guide'],
  ['https://4tunes.new.at:8080', 'at.new_.m4tunes.guide'],
  ['https://müller.de', 'de.xn__mller_kva.guide'],
  ['https://192.168.1.4/', ''],
  ['https://[::1]/', ''],
  ['localhost', ''],
  ['', ''],
])('the ID for %s is "%s"', (internet, id) => expect(idFor(internet)).toBe(id));

it('the ID follows the server if the museum names no site, and newer content comes from there', () => {
  const client = { serverBase: '', webAddress: 'https://guide.museum.example' };
  expect(idFor('', client)).toBe('example.museum.guide.guide');
  const settings = defaultSettings(createCatalogue({ Providers: [{ ID: 1, Name: { de: 'Haus der Töne' } }] }), client);
  expect(settings).toMatchObject({ AppName: 'Haus der Töne', ServerAddress: 'https://guide.museum.example/' });
});

it('an address without encryption is no source of newer content', () => {
  const client = { serverBase: '/api/', webAddress: 'http://museum.example' };
  expect(defaultSettings(createCatalogue({}), client).ServerAddress).toBe('');
});
