import { describe, expect, it } from 'vitest';
import { type BuiltChunk } from '#server/site/chunk-list.ts';
import { faultsOfServer } from './weigh-server.ts';
import { circlesIn, missingTexts, unstyledClasses, weighStaff } from './weigh-staff.ts';

const empty = { sources: [], modules: [], imports: [], dynamicImports: [], css: [] } as const;

describe('the check of the staff area', () => {
  const budgets = [{ name: 'login', modules: ['cms/index.html'], texts: ['cms-door'], kB: 1, files: 3 }];
  const chunks: readonly BuiltChunk[] = [
    { ...empty, file: 'door.js', sources: ['cms/index.html'], imports: ['libraries.js'] },
    { ...empty, file: 'libraries.js' },
    { ...empty, file: 'de.js', sources: ['src/shared/i18n/de/cms-door.json'] },
    { ...empty, file: 'en.js', sources: ['src/shared/i18n/en/cms-door.json'] },
  ];
  const weighed = (bytes: number, list = chunks): readonly string[] =>
    weighStaff(
      list,
      (file) => new Uint8Array(file === 'de.js' ? bytes : 1).map(() => Math.random() * 256),
      budgets,
    ).flatMap(({ faults }) => faults);

  it('accepts a light login with the texts of one language', () => expect(weighed(100)).toEqual([]));

  it('finds too many bytes, in the heavier language', () => {
    expect(weighed(2000)).toEqual([expect.stringMatching(/^\d+ bytes too many$/)]);
  });

  it('finds too many files', () => {
    const [door, ...others] = chunks;
    const list = [{ ...empty, ...door, file: 'door.js', css: ['door.css'] }, ...others];
    expect(weighed(1, list)).toEqual(['1 files too many']);
  });

  it('finds files that import each other', () => {
    const list = chunks.map((chunk) => (chunk.file === 'libraries.js' ? { ...chunk, imports: ['door.js'] } : chunk));
    expect([circlesIn(chunks), circlesIn(list)]).toEqual([[], ['door.js', 'libraries.js']]);
  });

  it('finds texts of the overview that come only with the sections', () => {
    const list: readonly BuiltChunk[] = [
      { ...empty, file: 'app.js', sources: ['cms/app.tsx'], imports: ['frame.js'], dynamicImports: ['files.js'] },
      { ...empty, file: 'frame.js', modules: ['cms/frame/menu.tsx', 'src/shared/content/definition.ts'] },
      { ...empty, file: 'files.js', sources: ['cms/files.tsx'], modules: ['cms/files.tsx'] },
    ];
    const texts = { first: ['cms.menu'], all: ['cms.menu', 'files.title', 'unnamed'] };
    const foundIn = (code: string): readonly string[] => missingTexts(list, () => code, texts);
    expect(foundIn("t('cms.menu') + t('unnamed')")).toEqual([]);
    expect(foundIn("t(isOpen ? 'cms.menu' : 'files.title')")).toEqual([
      "cms/frame/menu.tsx: 'files.title' is not in cms-work.json",
    ]);
  });

  it('finds components without their styles', () => {
    const scripts = 'const a = { root: "m_1234abcd", label: "m_5678abcd" }, b = "m_00000000"';
    const mantine = '.m_1234abcd {} .m_5678abcd {} .m_9999abcd {}';
    expect(unstyledClasses(scripts, '.m_1234abcd{}', mantine)).toEqual(['m_5678abcd']);
  });
});

describe('the check of the server', () => {
  const chunks: readonly BuiltChunk[] = [
    { ...empty, file: 'main.js', sources: ['src/server/main.ts'], dynamicImports: ['start.js'] },
    {
      ...empty,
      file: 'start.js',
      sources: ['src/server/start/start-server.ts'],
      imports: ['shared.js', 'node:fs'],
      dynamicImports: ['postgres.js'],
    },
    { ...empty, file: 'shared.js', imports: ['@photostructure/sqlite'], dynamicImports: ['@node-rs/argon2'] },
    { ...empty, file: 'postgres.js', modules: ['node_modules/pg/lib/index.js'] },
    { ...empty, file: 'pictures.js', sources: ['src/server/files/picture-process/main.ts'], imports: ['sharp'] },
  ];
  const installed = ['@photostructure/sqlite', '@node-rs/argon2', 'sharp'];
  const withImport = (file: string, imported: string): readonly BuiltChunk[] =>
    chunks.map((chunk) => (chunk.file === file ? { ...chunk, imports: [...chunk.imports, imported] } : chunk));

  it('accepts a server that imports what is installed, and nothing early', () => {
    expect(faultsOfServer(chunks, installed)).toEqual([]);
  });

  it('finds a package that is not installed, and one that is not imported', () => {
    expect(faultsOfServer(withImport('pictures.js', 'pg'), installed)).toEqual(['pg is imported, but no dependency']);
    expect(faultsOfServer(chunks, [...installed, 'zod'])).toEqual(['zod is a dependency, but not imported']);
  });

  it('finds a library that a start would load', () => {
    expect(faultsOfServer(withImport('shared.js', 'sharp'), installed)).toEqual(['sharp is loaded by every start']);
    expect(faultsOfServer(withImport('start.js', 'postgres.js'), installed)).toEqual(['pg is loaded by every start']);
  });
});
