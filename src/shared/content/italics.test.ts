import * as fc from 'fast-check';
import { anyCodePoint } from './testing/code-points.ts';
import { describe, expect, it } from 'vitest';
import { italicsCutter } from './italics.ts';

const marked = (list: string, text: string): string =>
  italicsCutter(list)(text)
    .map((stretch) => (stretch.isItalic ? `*${stretch.text}*` : stretch.text))
    .join('');

describe('words in italics', () => {
  it.each([
    ['girih', 'The girih pattern: girih!', 'The *girih* pattern: *girih*!'],
    ['girih', 'Girih, girihs, agirih', 'Girih, girihs, agirih'],
    ['rose', 'Die Rosé rosé rose', 'Die Rosé rosé *rose*'],
    ['De re\nDe re rustica', 'De re rustica, De re', '*De re rustica*, *De re*'],
    ['De re rustica', 'De re\n  rustica', '*De re\n  rustica*'],
    ['a.c\n(b)', 'abc a.c (b)', 'abc *a.c* *(b)*'],
    ['Größe', 'Die Größe, Größen', 'Die *Größe*, Größen'],
    ['幾何\n', '幾何 学', '*幾何* 学'],
    ['\r\n x \r\n', 'x', '*x*'],
    ['', 'nothing', 'nothing'],
  ])('%j in %j', (list, text, wanted) => expect(marked(list, text)).toBe(wanted));

  it('never change the text, for any list', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCodePoint }), fc.string({ unit: anyCodePoint }), (list, text) => {
        const stretches = italicsCutter(list)(text);
        expect(stretches.map((stretch) => stretch.text).join('')).toBe(text);
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (list, text) => {
        const stretches = italicsCutter([...list, text].join('\n'))(text);
        expect(stretches.map((stretch) => stretch.text).join('')).toBe(text);
      }),
    );
  });
});
