import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { joinLateFiles } from './join-late-files.ts';

const root = mkdtempSync(join(tmpdir(), 'cicerone-join-'));

const sources = {
  'package.json': JSON.stringify({ type: 'module', imports: { '#texts/*': './src/texts/*' } }),
  'src/main.ts': `export const all = async () => [
    (await import('./screens/first-list.ts')).list,
    (await import('./screens/other-list.ts')).list,
    (await import('./alone.ts')).alone,
    (await import('#texts/words.ts')).words,
  ];`,
  'src/screens/first-list.ts': `import { prefix } from '../prefix.ts'; export const list = prefix + 'first';`,
  'src/screens/other-list.ts': `import { prefix } from '../prefix.ts'; export const list = prefix + 'other';`,
  'src/prefix.ts': `export const prefix = 'the ';`,
  'src/alone.ts': `export const alone = 'alone';`,
  'src/texts/words.ts': `export const words = 'words';`,
};

beforeAll(async () => {
  for (const [name, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const fileOf = (module: string): string | undefined => /^src\/(screens|texts)\//.exec(module)?.[1];
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [joinLateFiles(['src'], fileOf)],
    build: {
      outDir: 'out',
      rolldownOptions: {
        input: 'src/main.ts',
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' },
      },
      modulePreload: false,
    },
  });
});

afterAll(() => rmSync(root, { recursive: true }));

it('modules share files by the table, others keep their own, and each import takes its module from its file', async () => {
  const files = readdirSync(join(root, 'out')).filter((name) => !/^(?:rolldown-runtime|preload-helper)\./.test(name));
  expect(files.toSorted()).toEqual(['alone.js', 'main.js', 'screens.js', 'texts.js']);
  const { all } = (await import(pathToFileURL(join(root, 'out/main.js')).href)) as { all: () => Promise<unknown> };
  expect(await all()).toEqual(['the first', 'the other', 'alone', 'words']);
});

it('a file that is gone says which of its modules was wanted', async () => {
  rmSync(join(root, 'out/screens.js'));
  // Where the build tells of what is missing.
  vi.stubGlobal('window', new EventTarget());
  const { all } = (await import(`${pathToFileURL(join(root, 'out/main.js')).href}?again`)) as {
    all: () => Promise<unknown>;
  };
  await expect(all()).rejects.toMatchObject({ member: 'firstList' });
});
