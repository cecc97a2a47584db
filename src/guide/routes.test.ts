import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entranceHref, idIn, onwardPath, routes, wantedPath } from './routes.ts';

describe('the wanted path', () => {
  it.each(['/detail/5', '/tours/1?x=1', '/detail/5?a=b#c'])('%s comes back', (path) => {
    const [, query] = routes.loading.href(path).split('/loading');
    expect(wantedPath(query ?? '')).toBe(path);
  });

  it.each([
    '',
    '?transitionTo=',
    '?transitionTo=https://evil.example',
    '?transitionTo=//evil.example',
    '?transitionTo=/%5Cevil',
    '?transitionTo=/%09/evil.example',
    '?transitionTo=/loading',
    '?other=/x',
  ])('for %j is the start', (search) => expect(wantedPath(search)).toBe('/'));

  it('never leads to another host', () => {
    fc.assert(
      fc.property(fc.string(), (wanted) => {
        const path = wantedPath(`?transitionTo=${encodeURIComponent(wanted)}`);
        expect(new URL(path, 'https://guide.example/').host).toBe('guide.example');
      }),
    );
  });
});

describe('an ID in an address', () => {
  it.each([
    ['5', 5],
    ['007', 7],
    [undefined, undefined],
    ['', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['x', undefined],
    ['٣', undefined],
    ['9'.repeat(400), undefined],
  ])('%j is read as %j', (parameter, id) => expect(idIn(parameter)).toBe(id));
});

describe('a visitor with access', () => {
  it.each([
    ['', '/welcome'],
    ['?from=poster', '/welcome?from=poster'],
    ['?token=ABC&from=poster', '/welcome?from=poster'],
    ['?transitionTo=/detail/5', '/detail/5'],
    ['?transitionTo=//evil.example', '/welcome'],
    ['?transitionTo=/login', '/welcome'],
    ['?transitionTo=/token?token=ABC&from=poster', '/welcome?from=poster'],
    ['?transitionTo=/loading?transitionTo=/loading', '/welcome'],
  ])('with %j leads to %s', (search, path) => expect(onwardPath(search, {})).toBe(path));

  it.each([
    ['', '/locations/1?a=b'],
    ['?from=poster', '/locations/1?a=b&from=poster'],
    ['?transitionTo=/detail/5', '/detail/5'],
  ])('with %j leads to %s if the museum redirects the start', (search, path) =>
    expect(onwardPath(search, { '/': '/locations/1?a=b' })).toBe(path),
  );

  it('restores the address that led to the entrance', () => {
    const wanted = '/detail/5?a=b&c=d#e';
    expect(onwardPath(entranceHref(wanted).slice(1), {})).toBe(wanted);
  });
});
