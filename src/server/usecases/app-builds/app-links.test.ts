import { expect, it } from 'vitest';
import { appLinks } from './app-links.ts';

const certificate = 'ab01'.repeat(16);

it('links belong to the app of the releases, once for each certificate', () => {
  const builds = [
    { kind: 'release', certificate },
    { kind: 'release', certificate },
    { kind: 'debug', certificate: 'ff'.repeat(32) },
  ] as const;
  expect(appLinks('de.museum.guide', builds)).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'de.museum.guide',
        sha256_cert_fingerprints: [Array<string>(16).fill('AB:01').join(':')],
      },
    },
  ]);
});

it('without a release they belong to no app', () => {
  expect(appLinks('de.museum.guide', [{ kind: 'debug', certificate }])).toEqual([]);
});
