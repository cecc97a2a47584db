import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { clientConfiguration } from '#content/client-configuration.ts';
import { projectRoot } from '#server/project.ts';
import { rooms } from './rooms.ts';

const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: projectRoot, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(projectRoot, path)));

const product = files.filter(
  (path) =>
    /^(?:src|cms|engine|games)\/.*\.(?:ts|tsx|mjs)$|^(?:Dockerfile|compose\.yaml|vite\.config\.ts)$/.test(path) &&
    !/\.test\.tsx?$|\/testing\//.test(path),
);
const tests = files.filter((path) => /^(?:tests\/.*|vitest\.config)\.(?:ts|mjs)$/.test(path));

/** The variables that some files name; a beginning such as `CICERONE_CLIENT_` is none. */
function variablesIn(paths: readonly string[]): readonly string[] {
  const names = paths.flatMap((path) => textOf(path).match(/\bCICERONE_[A-Z0-9_]*[A-Z0-9](?!\w)/g) ?? []);
  return [...new Set(names)].toSorted();
}

const clientVariables = Object.keys(clientConfiguration.fields ?? {}).map(
  (key) => `CICERONE_CLIENT_${key.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`,
);
const settings = [...textOf('deploy/SETTINGS.md').matchAll(/^\| `(CICERONE_\w+)` \|/gm)].map(([, name = '']) => name);

it('deploy/SETTINGS.md lists every variable that the product reads, once, and no other', () => {
  expect(settings.toSorted()).toEqual([...variablesIn(product), ...clientVariables].toSorted());
});

it('tests/README.md names the variables of the tests alone', () => {
  const own = variablesIn(tests).filter((name) => !settings.includes(name) && !name.startsWith('CICERONE_CLIENT_'));
  const named = textOf('tests/README.md').match(/CICERONE_[A-Z_]+/g) ?? [];
  expect([...new Set(named)].toSorted()).toEqual(own.toSorted());
});

it('Links between documents lead to files', () => {
  const broken = files
    .filter((path) => path.endsWith('.md') && !path.startsWith('cms/help/texts/'))
    .flatMap((path) =>
      [...textOf(path).matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)|\bsrc="([^"]+)"/g)]
        .map(([, link, picture]) => link ?? picture ?? '')
        .filter((target) => !existsSync(join(projectRoot, dirname(path), target)))
        .map((target) => `${path}: ${target}`),
    );
  expect(broken).toEqual([]);
});

it('Files that documents name exist', () => {
  const names = new Set(files.map((path) => path.split('/').at(-1)));
  const missing = files
    .filter((path) => path.endsWith('.md') && !path.startsWith('cms/help/texts/'))
    .flatMap((path) =>
      [...textOf(path).matchAll(/`(?:[\w./-]+\/)?([\w-]+(?:\.\w+)*\.(?:ts|tsx|mjs))`/g)]
        .filter(([, name]) => !names.has(name))
        .map(([written]) => `${path}: ${written}`),
    );
  expect(missing).toEqual([]);
});

it('src/guide/ACCESSIBILITY.md names files and folders of the project, and each criterion once', () => {
  const text = textOf('src/guide/ACCESSIBILITY.md');
  const named = [...text.matchAll(/`((?:src|engine|games|tests)\/[\w./-]*)`/g)].map(([, path = '']) => path);
  expect(named.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
  const criteria = [...text.matchAll(/^\| (\d\.\d\.\d+) /gm)].map(([, number]) => number);
  // Level A has 31 without the removed 4.1.1, level AA 24.
  expect(new Set(criteria).size).toBe(55);
  expect(criteria).toHaveLength(55);
});

it('The drawing of the rooms follows the import rules', () => {
  const drawing = /```mermaid\n([^]*?)```/.exec(textOf('CONTRIBUTING.md'))?.[1] ?? '';
  const roomOf = new Map(
    [...drawing.matchAll(/\b([a-z\d]+)\[((?:src\/(?:shared\/)?)?\w+)[^\]]*\]/g)].map(([, id = '', room = '']) => [
      id,
      room,
    ]),
  );
  const nameOf = (id: string): string => roomOf.get(id) ?? id;
  const arrows = [...drawing.matchAll(/^ *(\w+)(?:\[[^\]]*\])? --> (.+)$/gm)].flatMap(([, from = '', to = '']) =>
    to.split(' & ').map((id) => [nameOf(from), nameOf(id)] as const),
  );
  const reached = (room: string): readonly string[] =>
    arrows.filter(([from]) => from === room).flatMap(([, to]) => [to, ...reached(to)]);
  for (const [room, allowed] of Object.entries(rooms)) {
    expect([room, drawing.includes(room)]).toEqual([room, true]);
    expect([room, [...new Set(reached(room))].toSorted()]).toEqual([room, allowed.toSorted()]);
  }
});

it('The newest version in CHANGELOG.md is that of the package', () => {
  const { version } = JSON.parse(textOf('package.json')) as { readonly version: string };
  expect(/^## (\S+)/m.exec(textOf('CHANGELOG.md'))?.[1]).toBe(version);
});
