import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readQrCode } from '#content/qr-code.ts';
import { qrAddress, tokenAddress } from './qr-codes.ts';

const code = fc
  .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
  .filter((text) => text.trim() !== '' && !/^\.{1,2}$/.test(text));

it('prints addresses from which the guide reads the original codes', () => {
  fc.assert(
    fc.property(code, fc.option(code, { nil: undefined }), fc.constantFrom('', '/'), (tour, item, end) => {
      const reading = readQrCode(
        qrAddress(`https://guide.example.org/museum${end}`, tour, item),
        'https://guide.example.org/museum/',
      );
      expect(reading).toEqual({
        kind: 'codes',
        codes: { tourCode: tour, ...(item === undefined ? {} : { itemCode: item }) },
        search: '',
      });
    }),
  );
});

it.each(['', '/'])('prints addresses of tokens that the guide follows (base ending in "%s")', (end) => {
  const address = tokenAddress(`https://guide.example.org/museum${end}`, 'ABCDEFGHJKMN');
  expect(readQrCode(address, 'https://guide.example.org/museum/')).toEqual({
    kind: 'path',
    path: '/token?token=ABCDEFGHJKMN',
  });
});
