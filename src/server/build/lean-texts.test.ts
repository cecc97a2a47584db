import { expect, it } from 'vitest';
import { listLanguages } from './lean-texts.ts';

const loader = (language: string, file: string): string =>
  `\t"./${language}/guide.json": () => __vitePreload(() => import("./${file}.js"), __VITE_PRELOAD__, import.meta.url),\n`;

it('loaders of files that differ in their language alone are written once', () => {
  const loaders = loader('de', 'de-guide-1') + loader('zh-Hans', 'zh-Hans-guide-1');
  expect(listLanguages(loaders)).toBe(
    'Object.fromEntries("de zh-Hans".split(" ").map((language) => [language, () => __vitePreload(() => import(`./${language}-guide-1.js`), __VITE_PRELOAD__, import.meta.url)]))',
  );
});

it.each([
  ['in more', loader('de', 'de-guide-1') + loader('en', 'en-guide-2')],
  ['in something else', loader('de', 'guide-1') + loader('en', 'guide-1')],
])('files that differ %s end the build', (_, loaders) => {
  expect(() => listLanguages(loaders)).toThrow('more than their language');
});
