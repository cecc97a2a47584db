import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['<p>Die <b>U</b>hr</p><p>aus&nbsp;Holz</p>', 'Die Uhr aus Holz'],
  ['Zeile<br>Zeile\n\nAbsatz', 'Zeile Zeile Absatz'],
  ['5 &lt; 7 &amp; 7 > 5', '5 < 7 & 7 > 5'],
  ['5 < 7', '5 < 7'],
  ['Caf&eacute; &Auml;rger &#228; &#xE4; &szlig;', 'Café Ärger ä ä ß'],
  ['&unknown; &#0; &#x110000; &#xD800;', '&unknown; &#0; &#x110000; &#xD800;'],
  ['a<!-- <b>c -->d<script>x</script><STYLE>y</STYLE>e', 'ade'],
  ['a<!-- open', 'a'],
  ['&amp;lt;', '&lt;'],
])('%s reads %s', (html, text) => expect(plainText(html)).toBe(text));

// A step that grew with the square of the length would take minutes.
test.each([
  ['<', 500_000],
  ['<!--', 0],
  ['&#', 1_000_000],
  ['<a ', 1_499_999],
  ['<script', 0],
])('long nonsense of %j is read', (part, length) => {
  expect(plainText(part.repeat(500_000))).toHaveLength(length);
});

test('a text without tags and entities stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const bare = text.replaceAll(/[<&]/g, '').replaceAll(/\s+/g, ' ').trim();
      expect(plainText(bare)).toBe(bare);
    }),
  );
});
