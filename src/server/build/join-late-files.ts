import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import type { Plugin } from 'vite';

const prefix = 'virtual:late/';

/** A module with the function that takes a module from its file. */
const taking = 'virtual:take-late';
const takeLate = `export const takeLate = (file, member) => file.then(
  (modules) => modules[member],
  (error) => { throw Object.assign(error, { member }); },
);`;

/** How the project's own modules are imported dynamically. */
const lateImport = /\bimport\((["'`])([.#][^"'`]+)\1\)/g;

/**
 * Joins modules that are imported dynamically in few files: `import('./a.ts')` becomes the import of the file that `a.ts`
 * is in, and takes `a.ts` from it. When a file cannot be fetched, the error's `member` names the module in it.
 *
 * @param folders where modules import dynamically, relative to the project's root
 * @param fileOf returns the file of a module, relative to the project's root; undefined: its own file
 */
export function joinLateFiles(folders: readonly string[], fileOf: (module: string) => string | undefined): Plugin {
  let root = '';
  let aliases: Aliases = {};
  const files = new Map<string, readonly string[]>();
  return {
    name: 'cicerone-join-late-files',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
      aliases = readAliases(root);
      const modules = new Set(folders.flatMap((folder) => importedLate(root, aliases, folder)));
      for (const module of [...modules].toSorted()) {
        const file = fileOf(module);
        if (file !== undefined) files.set(file, [...(files.get(file) ?? []), module]);
      }
    },
    resolveId: (id) => (id.startsWith(prefix) || id === taking ? `\0${id}` : null),
    load: (id) => {
      if (id === `\0${taking}`) return takeLate;
      if (!isJoined(id)) return null;
      const modules = files.get(id.slice(prefix.length + 1)) ?? [];
      return modules
        .map((module) => `export * as ${memberOf(module)} from ${JSON.stringify(join(root, module))};`)
        .join('\n');
    },
    transform: (code, id) => {
      if (!code.includes('import(')) return null;
      const importer = relative(root, id.replace(/\?.*$/, ''));
      const joined = code.replaceAll(lateImport, (original, _, path: string) => {
        const module = moduleAt(aliases, importer, path);
        const file = fileOf(module);
        if (file === undefined || files.get(file)?.includes(module) !== true) return original;
        return `takeLate(import("${prefix}${file}"), "${memberOf(module)}")`;
      });
      return joined === code ? null : `import { takeLate } from "${taking}";${joined}`;
    },
  };
}

/** Whether a module replaces several. @param id as bundlers write it */
export function isJoined(id: string): boolean {
  return id.startsWith(`\0${prefix}`);
}

/** @returns what the modules of a folder import dynamically */
function importedLate(root: string, aliases: Aliases, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => {
      const importer = posix.join(folder, name);
      const text = readFileSync(join(root, importer), 'utf8');
      return [...text.matchAll(lateImport)].map(([, , path = '']) => moduleAt(aliases, importer, path));
    });
}

/** The folders of the project's own import names, as in `package.json`: `#ui` is `src/shared/ui`. */
type Aliases = Readonly<Record<string, string>>;

function readAliases(root: string): Aliases {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly imports: Aliases };
  return Object.fromEntries(
    Object.entries(imports).map(([name, folder]) => [name.replace('/*', ''), folder.replace('*', '')]),
  );
}

/** @returns the path of an imported module, relative to the project's root */
function moduleAt(aliases: Aliases, importer: string, path: string): string {
  if (path.startsWith('.')) return posix.join(posix.dirname(importer), path);
  const [alias = '', ...rest] = path.split('/');
  return posix.join(aliases[alias] ?? '', ...rest);
}

/** @returns the name under which a file exports a module, such as `dialPad` */
function memberOf(module: string): string {
  return posix
    .basename(module)
    .replace(/\.\w+$/, '')
    .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
