import { expect, it } from 'vitest';
import { hasWrongHost } from './wrong-host.ts';

it.each([
  'https://media.example/a.mp3',
  'HTTP://Media.Example:8080/a.mp3',
  '//media.example/a.mp3',
  'https://müßig.example/x',
  'https://музей.example',
  'https://[2001:db8::1]:443/x',
  'https://somebody@media.example/x',
  'files/a.mp3',
  '/files/a;b.mp3',
  'data:text/plain,a',
  'blob:https://a/b',
  '{host}/news',
  '',
])('%s names a host, or needs none', (url) => expect(hasWrongHost(url)).toBe(false));

it.each([
  'https://a;script-src/x.mp3',
  ' https://a;media-src/x.mp3',
  "https://a'unsafe-inline'/x",
  'https://a,b/x',
  'https://*.example/x',
  'https://a b/x',
  'https://user@a;b/x',
  'http:\\\\a;b\\x',
  '//a;b/x',
  'https://',
])('%s names no host', (url) => expect(hasWrongHost(url)).toBe(true));
