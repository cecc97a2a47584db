import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Rolldown } from 'vite';
import { projectRoot as root } from '../project.ts';
import { reachableModules } from './reachable-modules.ts';

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type Name = (id: string, context: Rolldown.ChunkingContext) => string | undefined;

/** Libraries that few sections need: their folders in node_modules. */
const heavy = {
  drawing: /\/node_modules\/(?:@pixi\/|pixi\.js\/|earcut\/|parse-svg-path\/|gifuct-js\/|tiny-lru\/)/,
  charts:
    /\/node_modules\/(?:recharts\/|@mantine\/charts\/|d3-|@reduxjs\/|re(?:act-redux|act-is|dux|dux-thunk|select)\/|es-toolkit\/|decimal|eventemitter3\/|immer\/|tiny-invariant\/|victory-vendor\/)/,
  writing: /\/node_modules\/(?:@tiptap\/|@mantine\/tiptap\/|prosemirror|linkifyjs\/|orderedmap\/|rope-sequence\/)/,
  maps: /\/node_modules\/(?:leaflet\/|react-leaflet\/|@react-leaflet\/)/,
} as const;

/** Modules with effects when they are loaded: each stays in its own file. */
const entries = /\/cms\/(?:index\.html|main\.tsx|app\.tsx|preview\/frame\/(?:index\.html|main\.tsx))$/;

/** Files of texts load one by one. */
const texts = /\/src\/shared\/i18n\/[\w-]+\//;

const pageStyles = /\/src\/shared\/ui\/(?:base|tokens)\.css$/;

const overview = 'cms/sections/overview/overview-section.tsx';

/** Modules of what staff open, by the order in which they do; each part holds what no earlier one does. */
type Part = 'door' | 'work' | 'sections' | 'statistics' | 'preview' | 'editors';

/**
 * The files of the staff area: the login, the parts that all need after it, the sections without heavy libraries, those
 * with them, and one file of texts for each language. A file costs a browser five to nine milliseconds of processor,
 * whatever its size; by modules there were 581.
 */
export const staffFiles: Splitting = {
  includeDependenciesRecursively: false,
  groups: [
    ...Object.entries(heavy).map(([name, test]) => ({ name, test, priority: 9 })),
    // The rules of a whole page, the guide's: the staff area has its own.
    { name: 'preview-page', test: pageStyles, priority: 8 },
    { name: 'help', test: /\/cms\/help\/(?:texts\/|help-files)/, priority: 8 },
    { name: byPart('libraries'), debugName: 'libraries', test: /\/node_modules\/|^\0|\/lean-icon\.ts$/, priority: 7 },
    { name: byPart('staff'), debugName: 'staff', test: (id) => !entries.test(id) && !texts.test(id), priority: 6 },
  ],
};

function byPart(kind: 'libraries' | 'staff'): Name {
  return (id, context) => {
    parts ??= readParts(context);
    // Modules that the bundler itself adds.
    const part = id.startsWith('\0') ? 'door' : (parts.get(id.replace(/\?.*$/, '')) ?? 'editors');
    return part === 'editors' && /\/(?:games|engine|src\/shared\/ui)\//.test(id) ? 'games' : `${kind}-${part}`;
  };
}

let parts: ReadonlyMap<string, Part> | undefined;

function readParts(context: Rolldown.ChunkingContext): ReadonlyMap<string, Part> {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly imports: Readonly<Record<string, string>>;
  };
  const from = (modules: readonly string[]): ReadonlySet<string> =>
    reachableModules({ root, imports, moduleAt: (id) => context.getModuleInfo(id) }, modules);
  const found = new Map<string, Part>();
  const add = (part: Part, modules: Iterable<string>): void => {
    for (const module of modules) if (!found.has(module)) found.set(module, part);
  };
  add('door', from(['cms/index.html', 'cms/main.tsx']));
  const work = from(['cms/app.tsx', overview]);
  add('work', work);
  // The sections, and dialogs of the frame around them.
  const late = [...work].flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  for (const part of late.map((id) => relative(root, id))) {
    const modules = from([part]);
    const isHeavy = [...modules].some((id) => Object.values(heavy).some((library) => library.test(id)));
    if (!isHeavy) add('sections', modules);
  }
  add('statistics', from(['cms/sections/statistics/statistics-section.tsx']));
  add('preview', from(['cms/preview/frame/index.html', 'cms/preview/frame/main.tsx']));
  return found;
}
