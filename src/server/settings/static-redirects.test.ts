import { describe, expect, it } from 'vitest';
import { checkRedirects, endOf, foldersOf, readyRedirects } from './static-redirects.ts';

function wrong(redirects: Record<string, string>): readonly unknown[] {
  return checkRedirects(readyRedirects(redirects)).map(({ path }) => path[1]);
}

describe('redirects', () => {
  it('are found as browsers write addresses', () => {
    expect(readyRedirects({ '/führung/': '/tours/1', '/': '/info', '/a b': '/x' })).toEqual({
      '/f%C3%BChrung': '/tours/1',
      '/': '/info',
      '/a%20b': '/x',
    });
  });

  it('do not form a cycle', () => {
    const redirects = { '/a': '/a?x=1', '/b': '/c/', '/c': '/b', '/d': '/b', '/e': '/f' };
    expect(wrong(redirects)).toEqual(['/a', '/b', '/c']);
    expect(wrong({ '/welcome': '/' })).toEqual(['/welcome']);
    expect(wrong({ '/welcome': '/', '/': '/tours' })).toEqual([]);
  });

  it('leave visitors a way in, and the server its calls', () => {
    const redirects = Object.fromEntries(
      ['/login', '/loading', '/files/a.jpg', '/api/x', '/cms', '/db', '/info/version'].map((from) => [from, '/tours']),
    );
    expect(wrong(redirects)).toEqual(Object.keys(redirects));
    expect(wrong({ '/': '/tours', '/info': '/tours/1', '/welcome': '/tours/2', '/old': '/info' })).toEqual([]);
  });

  it.each([
    ['/a/b%20c.html', ['a', 'b c.html']],
    ['/', []],
    ['/a%2F..%2Fb', undefined],
    ['/%2E%2E%2Fb', undefined],
    ['/a%5Cb', undefined],
    ['/%FF', undefined],
  ])('%s has its page in %j', (from, folders) => expect(foldersOf(from)).toEqual(folders));

  it('lead to their end', () => {
    const redirects = { '/a': '/b?x=1', '/b': '/tours/1', '/c': '/d', '/d': '/c' };
    expect(['/a/', 'a', '/b', '/c', '/tours/2', ''].map((path) => endOf(path, redirects))).toEqual([
      '/tours/1',
      '/tours/1',
      '/tours/1',
      '/c',
      '/tours/2',
      '/',
    ]);
  });
});
