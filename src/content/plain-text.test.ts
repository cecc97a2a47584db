import { expect, test } from 'vitest';
import { plainParagraphs } from './plain-text.ts';

test.each([
  ['', []],
  ['One line', ['One line']],
  ['<p>A <b>bold</b> word</p><p>and&nbsp;more</p>', ['A bold word', 'and\u00A0more']],
  ['one<br>two<br/>three', ['one', 'two', 'three']],
  ['<ul><li>a</li><li>b</li></ul>', ['a', 'b']],
  ['<h2>Head</h2>text', ['Head', 'text']],
  ['3 < 4 &amp; 5 &gt; 4', ['3 < 4 & 5 > 4']],
  ['&#228;&#xE4;&unknown;&#x110000;', ['ää&unknown;&#x110000;']],
  ['a<script>alert(1)</script><style>p{}</style><!-- no -->b', ['ab']],
  ['&lt;img onerror=alert(1)&gt;', ['<img onerror=alert(1)>']],
])('%s', (html, paragraphs) => {
  expect(plainParagraphs(html)).toEqual(paragraphs);
});
