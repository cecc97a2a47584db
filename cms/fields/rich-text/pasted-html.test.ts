// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readablePaste } from './pasted-html.ts';
import { readDocument } from './rich-document.ts';
import { writeHtml } from './write-html.ts';

/** The editor's content after a paste. */
const pasted = (html: string): string => writeHtml(readDocument(readablePaste(html)), 'html');

const googleDocs = (inner: string): string =>
  `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">${inner}</b><br class="Apple-interchange-newline">`;

const wordItem = (marker: string, level: number, text: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`;

describe('emphasis', () => {
  it.each([
    [
      googleDocs(
        '<p dir="ltr"><span style="font-size:11pt;font-weight:400;">Aus </span><span style="font-weight:700;">Ton</span><span style="font-weight:400;font-style:italic;"> und Holz</span></p>',
      ),
      '<p>Aus <strong>Ton</strong><em> und Holz</em></p>',
    ],
    ['<p>a <span style="font-weight: bold">b</span></p>', '<p>a <strong>b</strong></p>'],
    ['<p>a <span style="FONT-STYLE:Italic !important">b</span></p>', '<p>a <em>b</em></p>'],
    ['<p style="font-weight:600">a <span style="font-weight:400">b</span></p>', '<p><strong>a </strong>b</p>'],
    [
      '<p>a <b>b</b> <strong>c</strong> <i>d</i> <em>e</em></p>',
      '<p>a <b>b</b> <strong>c</strong> <i>d</i> <em>e</em></p>',
    ],
    ['<p><em style="font-style:normal">a</em></p>', '<p>a</p>'],
    ['<p><strong><em>a</em></strong></p>', '<p><strong><em>a</em></strong></p>'],
    ['<h2 style="font-weight:700">a</h2>', '<h2>a</h2>'],
    ['<a href="https://a.example"><b>a</b></a>', '<p><a href="https://a.example"><b>a</b></a></p>'],
    ['<b><p>a</p>\n<p>b</p></b>', '<p><b>a</b></p>\n<p><b>b</b></p>'],
  ])('%s', (html, text) => expect(pasted(html)).toBe(text));

  it('is that of the innermost element that says anything', () => {
    const layer = fc.record({
      tag: fc.constantFrom('span', 'b', 'strong', 'u', 'em'),
      weight: fc.constantFrom('', 'normal', '400', 'bold', '700'),
    });
    fc.assert(
      fc.property(fc.array(layer, { maxLength: 5 }), (layers) => {
        const html = layers.reduceRight(
          (inner, { tag, weight }) =>
            `<${tag}${weight === '' ? '' : ` style="font-weight:${weight}"`}>${inner}</${tag}>`,
          'word',
        );
        const declared = layers.findLast(({ tag, weight }) => weight !== '' || tag === 'b' || tag === 'strong');
        const isBold = declared !== undefined && declared.weight !== 'normal' && declared.weight !== '400';
        expect(/<(?:b|strong)>/.test(pasted(`<p>${html}</p>`))).toBe(isBold);
      }),
    );
  });
});

describe('a table', () => {
  it.each([
    [
      '<table><tr><th>H1</th><th>H2</th></tr><tr><td>c1</td><td><b>c2</b></td></tr></table>',
      '<p>H1 | H2</p>\n<p>c1 | <b>c2</b></p>',
    ],
    [
      '<p>a</p><table border=1><tbody><tr><td><p class=MsoNormal>H1<o:p></o:p></p></td><td><p>one</p><p>two</p></td></tr></tbody></table><p>z</p>',
      '<p>a</p>\n<p>H1 | one two</p>\n<p>z</p>',
    ],
    ['<table><tr><td style="font-weight:bold">a</td><td>b</td></tr></table>', '<p><strong>a</strong> | b</p>'],
    ['<table><tr><td>a<br>b</td></tr><tr><td><h2>c</h2>d</td></tr></table>', '<p>a<br>b</p>\n<h2>c</h2>\n<p>d</p>'],
    ['<table><tr><td></td><td> </td></tr><tr><td>a</td><td></td><td>b</td></tr></table>', '<p>a | | b</p>'],
    ['<table><tr><td>a</td><td><table><tr><td>b</td><td>c</td></tr></table></td></tr></table>', '<p>a | b | c</p>'],
  ])('%s has its cells apart', (html, text) => expect(pasted(html)).toBe(text));

  it('never joins the words of two cells', () => {
    const word = fc.stringMatching(/^[a-z]{1,4}$/);
    const cell = fc.tuple(word, fc.constantFrom('', 'p', 'div', 'b', 'li', 'h3'));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }), (rows) => {
        const written = rows.map((cells) => {
          const all = cells.map(([text, tag]) => `<td>${tag === '' ? text : `<${tag}>${text}</${tag}>`}</td>`);
          return `<tr>${all.join('')}</tr>`;
        });
        const plain = pasted(`<table>${written.join('')}</table>`)
          .replaceAll(/<\/?(?:p|ul|li|h3)>/g, '\n')
          .replaceAll(/<[^>]+>/g, '');
        expect(plain.split(/[\s|]+/).filter((text) => text !== '')).toEqual(rows.flat().map(([text]) => text));
      }),
    );
  });
});

describe('a list from Word', () => {
  it('has bullets', () =>
    expect(
      pasted(`<p class=MsoNormal>Vor</p>\n${wordItem('·', 1, 'Eins')}${wordItem('·', 1, 'Zwei')}<p>Nach</p>`),
    ).toBe('<p>Vor</p>\n<ul><li>Eins</li><li>Zwei</li></ul>\n<p>Nach</p>'));

  it('has numbers, and lists within it', () =>
    expect(
      pasted(
        wordItem('3.', 1, 'Drei') +
          wordItem('o', 2, 'innen') +
          wordItem('·', 3, '<b>tief</b>') +
          wordItem('4.', 1, 'Vier'),
      ),
    ).toBe('<ol start="3"><li>Drei<ul><li>innen<ul><li><b>tief</b></li></ul></li></ul></li><li>Vier</li></ol>'));

  it('ends at a paragraph, and where the kind of marks changes', () =>
    expect(
      pasted(
        `${wordItem('·', 1, 'a')}${wordItem('1)', 1, 'b')}<p>c</p>${wordItem('2)', 1, 'd')}${wordItem('·', 2, 'e')}`,
      ),
    ).toBe('<ul><li>a</li></ul>\n<ol><li>b</li></ol>\n<p>c</p>\n<ol start="2"><li>d<ul><li>e</li></ul></li></ol>'));
});

it.each([
  ['<h1>a</h1><h5>b</h5><p class=MsoTitle>c</p>', '<h2>a</h2>\n<h4>b</h4>\n<h2>c</h2>'],
  ['<p>a</p><br><p>b<br>c</p>', '<p>a</p>\n<p>b<br>c</p>'],
  ['<p>a</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p>b</p>', '<p>a</p>\n<p>b</p>'],
  ['<style>p { color: red }</style><!--StartFragment--><p>a</p><!--EndFragment-->', '<p>a</p>'],
  [
    '<ul><li dir="ltr"><p role="presentation">a</p></li><ul><li><p>b</p></li></ul></ul>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
  ],
])('%s becomes %s', (html, text) => expect(pasted(html)).toBe(text));

it('Text copied in the editor stays as it is', () => {
  const own =
    '<h2 data-pm-slice="1 1 []">a <em>b</em></h2><ul><li>c <b>d</b></li></ul><ol start="3"><li>e</li></ol><blockquote><p>f</p></blockquote><hr><p>g<br>h</p>';
  expect(readablePaste(own)).toBe(own);
});
