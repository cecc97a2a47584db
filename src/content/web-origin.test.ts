import { expect, it } from 'vitest';
import { hasWrongHost, webOrigin } from './web-origin.ts';

it.each([
  ['https://media.example/a.mp3', 'https://media.example'],
  ['HTTP://Media.Example:8080/a.mp3', 'http://media.example:8080'],
  ['//media.example/a.mp3', 'https://media.example'],
  ['https://müßig.example/x', 'https://xn--mig-5ka8l.example'],
  ['https://[2001:db8::1]:443/x', 'https://[2001:db8::1]'],
])('the origin of %s is %s', (url, origin) => {
  expect(webOrigin(url)).toBe(origin);
  expect(hasWrongHost(url)).toBe(false);
});

it.each([
  'https://a;script-src/x.mp3',
  'https://a;media-src/x.mp3',
  "https://a'unsafe-inline'/x",
  'https://a,b/x',
  'https://*.example/x',
  'https://a b/x',
  'https://a_b.example/x',
  '//a;b/x',
  'https://',
])('%s has no host', (url) => {
  expect(webOrigin(url)).toBeUndefined();
  expect(hasWrongHost(url)).toBe(true);
});

it.each(['files/a.mp3', '/files/a.mp3', 'data:text/plain,a', 'blob:https://a/b', '{host}/news', ''])(
  '%s needs no host',
  (url) => {
    expect(webOrigin(url)).toBeUndefined();
    expect(hasWrongHost(url)).toBe(false);
  },
);
