import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readClientConfiguration } from './client-configuration.ts';
import { anyJson } from './testing/arbitraries.ts';

test('valid values are used; invalid ones are replaced by defaults and reported', () => {
  const { configuration, mismatches } = readClientConfiguration({
    source: 'static',
    clientLoginType: 'retina',
    authMaxAge: -1,
    loginTitle: { de: 'Willkommen' },
    serverBase: 'https://guide.example',
    gpsDebug: 'yes',
    somethingNew: true,
  });
  expect(configuration).toMatchObject({
    source: 'static',
    clientLoginType: 'none',
    authMaxAge: 86_400,
    loginTitle: { de: 'Willkommen' },
    serverBase: 'https://guide.example',
    gpsDebug: false,
  });
  expect(mismatches.map(({ path, expected }) => [path.join('.'), expected])).toEqual([
    ['authMaxAge', 'a number of at least 0'],
    ['clientLoginType', 'one of none, token, password, timed'],
    ['gpsDebug', 'true or false'],
  ]);
});

test.each([[undefined], [null], [[]], ['x'], [5]])('%j is not a configuration, and gives the defaults', (given) => {
  const { configuration, mismatches } = readClientConfiguration(given);
  expect(configuration).toEqual(readClientConfiguration({}).configuration);
  expect(mismatches).toHaveLength(1);
});

describe('redirects', () => {
  function read(staticRedirects: unknown): unknown[] {
    const { configuration, mismatches } = readClientConfiguration({ staticRedirects });
    return [configuration.staticRedirects, ...mismatches.map(({ path }) => path.join('.'))];
  }

  test('lead from path to path', () => {
    expect(read({ '/start': '/tours/1', '/a': '/start' })).toEqual([{ '/start': '/tours/1', '/a': '/start' }]);
  });

  test('do not lead out of the guide, or to an invalid path', () => {
    expect(
      read({ start: '/a', '/b': 'c', '/d': 5, '/e': '//host/x', '//f': '/g', '/h': 'https://host', '/i': '/j' }),
    ).toEqual([{ '/i': '/j' }, ...['start', '/b', '/d', '/e', '//f', '/h'].map((name) => `staticRedirects.${name}`)]);
    expect(read('x')).toEqual([{}, 'staticRedirects']);
  });
});

test('nothing throws', () => {
  fc.assert(
    fc.property(anyJson, (given) => {
      const read = readClientConfiguration({ staticRedirects: given, loginTitle: given, source: given });
      expect(Object.keys(read.configuration)).toEqual(Object.keys(readClientConfiguration(given).configuration));
    }),
  );
});
