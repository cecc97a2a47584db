import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findCycles } from './cycles.ts';
import { type Imports, readImports } from './imports.ts';
import { floorsOf, impurePackages, nodeRooms, owners, pureFiles, rooms } from './rooms.ts';

export interface Findings {
  /** The project's own files that were read, to tell a clean tree from one that was not read at all. */
  readonly read: readonly string[];
  /** One line each: from, to, and where the code should go instead. */
  readonly violations: readonly string[];
}

/** Checks the import rules of a tree that is laid out like this project. */
export async function findViolations(root: string): Promise<Findings> {
  const folders = ['src', 'engine', 'games', 'cms', 'tests'].filter((name) => readdirSync(root).includes(name));
  const imports = await readImports(root, folders);
  const { byFile, unresolved } = imports;
  const broken = rules.flatMap(({ name, comment, from, to }) =>
    [...byFile].flatMap(([file, targets]) => {
      const start = matches(from, file);
      if (start === undefined) return [];
      const forbidden = targets.filter(({ to: target }) => matches(to, target, start) !== undefined);
      return forbidden.map((target) => `${name}: ${file} -> ${target.to}. ${comment}`);
    }),
  );
  const cycles = findCycles(byFile).map((files) => `no cycles: ${files.join(' -> ')}. ${reasons.cycles}`);
  const read = [...byFile.keys()].filter((file) => /\.tsx?$/.test(file));
  return { read, violations: [...broken, ...impureReaches(imports), ...cycles, ...unresolved] };
}

/** Rules and machines that reach one of those packages through any chain of imports. */
function impureReaches({ byFile }: Imports): readonly string[] {
  const impure = new RegExp(packageAt(impurePackages));
  const isPure = new RegExp(pureFiles);
  return [...byFile.keys()]
    .filter((file) => isPure.test(file))
    .flatMap((file) => {
      const seen = new Set([file]);
      for (const name of seen) for (const { to } of byFile.get(name) ?? []) seen.add(to);
      return [...seen].filter((name) => impure.test(name)).map((name) => `pure: ${file} -> ${name}. ${reasons.pure}`);
    });
}

/** Every TypeScript file below the rooms, found without the checker. */
export function listSources(root: string): readonly string[] {
  return ['src', 'engine', 'games', 'cms'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
}

const packageAt = (names: string): string => `^(${names})(/|$)`;

/** Regular expressions over paths and names of packages. `$1` in `to` is what the first group of `from` has found. */
interface Pattern {
  readonly path: string;
  readonly pathNot?: string;
}

interface Rule {
  readonly name: string;
  /** Where the code should go instead. */
  readonly comment: string;
  readonly from: Pattern;
  readonly to: Pattern;
}

const expressions = new Map<string, RegExp>();

/** @returns the first group of the path's pattern, or an empty text; undefined: no match */
function matches({ path, pathNot }: Pattern, name: string, group = ''): string | undefined {
  const of = (pattern: string): RegExp => {
    const filled = pattern.replaceAll('$1', group);
    const known = expressions.get(filled) ?? new RegExp(filled);
    expressions.set(filled, known);
    return known;
  };
  const found = of(path).exec(name);
  if (found === null || (pathNot !== undefined && of(pathNot).test(name))) return undefined;
  return found[1] ?? '';
}

const rules: readonly Rule[] = [
  ...Object.entries(rooms).map(([room, allowed]) => ({
    name: `room ${room}`,
    comment: `${room} may import ${allowed.length === 0 ? 'nothing of ours' : allowed.join(', ')}. Move the code down into a room that both may import, or hand it in as an argument.`,
    from: { path: `^${room}/`, pathNot: '\\.test\\.tsx?$' },
    to: { path: '^(src|engine|games|cms|tests)/', pathNot: `^(${[room, ...allowed].join('|')})/` },
  })),
  ...Object.entries(owners).map(([library, { packages, rooms: home }]) => ({
    name: `owner of ${library}`,
    comment: `${library} is used only where ${home} matches. Ask that room for what you need.`,
    from: { path: '^(src|engine|games|cms)/', pathNot: `${home}|\\.test\\.tsx?$` },
    to: { path: packageAt(packages) },
  })),
  ...Object.entries(floorsOf).flatMap(([room, floors]) => [
    ...floors.map((floor, level) => ({
      name: `floor of ${floor.map((folder) => `${room}/${folder}`).join(', ')}`,
      comment: `In ${room} a folder imports only those on lower floors. Move the code down, or hand it in as an argument.`,
      from: { path: `^${room}/(${floor.join('|')})/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^${room}/(${floors.slice(level).flat().join('|')})/`, pathNot: `^${room}/$1/` },
    })),
    {
      name: `unknown floor in ${room}`,
      comment: `Give the new folder of ${room} a floor in tests/architecture/rooms.ts.`,
      from: { path: '' },
      to: { path: `^${room}/(?!(${floors.flat().join('|')})/)[^/]+/` },
    },
  ]),
  {
    name: 'games apart',
    comment: 'A game never imports another: what both need goes to engine, or to games/host.',
    from: { path: '^games/([^/]+)/' },
    to: { path: '^games/', pathNot: '^games/($1|host)/' },
  },
  {
    name: 'node',
    comment: 'Node’s modules belong to src/server: hand in what they give.',
    from: { path: '^(src|engine|games|cms)/', pathNot: `${nodeRooms}|\\.test\\.tsx?$` },
    to: { path: '^node:' },
  },
];

const reasons = {
  pure: 'Rules and machines reach no React, Pixi, Howler, Leaflet or matter-js: hand effects in as actors.',
  cycles: 'Two files that need each other are one, or have a third below them.',
} as const;
