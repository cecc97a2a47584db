import { describe, expect, it } from 'vitest';
import { usedRules } from './used-rules.ts';

const html =
  '<html dir="ltr" data-contrast="normal"><body><main class="_list_1 _wide_2"><p class="_note_3" lang="en">.other ł</p>' +
  '<svg viewBox="0 0 9 9"></svg><details></details></main></body>';

describe('the rules that may apply to a page', () => {
  it.each([
    ['a rule for elements', 'p{margin:0}'],
    ['a rule for all classes of an element', '._list_1._wide_2>p{margin:0}'],
    ['a rule of which one selector may apply', '._other_9,._note_3{margin:0}'],
    ['a rule with a condition that is not met', '._note_3:not(._other_9):has(>._more_8){margin:0}'],
    ['a rule for a state that needs no pointer', '._note_3:focus-visible,._note_3:not(:hover){margin:0}'],
    ['a rule for elements that have others', ':root:has(._note_3),main:has(>p[lang],>._other_9){margin:0}'],
    ['a rule for attributes', ':root[dir=ltr] ._note_3[lang],svg[viewBox="0 0 9 9"]{margin:0}'],
    ['a rule for languages', ':is(:lang(ja),:lang(en)){margin:0}'],
    ['a rule for what visitors open', 'details[open]{margin:0}'],
    ['a rule for what the page finds out', ':root[data-unkept] p,:root[data-unfit] p{margin:0}'],
    ['a rule for a part of an element', 'p::marker,p:first-child{margin:0}'],
    ['a rule with a comma within brackets', '[data-other="a,p"],p{margin:0}'],
    ['a rule within a condition', '@media (width>=720px){._note_3{margin:0}}'],
    ['a font for all letters', '@font-face{src:url("a{b}.woff2")}'],
    ['a font for one of the letters', '@font-face{src:url("a.woff2");unicode-range:U+4??,U+142-144}'],
    ['an animation', '@keyframes turn{to{rotate:1turn}}p{animation:turn 1s}'],
    ['a statement', '@charset "utf-8";p{margin:0}'],
    ['a text with braces', '._note_3:after{content:"}{;"}'],
  ])('include %s', (_what, css) => {
    expect(usedRules(css, html)).toBe(css);
  });

  it.each([
    ['classes that the page lacks', '._other_9{margin:0}'],
    ['words of the page that are no classes', '.other{margin:0}'],
    ['an element with one class too many', '._list_1._other_9{margin:0}'],
    ['classes behind others', '._list_1 ._other_9:is(._note_3){margin:0}'],
    [
      'elements that have none of a class',
      ':root:has(._other_9[open]){overflow:hidden}main:has(>._other_9)>p{margin:0}',
    ],
    ['elements that the page lacks', 'p blockquote,p>mark{margin:0}'],
    ['attributes that the page lacks', 'p[data-picture],[data-offer] p{margin:0}'],
    ['other values of attributes', ':root[data-contrast=high] p,:root[dir="rtl"] p{margin:0}'],
    ['other languages', ':is(:lang(ja),:lang(e)){margin:0}:lang(ko){margin:0}'],
    ['what a pointer is on', '@media (hover:hover){p:hover{margin:0}}p:active>svg{margin:0}'],
    ['what grows from page to page', '::view-transition-group(.grows){margin:0}'],
    ['fonts for other letters', '@font-face{src:url("a.woff2");unicode-range:U+4??,U+100-130}'],
    ['animations that nothing names', '@keyframes turn{to{rotate:1turn}}._other_9{animation:turn 1s}'],
    ['conditions in which nothing is left', '@media (width>=720px){@container (width>9px){._other_9{margin:0}}}'],
  ])('leave out rules for %s', (_what, css) => {
    expect(usedRules(`p{color:red}${css}`, html)).toBe('p{color:red}');
  });
});
