import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGuidePath } from './guide-path.ts';
import { readQrCode } from './qr-code.ts';

const base = 'https://guide.example/museum/';

function codes(tourCode: string, itemCode?: string, search = ''): object {
  return { kind: 'codes', codes: itemCode === undefined ? { tourCode } : { tourCode, itemCode }, search };
}

describe('the text of a QR code', () => {
  it.each([
    ['/qr/HL/007', codes('HL', '007')],
    ['qr/HL/007', codes('HL', '007')],
    ['HL/007', codes('HL', '007')],
    [' HL/7\n', codes('HL', '7')],
    ['1.2/3.4', codes('1.2', '3.4')],
    ['/qr/HL', codes('HL')],
    ['qr/HL/', codes('HL')],
    ['/museum/qr/HL/1', codes('HL', '1')],
    ['https://guide.example/museum/qr/HL/007', codes('HL', '007')],
    ['HTTPS://GUIDE.example:443/museum/qr/HL/007/', codes('HL', '007')],
    ['http://guide.example/museum/qr/HL', codes('HL')],
    ['https://guide.example/museum/qr/Saal%202/A%2F3?from=poster', codes('Saal 2', 'A/3', '?from=poster')],
    ['/qr/%C3%84/%30%37', codes('Ä', '07')],
    ['HTTPS://GUIDE.EXAMPLE/MUSEUM/QR/HL/7', codes('HL', '7')],
    ['guide.example/museum/qr/HL/7', codes('HL', '7')],
    ['Guide.Example/museum/QR/hl/7', codes('hl', '7')],
  ])('%j is a pair of codes', (text, reading) => expect(readQrCode(text, base)).toEqual(reading));

  it.each([
    ['https://guide.example/museum/detail/5?from=poster#text', '/detail/5?from=poster#text'],
    ['https://guide.example/museum/locations/1', '/locations/1'],
    ['https://guide.example/museum/tours', '/tours'],
    ['/museum/tours/2', '/tours/2'],
    ['/detail/5', '/detail/5'],
    ['https://guide.example/museum/', '/'],
    ['https://guide.example/museum', '/'],
    ['guide.example/museum/?language=en', '/?language=en'],
    ['https://guide.example/museum/welcome', '/welcome'],
    ['https://guide.example/museum/info', '/info'],
    ['HTTPS://GUIDE.EXAMPLE/MUSEUM/DETAIL/5', '/detail/5'],
  ])('%j is an address of the guide', (text, path) => expect(readQrCode(text, base)).toEqual({ kind: 'path', path }));

  it.each([
    '',
    ' ',
    'hello',
    'HL',
    'https://evil.example/museum/qr/HL/7',
    'https://guide.example.evil/museum/qr/HL/7',
    'https://guide.example@evil.example/museum/qr/HL/7',
    'https://evil@guide.example/museum/qr/HL/7',
    'https://guide.example:8443/museum/qr/HL/7',
    'https://guide.example/other/qr/HL/7',
    'https://guide.example/museum/../admin/qr',
    'https://guide.example/museum/qr/..%2f/x/%2e%2e',
    'https://guide.example/museum/qr/%2e%2e/7',
    'https://guide.example/museum/qr/%',
    'https://guide.example/museum/qr/HL/7/more',
    'https://guide.example/museum/qr',
    'https://guide.example/museum/cms/1',
    'https://guide.example/museum//evil.example/detail/5',
    '//evil.example/qr/HL/7',
    '//guide.example/museum/qr/HL/7',
    '/\\evil.example/qr',
    'qr\\HL',
    '/qr/HL/%09x',
    'evil.example/7',
    'me@host/7',
    'javascript:alert(1)/7',
    'data:text/html,x/y',
    'WIFI:S:net;T:WPA;P:secret/x;;',
    'mailto:a@b.example',
    'HL/7?x=1',
    'HL/',
    '/7',
    'x/'.repeat(2000),
  ])('%j is foreign', (text) => expect(readQrCode(text, base)).toEqual({ kind: 'foreign' }));

  it('supports a guide at the root of its host, with a port', () => {
    expect(readQrCode('http://localhost:8080/qr/HL/7', 'http://localhost:8080')).toEqual(codes('HL', '7'));
    expect(readQrCode('http://localhost:8081/qr/HL/7', 'http://localhost:8080')).toEqual({ kind: 'foreign' });
  });

  it('returns every encoded code', () => {
    const code = fc.string({ unit: 'grapheme', maxLength: 20 }).filter(isCode);
    fc.assert(
      fc.property(code, code, (tourCode, itemCode) => {
        const path = `qr/${encodeURIComponent(tourCode)}/${encodeURIComponent(itemCode)}`;
        expect(readQrCode(base + path, base)).toEqual(codes(tourCode, itemCode));
        expect(readQrCode(`/${path}`, base)).toEqual(codes(tourCode, itemCode));
      }),
    );
  });

  it('never leads out of the guide, for any text', () => {
    const part = fc.constantFrom(
      '/',
      '//',
      '\\',
      'detail',
      'tours',
      '..',
      '%2e',
      '@',
      ':',
      'evil.example',
      base,
      '?',
      '#',
      '\t',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(fc.oneof(part, fc.string({ maxLength: 3 }))).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (wanted) => {
        const reading = readQrCode(wanted, base);
        const path = reading.kind === 'path' ? reading.path : '/';
        expect(isGuidePath(path)).toBe(true);
        const { origin, pathname } = new URL(path, 'https://guide.example/');
        expect(origin).toBe('https://guide.example');
        expect(pathname).toMatch(/^\/((tours|locations|detail)(\/|$)|$)/);
      }),
    );
  });
});

function isCode(text: string): boolean {
  return text.trim() !== '' && !/^\.+$/.test(text) && !/[\\\p{Cc}]/u.test(text) && text.isWellFormed();
}
