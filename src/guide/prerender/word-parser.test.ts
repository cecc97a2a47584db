import { expect, it } from 'vitest';
import { WordParser } from './word-parser.ts';

it.each([
  ['Pictures &amp; patterns & more', 'Pictures & patterns & more'],
  ['<p>One</p> <p>two &lt;three&gt;</p>', 'One two <three>'],
  ['a<script>b</script><style>c</style>d', 'ad'],
  ['<title>hidden</title>seen', 'seen'],
  ['1 < 2 &nbsp;&euro;', '1 < 2 \u00A0€'],
  ['<b>open <i>both', 'open both'],
  ['<!-- nothing -->something', 'something'],
  ['<template>kept apart</template>here', 'here'],
  ['<noscript>without</noscript>', 'without'],
])('of %j the words are %j', (html, words) => {
  expect(new WordParser().parseFromString(html).body.textContent).toBe(words);
});
