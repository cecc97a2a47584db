import { expect, test } from 'vitest';
import { wordsOf } from './words-of.ts';

test.each([
  ['', ''],
  ['One line', '<p>One line</p>'],
  ['<p>A <b>bold</b> word</p><p>and&nbsp;more</p>', '<p>A bold word</p><p>and\u00A0more</p>'],
  ['one<br>two<br/>three', '<p>one</p><p>two</p><p>three</p>'],
  ['<ul><li>a</li><li>b</li></ul>', '<p>a</p><p>b</p>'],
  ['<h2>Head</h2>text', '<p>Head</p><p>text</p>'],
  ['3 < 4 &amp; 5 &gt; 4', '<p>3 &lt; 4 &amp; 5 > 4</p>'],
  ['&#228;&#xE4;&unknown;&#x110000;', '<p>ää&amp;unknown;&amp;#x110000;</p>'],
  ['a<script>alert(1)</script><style>p{}</style><!-- no -->b', '<p>ab</p>'],
  [
    '&lt;img onerror=alert(1)&gt;<img src=x onerror=alert(1)',
    '<p>&lt;img onerror=alert(1)>&lt;img src=x onerror=alert(1)</p>',
  ],
  ['<scr<script></script>ipt>alert(1)</script>', '<p>alert(1)</p>'],
  ['&amp;lt;b&amp;gt;', '<p>&amp;lt;b&amp;gt;</p>'],
])('%s', (html, words) => {
  expect(wordsOf(html)).toBe(words);
});
