import { expect, it } from 'vitest';
import { choosePack } from './choose-pack.ts';

const codes = ['ar', 'de', 'en', 'fr', 'he', 'nb', 'pt', 'uk', 'zh-Hans'];

it.each([
  ['', 'de'],
  ['de', 'de'],
  ['DE', 'de'],
  ['de-AT', 'de'],
  ['de_CH', 'de'],
  ['en', 'en'],
  ['en-US', 'en'],
  ['en-GB', 'en'],
  ['fr-CA', 'fr'],
  ['uk-UA', 'uk'],
  ['ar-EG', 'ar'],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh_Hans_CN', 'zh-Hans'],
  ['zh-TW', 'zh-Hans'],
  ['nb-NO', 'nb'],
  ['no', 'nb'],
  ['no-NO', 'nb'],
  ['nn', 'nb'],
  ['nso', 'en'],
  ['iw', 'he'],
  ['iw_IL', 'he'],
  ['pt-BR', 'pt'],
  ['cs', 'en'],
  ['frr', 'en'],
  [' ', 'de'],
  ['__proto__', 'en'],
])('%j is served by %s', (code, pack) => expect(choosePack(code, codes)).toBe(pack));

it('English serves a language whose texts do not exist', () => {
  expect(choosePack('fr', ['de', 'en'])).toBe('en');
  expect(choosePack('pt-BR', ['en', 'pt', 'pt-BR'])).toBe('pt-BR');
});
