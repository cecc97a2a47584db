import { describe, expect, it } from 'vitest';
import { usedRules } from './used-rules.ts';

const html = '<body><main class="_list_1 _wide_2"><p class="_note_3">.other</p></main></body>';

describe('the rules that may apply to a page', () => {
  it.each([
    ['a rule for elements', 'p{margin:0}'],
    ['a rule for all classes of an element', '._list_1._wide_2>p{margin:0}'],
    ['a rule of which one selector may apply', '._other_9,._note_3{margin:0}'],
    ['a rule with a condition that is not met', '._note_3:not(._other_9):has(>._more_8){margin:0}'],
    ['a rule for a state', ':root[data-contrast=high] ._note_3:hover{margin:0}'],
    ['a rule within a condition', '@media (width>=720px){._note_3{margin:0}}'],
    ['fonts and animations', '@font-face{src:url("a{b}.woff2")}@keyframes turn{to{rotate:1turn}}'],
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
    ['conditions in which nothing is left', '@media (width>=720px){@container (width>9px){._other_9{margin:0}}}'],
  ])('leave out rules for %s', (_what, css) => {
    expect(usedRules(`p{color:red}${css}`, html)).toBe('p{color:red}');
  });
});
