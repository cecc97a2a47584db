import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanCss, cleanSvg as cleanWhole } from './clean-svg.ts';
import { XmlError } from './xml-error.ts';

const cleanSvg = (file: string): string => cleanWhole(file).drawing;
const svg = (inner: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;
const cleaned = (inner: string, attributes?: string): string =>
  cleanSvg(svg(inner, attributes))
    .replace(/^<svg xmlns="[^"]*"/, '<svg')
    .replace(/<\/svg>$/, '');

describe('The content of a picture stays', () => {
  test.each([
    '<path d="M0 0h9" fill="url(#shade)"></path>',
    '<g id="a" style="fill: url(#shade); stroke: red"></g>',
    '<use href="#a"></use>',
    '<image href="data:image/png;base64,iVBORw0KGgo="></image>',
    '<text x="1">Ä &lt; 展 &amp; &quot;</text>',
    '<animate attributeName="opacity" values="0;1"></animate>',
    '<circle aria-label="10:30" data-name="Kreis" r="4"></circle>',
    '<style>.a { fill: #fff } g &gt; .b { mask: url(#m) }</style>',
  ])('%s', (inner) => {
    expect(cleaned(inner)).toBe(`<svg>${inner}`);
  });

  test('with its size, with any prefix, after a document type and comments', () => {
    const file = `\uFEFF\n<?xml version="1.0" encoding="UTF-8"?><!-- > -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd" [ <!ENTITY a "]>"> ]>
      <s:svg xmlns:s='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><s:g xml:space="preserve"/></s:svg>`;
    expect(cleanSvg(file)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g xml:space="preserve"></g></svg>',
    );
  });

  test('and the drawings of the demo museum look the same', () => {
    const folder = join(import.meta.dirname, '../../../../assets/demo-museum/files');
    const drawings = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'));
    expect(drawings.length).toBeGreaterThan(10);
    for (const name of drawings) {
      const once = cleanSvg(readFileSync(join(folder, name), 'utf8'));
      expect(cleanSvg(once)).toBe(once);
      expect(once.match(/<path/g)?.length).toBe(readFileSync(join(folder, name), 'utf8').match(/<path/g)?.length);
    }
  });
});

describe('Entities that a file defines as text are expanded', () => {
  test('such as the namespaces of Illustrator', () => {
    const file = `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd" [
      <!ENTITY ns_svg "http://www.w3.org/2000/svg">
      <!ENTITY ns_ai 'http://ns.adobe.com/AdobeIllustrator/10.0/'>
      <!-- <!ENTITY hall "wrong"> --><!ENTITY hall "Hall &#38; court &#x41;"><!ENTITY both "&dash;"><!ENTITY dash "-">
      <!ENTITY st0 "fill:#C0392B;">
    ]>
    <svg xmlns="&ns_svg;" xmlns:i="&ns_ai;" i:x="1"><path style="&st0;" d="M0 0h9v9z"/><switch><foreignObject
      requiredExtensions="&ns_ai;"><i:pgfRef/></foreignObject></switch></svg>`;
    expect(
      cleanWhole(file.replace('Hall &#38; court', 'Hall and court').replace('<path', '<desc>&hall;</desc><path')),
    ).toEqual({
      drawing:
        '<svg xmlns="http://www.w3.org/2000/svg"><desc>Hall and court A</desc><path style="fill:#C0392B;" d="M0 0h9v9z"></path><switch></switch></svg>',
      removed: [],
    });
  });
});

describe('Removed parts that change the look of a drawing are reported', () => {
  const style = (css: string): string => svg(`<style>${css}</style><path class="a"/>`);
  const kept = (css: string): string | undefined => /<style>(.*?)<\/style>/s.exec(cleanSvg(style(css)))?.[1];

  test.each([
    ['@import url(https://fonts.example/css2?family=Lato:wght@400;500);.a{fill:#fff}', '.a{fill:#fff}', ['styles']],
    ['@charset "utf-8";.a{fill:#fff}', '.a{fill:#fff}', []],
    ['@namespace x url(http://www.w3.org/1999/xhtml);.a{fill:#fff}', '.a{fill:#fff}', ['styles']],
    [
      '@font-face{font-family:L;src:url(https://x.example/l.woff)}.a{fill:#fff}',
      '@font-face{font-family:L;src:none}.a{fill:#fff}',
      ['styles'],
    ],
    ['.a{fill:#fff;behavior:url(x.htc);stroke:red}.b{fill:red}', '.a{fill:#fff;stroke:red}.b{fill:red}', ['styles']],
    [
      '@media print{.a{fill:red;width:expression(1)}.b{fill:#fff}}.c{fill:red}',
      '@media print{.a{fill:red;}.b{fill:#fff}}.c{fill:red}',
      ['styles'],
    ],
    ['.a{fill:#fff}.b{content:"}";x:u\\72l(//x)}.c{fill:red}', '.a{fill:#fff}.b{content:"}";}.c{fill:red}', ['styles']],
    ['.a{fill:#fff}.b{background:url(//x)}', '.a{fill:#fff}.b{background:none}', ['styles']],
    ['.a{fill:#fff}@import "x"', '.a{fill:#fff}', ['styles']],
    ['/* @import */.a{fill:#fff}', ' .a{fill:#fff}', []],
    ['<![CDATA[<!-- .a{fill:#fff} -->]]>', '  .a{fill:#fff}  ', []],
  ])('of the styles %s stay %s', (css, expected, removed) => {
    expect(kept(css)?.replaceAll('&quot;', '"')).toBe(expected);
    expect(cleanWhole(style(css)).removed).toEqual(removed);
  });

  test('harmless pieces do not become an import side by side', () => {
    expect(kept('@im@import "x";port "y";.a{fill:red}')).not.toMatch(/@import/i);
    expect(kept('.a{b:u}x{\\}rl(//x)')).not.toMatch(/url\(/i);
  });

  test.each([
    ['<image href="../photos/hall.jpg"/>', ['pictures']],
    ['<use href="other.svg#a"/>', ['pictures']],
    ['<image href="data:image/png;base64,iVBORw0KGgo="/>', []],
    [
      '<switch><foreignObject><div xmlns="http://www.w3.org/1999/xhtml">Court</div></foreignObject><text>Co…</text></switch>',
      ['labels'],
    ],
    ['<foreignObject> <x xmlns="y"/> </foreignObject>', []],
    ['<flowRoot><flowPara>Court</flowPara></flowRoot>', ['labels']],
    ['<script>1</script><g onclick="x()"/>', ['scripts']],
    ['<g style="fill:red;background:url(//x)"/>', ['styles']],
    ['<g fill="url(//x)"/>', ['styles']],
    ['<metadata><x xmlns="y">1</x></metadata><a href="https://x.example"><path/></a><g data-x="a:b"/>', []],
  ])('%s', (inner, removed) => {
    expect(cleanWhole(svg(inner)).removed).toEqual(removed);
  });
});

describe('Content that runs, loads or links is removed', () => {
  test.each([
    '<script>alert(1)</script>',
    '<script href="https://evil.example/x.js"/>',
    '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
    '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>',
    '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>',
    '<foreignObject><g><path d="alert"/></g></foreignObject>',
    '<handler type="application/ecmascript">alert(1)</handler>',
    '<iframe src="https://evil.example"/>',
    '<?xml-stylesheet href="https://evil.example/x.css"?>',
    '<!-- <script>alert(1)</script> -->',
    '<animate attributeName="href" values="javascript:alert(1)"/>',
    '<set attributeName="onclick" to="alert(1)"/>',
    '<animate attributeName="xlink:href" to="javascript:alert(1)"/>',
  ])('%s', (inner) => {
    expect(cleaned(inner)).toBe('<svg>');
  });

  test.each([
    ['<g onload="alert(1)" oNcLick="alert(1)"/>', '<g></g>'],
    ['<g xmlns:x="http://www.w3.org/1999/xlink" x:href="javascript:alert(1)"/>', '<g></g>'],
    ['<a href="javascript:alert(1)"><path d="M0"/></a>', '<g><path d="M0"></path></g>'],
    ['<a href="java&#x0a;script:alert(1)"><path d="M0"/></a>', '<g><path d="M0"></path></g>'],
    ['<image href="https://evil.example/track.gif"/>', '<image></image>'],
    ['<image xlink:href="//evil.example/track.gif"/>', '<image></image>'],
    ['<image href="data:image/svg+xml;base64,AAAA"/>', '<image></image>'],
    ['<image href="file:///etc/passwd"/>', '<image></image>'],
    ['<use href="other.svg#a"/>', '<use></use>'],
    ['<use href="data:image/png;base64,AAAA"/>', '<use></use>'],
    ['<feImage href="https://evil.example/x"/>', '<feImage></feImage>'],
    ['<g fill="url(https://evil.example/x)"/>', '<g fill="none"></g>'],
    ['<g fill="u\\72l(https://evil.example/x)"/>', '<g></g>'],
    ['<g style="background: url(&quot;https://evil.example&quot;)"/>', '<g style="background: none"></g>'],
    ['<style>@import "https://evil.example/x.css";</style>', '<style></style>'],
    [
      '<style><![CDATA[@im/**/port "x"; a { b: url(//evil.example) }]]></style>',
      '<style>@im port "x"; a { b: none }</style>',
    ],
    ['<style>a{}<script>alert(1)</script></style>', '<style>a{}</style>'],
    ['<desc><![CDATA[<script>alert(1)</script>]]></desc>', '<desc>&lt;script&gt;alert(1)&lt;/script&gt;</desc>'],
    ['<g xml:base="https://evil.example/"/>', '<g></g>'],
    ['<metadata xmlns:i="x"><i:pgf>1</i:pgf></metadata><path d="M0"/>', '<path d="M0"></path>'],
  ])('%s', (inner, expected) => {
    expect(cleaned(inner).replaceAll('&quot;', '"')).toBe(`<svg>${expected}`);
  });

  test('also from the root', () => {
    expect(cleaned('', 'onload="alert(1)" width="5"')).toBe('<svg width="5">');
  });
});

/** Returns a document type whose every entity is ten of the one before. */
function laughs(count: number): string {
  const entities = Array.from({ length: count }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`);
  return `<!DOCTYPE svg [<!ENTITY e0 "lol">${entities.join('')}]>`;
}

describe('Anything but an SVG is refused', () => {
  test.each([
    ['', /must contain a root/],
    ['hello', /text data outside of root/],
    ['<html><svg xmlns="http://www.w3.org/2000/svg"/></html>', /root element other/],
    ['<svg/>', /root element other/],
    ['<svg xmlns="http://www.w3.org/1999/xhtml"/>', /root element other/],
    ['<s:svg/>', /root element other/],
    ['<svg xmlns="http://www.w3.org/2000/svg">', /unclosed tag: svg/],
    ['<svg xmlns="http://www.w3.org/2000/svg"><g></svg></g>', /unexpected close tag/],
    [`${svg('')}${svg('')}`, /only one root/],
    [`${svg('')}<script/>`, /only one root/],
    [svg('<g a="1" a="2"/>'), /duplicate attribute: a/],
    [svg('<g xmlns:y="http://www.w3.org/1999/xlink" y:href="#a" xlink:href="#a"/>'), /duplicate attribute/],
    [svg('<g a=1/>'), /unquoted attribute/],
    [svg('<g/ onload="x">'), /forward-slash/],
    [svg('< g>'), /disallowed character in tag name/],
    [svg('<![CDATA['), /unclosed tag/],
    [svg('<!-- '), /unclosed tag/],
    [svg('&#xFFFFFF;'), /malformed character entity/],
    [svg('&#0;'), /malformed character entity/],
    [svg('&#xD800;'), /malformed character entity/],
    [svg('\u0001'), /disallowed character/],
    [`<?xml version="1.1"?>${svg('&#1;')}`, /malformed character entity/],
    [svg('\uD800<script/>'), /XML does not allow/],
    [svg('a & b'), /unclosed tag: svg/],
    [svg('&nbsp;'), /undefined entity/],
    [svg('&constructor;'), /undefined entity/],
    [svg('<!DOCTYPE svg>'), /inappropriately located doctype/],
    ['<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>' + svg('&x;'), /undefined entity/],
    [`<!DOCTYPE svg [<!ENTITY x "${'lol'.repeat(999)}">]>` + svg('&x;'.repeat(999)), /abbreviations/],
    [laughs(20) + svg('', 'id="&e20;"'), /abbreviations/],
    [`<!DOCTYPE svg [<!ENTITY x "<script/>">]>` + svg('&x;'), /undefined entity/],
    [`<!DOCTYPE svg [<!ENTITY x "&#60;script/>">]>` + svg('&x;'), /undefined entity/],
    [`<!DOCTYPE svg [<!ENTITY x "&x;">]>` + svg('&x;'), /undefined entity/],
    [`<!DOCTYPE svg [<!ENTITY % x "lol">]>` + svg('&x;'), /undefined entity/],
    ['<!DOCTYPE svg [' + svg(''), /must contain a root/],
    [svg('<g>'.repeat(200) + '</g>'.repeat(200)), /deeper/],
    [svg('<g/>'.repeat(100_000)), /too many/],
  ])('%#', (file, message) => {
    expect(() => cleanSvg(file)).toThrow(XmlError);
    expect(() => cleanSvg(file)).toThrow(message);
  });

  test('with the line of the fault', () => {
    expect(() => cleanSvg(svg('\n<g>\n</a>'))).toThrow('is not well-formed XML in line 3 (unexpected close tag)');
  });

  // A quadratic step would take hours for these files.
  test.each(['<', '<a ', '<!--', '&', ' a="', '<?', "'", '<![CDATA['])('quickly, even with many %j', (sign) => {
    const end = sign.repeat(300_000);
    expect(() => cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg"${end}`)).toThrow(XmlError);
    if (sign === "'" || sign === ' a="') expect(cleaned(end)).toHaveLength(sign === "'" ? 300_005 : 2_700_005);
    else expect(() => cleanSvg(svg(end))).toThrow(XmlError);
  });
});

const hostile = [
  '<script>',
  '</script>',
  '<g',
  ' onload="alert(1)"',
  '>',
  '</g>',
  '<a href="',
  'javascript:alert(1)',
  '"',
  "'",
  '/>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '&lt;',
  '&#60;',
  '<style>',
  '</style>',
  '@import url(//evil)',
  '\\',
  'url(',
  ')',
  '<foreignObject>',
  '</foreignObject>',
  ' xmlns="http://www.w3.org/1999/xhtml"',
  ' xmlns:x="http://www.w3.org/2000/svg"',
  '<x:script/>',
  '<path d="M0"/>',
];

test('The result for any input cannot run or load anything, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...hostile), { maxLength: 14 }), (pieces) => {
      let kept: string;
      try {
        kept = cleanSvg(svg(pieces.join('')));
      } catch (error) {
        expect(error).toBeInstanceOf(XmlError);
        return;
      }
      expect(kept).not.toMatch(/<(?:\w+:)?(?:script|foreignObject)/i);
      expect(kept).not.toMatch(/<[^>]*\son\w+=|<[^>]*javascript:|<style>[^<]*(?:@import|url\((?!#))/i);
      expect(cleanSvg(kept)).toBe(kept);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['fill: red', 'fill: red'],
  ['a { b: url( #x ) }', 'a { b: url( #x ) }'],
  ['url("//x")', 'none'],
  ["url('#a' '//x')", undefined],
  ['url(//x', undefined],
  ['url("//x', undefined],
  ['u\\rl(//x)', undefined],
  ['image-set("//x" 1x)', undefined],
  ['@IMPORT "x"', undefined],
  ['width: expression(alert(1))', undefined],
  ['/* url(//x */ a', '  a'],
])('The style %j becomes %j', (given, kept) => {
  expect(cleanCss(given)).toBe(kept);
});
