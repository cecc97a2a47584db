import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { languageVariants, readVariantCode, variantCode } from './language-variants.ts';

it.each([
  ['de-x-easy', 'de', 'easy'],
  ['de-AT-x-kids', 'de-at', 'kids'],
  ['EN_X_SIGN', 'en', 'sign'],
  ['zh-Hans-x-described', 'zh-hans', 'described'],
  ['gsg', 'de', 'sign'],
  ['BFI', 'en', 'sign'],
  ['csl', 'zh', 'sign'],
])('%s is a variant of %s', (code, base, variant) => expect(readVariantCode(code)).toEqual({ base, variant }));

it.each(['de', 'de-AT', 'de-x-teens', '-x-easy', 'x-easy', 'gs', 'd g', 'gsg-x-', '', 'nds', '__proto__'])(
  '%s is no variant',
  (code) => expect(readVariantCode(code)).toBeUndefined(),
);

it('any code is read without fail, and every made code is read back', () => {
  fc.assert(fc.property(fc.string(), (code) => void readVariantCode(code)));
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z]{2}(?:-[a-z]{2})?$/),
      fc.constantFrom(...languageVariants),
      (base, variant) => {
        expect(readVariantCode(variantCode(base, variant))).toEqual({ base, variant });
      },
    ),
  );
});
