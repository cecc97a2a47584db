import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leanTexts, listLanguages } from './lean-texts.ts';

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

describe('a build', () => {
  const root = mkdtempSync(join(tmpdir(), 'cicerone-texts-'));

  beforeAll(() => {
    const sources = {
      'main.js': `export { files } from './src/shared/i18n/packs.js';`,
      'src/shared/i18n/packs.js': `export const files = import.meta.glob('./*/guide.json');`,
      'src/shared/i18n/de/guide.json': '{"hello":"Hallo"}',
      'src/shared/i18n/en/guide.json': '{"hello":"Hello"}',
    };
    for (const [name, text] of Object.entries(sources)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
  });

  afterAll(() => rmSync(root, { recursive: true }));

  async function built(...before: readonly Plugin[]): Promise<string> {
    const texts = leanTexts();
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [...before, texts.plugin],
      build: {
        outDir: 'out',
        rolldownOptions: {
          input: 'main.js',
          preserveEntrySignatures: 'strict',
          output: {
            entryFileNames: 'assets/main.js',
            chunkFileNames: ({ facadeModuleId }) => texts.nameOf(facadeModuleId) ?? 'assets/[name].js',
          },
        },
      },
    });
    return readFileSync(join(root, 'out/assets/main.js'), 'utf8');
  }

  it('loads texts by a list of languages', async () => {
    expect(await built()).toContain('de en');
    const files = readdirSync(join(root, 'out/assets')).filter((name) => name.includes('guide'));
    expect(new Set(files.map((name) => name.slice(2))).size).toBe(1);
    expect(files).toHaveLength(2);
  });

  it('fails when the bundler prints the loaders in another way', async () => {
    const otherBundler: Plugin = {
      name: 'other-bundler',
      renderChunk: (code) => ({ code: code.replaceAll('": () =>', '": async () =>'), map: null }),
    };
    await expect(built(otherBundler)).rejects.toThrow('loaders of these texts in another way: guide');
  });
});
