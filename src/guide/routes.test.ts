import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idIn, routes, wantedPath } from './routes.ts';

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
  ])('%j is the start', (search) => expect(wantedPath(search)).toBe('/'));

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
    ['٣', undefined],
    ['9'.repeat(400), undefined],
  ])('%j is %j', (parameter, id) => expect(idIn(parameter)).toBe(id));
});
