import { expect, it } from 'vitest';
import { reachable } from './use-build-address.ts';

it.each([
  ['http://localhost:8080/api/build/apk/1/a.apk', 'https://museum.example/guide', 'https://museum.example/guide/a.apk'],
  ['http://127.0.0.1:8080/a.apk', 'https://museum.example/', 'https://museum.example/a.apk'],
  ['http://[::1]:8080/a.apk', 'https://museum.example/', 'https://museum.example/a.apk'],
  ['http://localhost:8080/a.apk', 'http://localhost:8080', 'http://localhost:8080/a.apk'],
  ['https://staff.museum.example/a.apk', 'https://museum.example/', 'https://staff.museum.example/a.apk'],
])('devices reach %s, whose guide is at %s, at %s', (address, guide, reached) =>
  expect(reachable(new URL(address), 'a.apk', guide)).toBe(reached),
);
