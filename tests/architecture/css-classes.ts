import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A module of styles, or code that may name its classes. */
export interface SourceFile {
  /** Relative to the project. */
  readonly path: string;
  readonly text: string;
}

/** Returns the differences between code and CSS modules, one sentence each. */
export function findClassFaults(files: readonly SourceFile[]): readonly string[] {
  const named = new Map<string, Map<string, string>>();
  const namedByChance = new Set<string>();
  for (const { path, text } of files.filter((file) => /\.tsx?$/.test(file.path))) {
    for (const [, variable = '', address = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const module = resolve(address, path);
      const names = named.get(module) ?? new Map<string, string>();
      named.set(module, names);
      for (const [, name = ''] of text.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))) names.set(name, path);
      if (text.includes(`${variable}[`)) namedByChance.add(module);
    }
  }
  return files
    .filter(({ path }) => path.endsWith('.module.css'))
    .flatMap(({ path, text }) => {
      const names = named.get(path);
      if (names === undefined) return [`${path} is not imported`];
      const classes = classesOf(text);
      const missing = [...names].filter(([name]) => !classes.has(name));
      const unused = namedByChance.has(path) ? [] : [...classes].filter((name) => !names.has(name));
      return [
        ...missing.map(([name, by]) => `${by} names .${name}, which ${path} does not have`),
        ...unused.map((name) => `.${name} in ${path} is named by no code`),
      ];
    });
}

/** @throws when a file cannot be read */
export function readSources(root: string, paths: readonly string[]): Promise<readonly SourceFile[]> {
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })));
}

function resolve(address: string, from: string): string {
  const [, room = '', rest = ''] = /^#(\w+)\/(.*)$/.exec(address) ?? [];
  if (room === '') return join(dirname(from), address);
  if (['engine', 'games', 'cms', 'tests'].includes(room)) return `${room}/${rest}`;
  return `src/${room === 'guide' || room === 'server' ? '' : 'shared/'}${room}/${rest}`;
}

function classesOf(css: string): ReadonlySet<string> {
  const own = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/:global\([^()]*\)|url\([^()]*\)|'[^']*'/g, '');
  return new Set([...own.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}
