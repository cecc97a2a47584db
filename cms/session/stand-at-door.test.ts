import { expect, it, vi } from 'vitest';
import { standAtDoor } from './stand-at-door.ts';

it.each([
  ['/cms', '', undefined, false],
  ['/cms/', '?transitionTo=%2Ftours', undefined, false],
  ['/cms/locations', '', '/cms/?transitionTo=%2Flocations', true],
  ['/cms/tours/3', '?tab=map', '/cms/?transitionTo=%2Ftours%2F3%3Ftab%3Dmap', true],
  ['/cms/loading', '?transitionTo=%2Ftours', '/cms/?transitionTo=%2Ftours', false],
] as const)('the login at %s%s moves to %s', (pathname, search, address, hasAsked) => {
  const replaceState = vi.fn();
  expect(standAtDoor({ pathname, search }, { replaceState })).toBe(hasAsked);
  expect(replaceState.mock.calls).toEqual(address === undefined ? [] : [[null, '', address]]);
});
