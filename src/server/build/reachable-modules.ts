import { posix } from 'node:path';

/** A module in the bundler: its code without types, and its static imports as it has resolved them. */
export interface KnownModule {
  readonly code: string | null;
  readonly importedIds: readonly string[];
}

/** How modules are named: relative to the project, or by a package. */
export interface Sources {
  readonly root: string;
  /** The folders of the project's own import names, as in `package.json`. */
  readonly imports: Readonly<Record<string, string>>;
  readonly moduleAt: (id: string) => KnownModule | null;
}

/** Names from another module; none for a module that is imported for its types alone, or for what it does. */
const importing = /^(?:im|ex)port\s*(?:[\w$]+\s*,?\s*)?(\{[^}]*\}|\*(?:\s*as\s+[\w$]+)?)?\s*from\s*["']([^"']+)["']/gm;

const styling = /^import\s*["']([^"']+\.css)["']/gm;

/**
 * Returns the modules that the given ones import, with those that these import. Of a package that only gathers others,
 * such as Mantine, those of the imported names.
 *
 * @param modules relative to the project's root
 */
export function reachableModules(
  { root, imports, moduleAt }: Sources,
  modules: readonly string[],
): ReadonlySet<string> {
  const found = new Set<string>();
  const gathered = new Map<string, ReadonlyMap<string, string>>();
  const waiting = modules.map((module) => posix.join(root, module));
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const module = moduleAt(id);
    if (module === null) continue;
    const imported = importedBy(id, module);
    // Modules of the old kind do not say in their code what they import.
    waiting.push(...(imported.length === 0 ? module.importedIds : imported));
  }
  return found;

  function importedBy(id: string, { code, importedIds }: KnownModule): readonly string[] {
    const styles = [...(code ?? '').matchAll(styling)].flatMap(([, from = '']) =>
      importedIds.filter((each) => isAt(pathOf(id, from) ?? each, each) && each.endsWith(posix.basename(from))),
    );
    const modules = [...(code ?? '').matchAll(importing)].flatMap(([, names = '', from = '']) => {
      const path = pathOf(id, from);
      if (path !== undefined) return importedIds.filter((each) => isAt(path, each));
      const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(from) ?? [from];
      const packages = importedIds.filter((each) => each.includes(`/node_modules/${name}/`));
      return packages.flatMap((each) => {
        const members = membersOf(each, names);
        if (members !== undefined) found.add(each);
        return members ?? [each];
      });
    });
    return [...styles, ...modules];
  }

  function pathOf(id: string, from: string): string | undefined {
    if (from.startsWith('.')) return posix.join(posix.dirname(id), from);
    const [alias = '', ...rest] = from.split('/');
    const folder = imports[`${alias}/*`];
    return folder === undefined ? undefined : posix.join(root, folder.replace('*', ''), ...rest);
  }

  /** @returns undefined if the package's first module is more than re-exports */
  function membersOf(id: string, names: string): readonly string[] | undefined {
    const places = gathered.get(id) ?? gatheredBy(id);
    gathered.set(id, places);
    const wanted = wordsIn(names, 0);
    const members = wanted.flatMap((name) => places.get(name) ?? []);
    return members.length === wanted.length && members.length > 0 ? members : undefined;
  }

  /** Returns where the names come from that a module imports or passes on. */
  function gatheredBy(id: string): ReadonlyMap<string, string> {
    const { code, importedIds } = moduleAt(id) ?? { code: null, importedIds: [] };
    const byPath = new Map(importedIds.map((each) => [each.replace(/(?:\/index)?\.\w+$/, ''), each]));
    return new Map(
      [...(code ?? '').matchAll(importing)].flatMap(([, given = '', from = '']) => {
        const place = from.startsWith('.')
          ? byPath.get(posix.join(posix.dirname(id), from).replace(/(?:\/index)?\.\w+$/, ''))
          : importedIds.find((each) => each.includes(`/node_modules/${from}/`));
        return place === undefined ? [] : wordsIn(given).map((name) => [name, place] as const);
      }),
    );
  }
}

/** Whether a module is the one at a path, which packages write without its ending. */
function isAt(path: string, id: string): boolean {
  return id.startsWith(path) && /^(?:\.\w+|\/index\.\w+|\?.*)?$/.test(id.slice(path.length));
}

/** Returns the names in `{ A, B as C }`: A and C, or what they are called where they come from, A and B. */
function wordsIn(names: string, part: 0 | -1 = -1): readonly string[] {
  return names
    .replaceAll(/[{}]/g, '')
    .split(',')
    .map(
      (name) =>
        name
          .trim()
          .split(/\s+as\s+/)
          .at(part) ?? '',
    )
    .filter((name) => name !== '');
}
