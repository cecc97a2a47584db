// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDefinition } from '#content/definition-file.ts';
import { formOf, isExact, readDocument } from './rich-document.ts';
import { writeHtml } from './write-html.ts';

const rewritten = (text: string): string => writeHtml(readDocument(text), formOf(text));

describe('a text that the editor knows is the same again', () => {
  it.each([
    '',
    'A plain sentence.',
    'With <em>emphasis</em> and <i>italics</i>, <strong>strong</strong> and <b>bold</b>.',
    'A & B, 3 < 4 > 2, AT&amp;T &lt;em>',
    'First paragraph,\nsecond line.\n\nSecond paragraph {message:HELLO}.',
    'One line<br>and another',
    '<p>One</p>\n<p>Two <em>three</em></p>',
    '<h2>Head</h2>\n<ul><li>one</li><li>two<ul><li>three</li></ul></li></ul>',
    '<ol start="3"><li><p>a</p><p>b</p></li></ol>',
    '<blockquote><p>Said</p></blockquote>\n<hr>\n<p>H<sub>2</sub>O, x<sup>2</sup></p>',
    '<blockquote>Said</blockquote>',
    'See <a href="https://a.example/?x=1&amp;y=2" title="A">this</a> or <a href="mailto:a@b.example">that</a>.',
  ])('%j', (text) => {
    expect(rewritten(text)).toBe(text);
    expect(isExact(text)).toBe(true);
  });

  it('apart from white space', () => {
    expect(isExact('<p>One\n  two</p>\n\n<ul>\n  <li>three</li>\n</ul>')).toBe(true);
  });
});

it.each([
  '<table><tr><td>1</td></tr></table>',
  'A <span lang="fr">mot</span>',
  '<p dir="rtl">x</p>',
  '<dl><dt>a</dt><dd>b</dd></dl>',
  'a <em title="x">b</em>',
  '<p>a</p><!-- note -->',
  '<a href="https://a.example" lang="fr">x</a>',
  '<h1>big</h1>',
  '<p>a</p><img src="files/a.png">',
])('%j would lose something, and is left to its source', (text) => {
  expect(isExact(text)).toBe(false);
});

const word = fc.constantFrom('stone', 'A & B', '3 < 4', 'große', 'x&y;', 'شجرة');
const run = fc
  .tuple(word, fc.constantFrom('', 'em', 'i', 'strong', 'b', 'u', 'sub', 'code'))
  .map(([text, tag]) => (tag === '' ? escape(text) : `<${tag}>${escape(text)}</${tag}>`));
const line = fc.array(run, { minLength: 1, maxLength: 4 }).map((runs) => runs.join(' '));
const list = fc
  .tuple(fc.constantFrom('ul', 'ol'), fc.array(line, { minLength: 1, maxLength: 3 }))
  .map(([tag, items]) => `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`);
const blocks = fc.oneof(
  ...['p', 'h2', 'h3', 'h4', 'blockquote'].map((tag) => line.map((inner) => `<${tag}>${inner}</${tag}>`)),
  list,
  fc.constant('<hr>'),
);
const html = fc.array(blocks, { minLength: 1, maxLength: 5 }).map((all) => [...all, '<p>end</p>'].join('\n'));
const plain = fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n\n'));

function escape(text: string): string {
  return text.replaceAll(/&(?=\w)/g, '&amp;');
}

it('Any document of known tags is kept to the letter', () => {
  fc.assert(
    fc.property(fc.oneof(html, plain), (text) => {
      expect(rewritten(text)).toBe(text);
      expect(isExact(text)).toBe(true);
    }),
  );
});

it('Writing again changes nothing more', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<br>',
    '\n',
    '\n\n',
    'a',
    ' ',
    '<em>',
    '</em>',
    '<li>',
    '<ul>',
    '&',
    '<',
  );
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join('')),
      (text) => {
        fc.pre(isExact(text));
        const once = rewritten(text);
        expect(rewritten(once)).toBe(once);
      },
    ),
  );
});

it('Every text of the demo museum can be edited without loss', () => {
  const parsed = readDefinition(readFileSync('assets/demo-museum/tourDefinition.yaml', 'utf8'));
  if (!parsed.ok) throw new Error('The demo museum can be read');
  const { Locations, Configurations } = parsed.definition as Record<string, readonly Record<string, unknown>[]>;
  const fields = [
    ...(Locations ?? []).flatMap(({ Text, Transcript }) => [Text, Transcript]),
    ...(Configurations ?? []).map(({ Info }) => (Info as Record<string, unknown>)['AboutText']),
  ];
  const texts = fields.flatMap((field) => (typeof field === 'object' && field !== null ? Object.values(field) : []));
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => !isExact(String(text)))).toEqual([]);
});
