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
    (await import('#texts/de/words.ts')).words,
    ...(await (await import('./texts/load.ts')).all()),
  ];`,
  'src/screens/first-list.ts': `import { prefix } from '../prefix.ts'; export const list = prefix + 'first';`,
  'src/screens/other-list.ts': `import { prefix } from '../prefix.ts'; export const list = prefix + 'other';`,
  'src/prefix.ts': `export const prefix = 'the ';`,
  'src/alone.ts': `export const alone = 'alone';`,
  'src/texts/load.ts': `const loads = Object.values(import.meta.glob<unknown>('./*/names.ts'));
  export const all = () => Promise.all(loads.map(async (load) => (await load()).names));`,
  'src/texts/de/words.ts': `export const words = 'Wörter';`,
  'src/texts/de/names.ts': `export const names = 'Namen';`,
  'src/texts/en/names.ts': `export const names = 'names';`,
};

beforeAll(async () => {
  for (const [name, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const fileOf = (module: string): string | undefined =>
    /^src\/(screens|texts\/\w+)\//.exec(module)?.[1]?.replace('/', '-');
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [joinLateFiles(['src', 'src/texts'], fileOf)],
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
  expect(files.toSorted()).toEqual(['alone.js', 'load.js', 'main.js', 'screens.js', 'texts-de.js', 'texts-en.js']);
  const { all } = (await import(pathToFileURL(join(root, 'out/main.js')).href)) as { all: () => Promise<unknown> };
  expect(await all()).toEqual(['the first', 'the other', 'alone', 'Wörter', 'Namen', 'names']);
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
