import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '#server/project.ts';
import { findViolations, listSources } from './find-violations.ts';

describe('the house', () => {
  it('keeps its import rules', async () => {
    const { read, violations } = await findViolations(projectRoot);
    expect(violations).toEqual([]);
    // A checker that reads nothing finds nothing.
    expect(new Set(read)).toEqual(new Set([...read, ...listSources(projectRoot)]));
    expect(read.length).toBeGreaterThan(80);
  });
});

/** Each has separate files and names, because one tree holds them all. */
const faults: readonly {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  readonly rule: string;
}[] = [
  {
    name: 'a type import up the stairs',
    files: {
      'src/shared/content/up.ts': 'import { type Screen } from "#guide/types.ts"; export type Up = Screen;',
      'src/guide/types.ts': 'export type Screen = 1;',
    },
    rule: 'room src/shared/content',
  },
  {
    name: 'an inline type import up the stairs',
    files: {
      'src/shared/content/inline.ts': 'export type Up = import("#guide/types.ts").Screen;',
      'src/guide/types.ts': 'export type Screen = 1;',
    },
    rule: 'room src/shared/content',
  },
  {
    name: 'a game importing another',
    files: {
      'games/memory/rules.ts': 'import { cut } from "../jigsaw/rules.ts"; export const x = cut;',
      'games/jigsaw/rules.ts': 'export const cut = 1;',
    },
    rule: 'games apart',
  },
  {
    name: 'the guide in the CMS',
    files: { 'cms/editor.ts': 'export { screen } from "#guide/screen.tsx";' },
    rule: 'room cms',
  },
  {
    name: 'a field that imports a section',
    files: {
      'cms/fields/field.ts': 'export { name } from "../sections/tours/name.ts";',
      'cms/sections/tours/name.ts': 'export const name = "x";',
    },
    rule: 'floor of cms/fields',
  },
  {
    name: 'folders of one floor that import each other',
    files: {
      'cms/lists/list.ts': 'export { map } from "../map/map.ts";',
      'cms/map/map.ts': 'export const map = 1;',
    },
    rule: 'floor of cms/lists, cms/map',
  },
  {
    name: 'a folder of the staff area without a floor',
    files: {
      'cms/app.ts': 'export { misc } from "./misc/misc.ts";',
      'cms/misc/misc.ts': 'export const misc = 1;',
    },
    rule: 'unknown floor in cms',
  },
  {
    name: 'what the guide remembers in need of a screen',
    files: {
      'src/guide/map/walk-state/walk.ts': 'export { list } from "../../screens/list.ts";',
      'src/guide/screens/list.ts': 'export const list = 1;',
    },
    rule: 'floor of src/guide/preview, src/guide/access/state, src/guide/map/walk-state, src/guide/tours/progress, src/guide/state/notices, src/guide/state/settings, src/guide/state/records',
  },
  {
    name: 'a folder of the guide without a floor',
    files: {
      'src/guide/main.ts': 'export { more } from "./state/more/more.ts";',
      'src/guide/state/more/more.ts': 'export const more = 1;',
    },
    rule: 'unknown floor in src/guide',
  },
  {
    name: 'an edit that reaches a store',
    files: { 'cms/draft/edit.ts': 'import { createStore } from "zustand"; export const store = createStore;' },
    rule: 'pure',
  },
  {
    name: 'a dynamic import up the stairs',
    files: { 'engine/stage/late.ts': 'export const late = () => import("#guide/screen.tsx");' },
    rule: 'room engine',
  },
  {
    name: 'Pixi outside its rooms',
    files: { 'games/memory/picture.ts': 'import { Sprite } from "pixi.js"; export const sprite = Sprite;' },
    rule: 'owner of PixiJS',
  },
  {
    name: 'a type of Leaflet outside its room',
    files: { 'src/guide/map.ts': 'import type { Map } from "leaflet"; export type M = Map;' },
    rule: 'owner of Leaflet',
  },
  {
    name: 'a machine that reaches React through a helper',
    files: {
      'games/memory/machine.ts': 'import { help } from "./helping.ts"; export const machine = help;',
      'games/memory/helping.ts': 'import { more } from "./more.ts"; export const help = more;',
      'games/memory/more.ts': 'import { useState } from "react"; export const more = useState;',
    },
    rule: 'pure',
  },
  {
    name: 'Node in the guide',
    files: { 'src/guide/disk.ts': 'import { readFileSync } from "node:fs"; export const read = readFileSync;' },
    rule: 'node',
  },
  {
    name: 'a cycle',
    files: {
      'src/guide/a.ts': 'import { b } from "./b.ts"; export const a = () => b;',
      'src/guide/b.ts': 'import { a } from "./a.ts"; export const b = () => a;',
    },
    rule: 'no cycles',
  },
  {
    name: 'an import of a test',
    files: {
      'tests/data.ts': 'export const data = 1;',
      'src/guide/uses.ts': 'export { data } from "#tests/data.ts";',
    },
    rule: 'room src/guide',
  },
  {
    name: 'an import that leads nowhere',
    files: { 'src/guide/lost.ts': 'export { lost } from "#content/lost.ts";' },
    rule: 'unresolved',
  },
];

describe('the checker', () => {
  let root = '';

  beforeEach(() => {
    root = makeTree();
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('accepts a sound tree', async () => {
    const { read, violations } = await findViolations(root);
    expect(violations).toEqual([]);
    expect(read).toHaveLength(2);
  });

  it.each([
    { world: 'src/worker', source: 'export const title = window.document.title;', name: 'window' },
    { world: 'src/shared/content', source: 'export const title = document.title;', name: 'document' },
    { world: 'src/server', source: 'export const title = document.title;', name: 'document' },
    { world: 'src', source: 'export const directory = process.cwd();', name: 'process' },
  ])('does not compile $name in $world', ({ world, source, name }) => {
    for (const config of ['src', 'src/worker', 'src/shared/content', 'src/server']) {
      mkdirSync(join(root, config), { recursive: true });
      cpSync(join(projectRoot, config, 'tsconfig.json'), join(root, config, 'tsconfig.json'));
    }
    const place = world === 'src' ? 'src/guide' : world;
    seed(root, `${place}/sound.ts`, 'export const sound = 1;');
    seed(root, `${place}/seeded.ts`, source);
    const errors = compile(world)
      .split('\n')
      .filter((line) => line.includes('error TS'));
    expect(errors).toEqual([expect.stringMatching(new RegExp(`/seeded\\.ts.*'${name}'`))]);
  });

  function compile(world: string): string {
    try {
      return execFileSync(
        process.execPath,
        [join(projectRoot, 'node_modules/typescript-native/bin/tsc'), '-p', world],
        {
          cwd: root,
          encoding: 'utf8',
        },
      );
    } catch (error) {
      return String((error as { stdout?: unknown }).stdout);
    }
  }
});

describe('in a tree with every fault, the checker', () => {
  let found: readonly string[] = [];

  beforeAll(async () => {
    const root = makeTree();
    for (const { files } of faults) for (const [path, source] of Object.entries(files)) seed(root, path, source);
    found = (await findViolations(root)).violations;
    rmSync(root, { recursive: true, force: true });
  });

  it.each(faults)('finds $name', ({ files, rule }) => {
    const byRule = found.filter((violation) => violation.startsWith(`${rule}: `));
    expect(byRule.filter((violation) => Object.keys(files).some((path) => violation.includes(path)))).not.toEqual([]);
  });
});

/** Returns the folder of a sound tree that is laid out like this project. */
function makeTree(): string {
  const root = mkdtempSync(join(tmpdir(), 'cicerone-house-'));
  for (const name of ['package.json', 'tsconfig.json']) cpSync(join(projectRoot, name), join(root, name));
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  for (const room of [
    'src/shared/content',
    'src/guide',
    'src/worker',
    'engine/stage',
    'games/memory',
    'games/jigsaw',
    'cms',
    'tests',
  ]) {
    mkdirSync(join(root, room), { recursive: true });
  }
  seed(root, 'src/shared/content/title.ts', 'export const title = "x"; export type Title = string;');
  seed(root, 'src/guide/screen.tsx', 'import { title } from "#content/title.ts"; export const screen = title;');
  return root;
}

function seed(root: string, path: string, source: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), `${source}\n`);
}
