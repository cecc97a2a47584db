import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** The imports of each file of a tree, types included: a path below the root, or the name of a package. */
export interface Imports {
  readonly byFile: ReadonlyMap<string, readonly Target[]>;
  /** One line each. */
  readonly unresolved: readonly string[];
}

export interface Target {
  /** `src/shared/content/title.ts`, `leaflet`, `@pixi/react` or `node:fs`. */
  readonly to: string;
  readonly kind: 'file' | 'package' | 'node';
}

/** Reads every source below these folders of a tree whose `package.json` names its rooms (`imports`). */
export async function readImports(root: string, folders: readonly string[]): Promise<Imports> {
  const files = (await Promise.all(folders.map((folder) => filesBelow(root, folder)))).flat();
  const known = new Set(files);
  const aliases = readAliases(root);
  const unresolved: string[] = [];
  const byFile = new Map<string, readonly Target[]>();
  for (const file of files.filter((name) => /\.(?:tsx?|mjs|js)$/.test(name))) {
    const targets = new Map<string, Target>();
    for (const name of namesIn(file, readFileSync(join(root, file), 'utf8'))) {
      const target = resolve(name, file, aliases);
      if (target.kind === 'file' && !known.has(target.to) && !existsSync(join(root, target.to)))
        unresolved.push(`unresolved: ${file} -> ${name}`);
      targets.set(target.to, target);
    }
    byFile.set(file, [...targets.values()]);
  }
  return { byFile, unresolved };
}

async function filesBelow(root: string, folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => posix.join(posix.relative(root, entry.parentPath), entry.name));
}

type Aliases = readonly (readonly [start: string, folder: string])[];

function readAliases(root: string): Aliases {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly imports: Readonly<Record<string, string>>;
  };
  return Object.entries(imports).map(([start, folder]) => [start.replace('*', ''), folder.replace('*', '')]);
}

function namesIn(file: string, source: string): readonly string[] {
  // The tree is made on first access.
  const parsed = parseSync(file, source);
  const { module } = parsed;
  const names = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  for (const { entries } of module.staticExports)
    for (const { moduleRequest } of entries) if (moduleRequest !== null) names.push(moduleRequest.value);
  // Only few files import within an expression or a type, and their trees take longer to read than all others.
  if (/\bimport\s*\(/.test(source)) {
    const note = (given: unknown): void => {
      if (typeof given === 'object' && given !== null && 'value' in given && typeof given.value === 'string')
        names.push(given.value);
    };
    new Visitor({
      ImportExpression: (node) => note(node.source),
      TSImportType: (node) => note(node.source),
    }).visit(parsed.program);
  }
  return names;
}

function resolve(name: string, file: string, aliases: Aliases): Target {
  const [path = ''] = name.split('?');
  if (path.startsWith('.')) return { kind: 'file', to: posix.join(posix.dirname(file), path) };
  for (const [start, folder] of aliases)
    if (path.startsWith(start)) return { kind: 'file', to: posix.join(folder, path.slice(start.length)) };
  if (path.startsWith('node:')) return { kind: 'node', to: path };
  return { kind: 'package', to: path };
}
