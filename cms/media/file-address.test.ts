import { describe, expect, it } from 'vitest';
import { addressesBelow, fileName, folderOf, freeName, pathOf, urlOf } from './file-address.ts';

const { addressOf, pictureAddress } = addressesBelow('/');

describe('a file', () => {
  it('is stored as an address that resolves to it again', () => {
    expect(pathOf(urlOf('a/b c.png'))).toBe('a/b c.png');
    expect(addressOf(urlOf('a.png'))).toContain('a.png');
  });

  it.each(['https://example.org/a.png', 'elsewhere/a.png', '', urlOf('')])('does not exist at %j', (url) =>
    expect(pathOf(url) ?? '').toBe(''),
  );

  it.each([
    ['a/b/c.png', 'c.png', 'a/b'],
    ['c.png', 'c.png', ''],
    ['/c.png', 'c.png', ''],
    ['a/', '', 'a'],
  ])('%j has a name and a folder', (path, name, folder) => {
    expect(fileName(path)).toBe(name);
    expect(folderOf(path)).toBe(folder);
  });
});

describe('a picture', () => {
  const own = urlOf('a.jpg');

  it('is requested in the size at which it is shown', () => {
    expect(pictureAddress(own, 300)).toBe(`${addressOf(own)}?width=300`);
  });

  it.each([urlOf('a.svg'), `${own}?v=2`, 'https://example.org/a.jpg'])('%j is requested unchanged', (url) =>
    expect(pictureAddress(url, 300)).toBe(addressOf(url)),
  );
});

describe.each([
  ['/', '/files/a.jpg'],
  ['/museum/', '/museum/files/a.jpg'],
  ['https://api.example', 'https://api.example/files/a.jpg'],
])('a file on a server at %s', (base, address) => {
  const below = addressesBelow(base);

  it('is found there', () => {
    expect(below.addressOf(urlOf('a.jpg'))).toBe(address);
    expect(below.pictureAddress(urlOf('a.jpg'), 300)).toBe(`${address}?width=300`);
  });

  it('elsewhere stays where it is', () =>
    expect(below.pictureAddress('https://example.org/a.jpg', 300)).toBe('https://example.org/a.jpg'));
});

describe('an unused name', () => {
  it.each([
    ['a.png', [], 'a.png'],
    ['a.png', ['a.png'], 'a 2.png'],
    ['a.png', ['a.png', 'a 2.png', 'a 3.png'], 'a 4.png'],
    ['a.b.png', ['a.b.png'], 'a.b 2.png'],
    ['a', ['a'], 'a 2'],
    ['.png', ['.png'], '.png 2'],
    ['x.png', ['x.png'], 'x 2.png'],
  ])('for %j beside %j is %j', (name, taken, free) => expect(freeName(name, (one) => taken.includes(one))).toBe(free));
});
