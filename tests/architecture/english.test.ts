import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/project.ts';
import { findEnglishFaults } from './english.ts';

const rooms = ['src/**', 'cms/**', 'engine/**', 'games/**', 'tests/**', 'assets/**', '*.ts', '**/*.md'];

it('Comments, documents and the English texts of screens avoid phrases that are not native English', () => {
  const globs = rooms.map((room) => `:(glob)${room}`);
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', ...globs], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
    .split('\0')
    .filter(
      (path) =>
        /\.(?:tsx?|mts|mjs|css|java|md)$|^src\/shared\/i18n\/en\/.+\.json$/.test(path) &&
        existsSync(join(projectRoot, path)),
    );
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((path) => findEnglishFaults(path, readFileSync(join(projectRoot, path), 'utf8')))).toEqual([]);
});

it.each([
  ['a.ts', '// Nobody reads it.', ['1: "Nobody"']],
  ['a.tsx', 'const a = (\n  <p>{/* for everybody */}</p>\n);', ['2: "everybody"']],
  ['a.mjs', '/** Whoever calls it is told. */', ['1: "Whoever"', '1: "is told"']],
  ['a.css', '.a::after { content: "/* nobody */"; } /* as somebody did */', ['1: "somebody"']],
  ['A.java', 'String a = "//";\n// Staff are\n// asked first.', ['2: "are asked"']],
  ['a.ts', '/**\n * Files of\n * their own\n */', ['2: "of their own"']],
  ['a.md', "The visitors' phone and the own copy, others' too", ['1: "the own"']],
  [
    'src/shared/i18n/en/a.json',
    '{\n  "nobody": "Nobody’s",\n  "b": { "one": "“They” \\"are\\" and are said" }\n}',
    ['2: "Nobody"', '3: "are said"'],
  ],
  ['cms/a.ts', "const nobody = { a: 'Nobody' };", []],
  ['a.ts', '// The user `somebody`, "everybody", \'whoever\' and “the own”', []],
  ['a.ts', '// One of its own, or none\n// of their own', []],
  ['a.ts', '// What it is\ncall();\n// said another.', []],
  ['a.md', '```\nnobody\n```\n\nHe is retold.', []],
])('In %s, %j holds %j', (path, text, found) => {
  expect(findEnglishFaults(path, text).map((fault) => fault.split(';')[0])).toEqual(found.map((at) => `${path}:${at}`));
});

it('Each fault says what to write instead', () => {
  expect(findEnglishFaults('a.md', 'the own')).toEqual(['a.md:1: "the own"; write "its own", "their own"']);
});
