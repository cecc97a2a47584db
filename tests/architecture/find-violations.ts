import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type IForbiddenRuleType } from 'dependency-cruiser';
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
  const { output } = await cruise(
    folders,
    {
      baseDir: root,
      ruleSet: { forbidden: rules },
      validate: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '^dist/|\\.module\\.css$' },
      enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'] },
    },
    { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'], conditionNames: ['import', 'types', 'default'] },
    { tsConfig: undefined },
  );
  if (typeof output === 'string') throw new TypeError(`dependency-cruiser answered with text: ${output}`);
  const read = output.modules
    .map(({ source }) => source)
    .filter((source) => /\.tsx?$/.test(source) && !source.includes('node_modules'));
  const unresolved = output.modules
    .filter(({ source }) => !source.includes('node_modules'))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ couldNotResolve, module }) => couldNotResolve && /^[.#]/.test(module))
        .map(({ module }) => `unresolved: ${source} -> ${module}`),
    );
  const violations = output.summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} -> ${to}. ${messages.get(rule.name) ?? ''}`,
  );
  return { read, violations: [...violations, ...unresolved] };
}

/** Every TypeScript file below the rooms, found without the checker. */
export function listSources(root: string): readonly string[] {
  return ['src', 'engine', 'games', 'cms'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
}

const packageAt = (names: string): string => `(^|/)node_modules/(${names})(/|$)|^(${names})(/|$)`;

const rules: IForbiddenRuleType[] = [
  ...Object.entries(rooms).map(([room, allowed]) => ({
    name: `room ${room}`,
    comment: `${room} may import ${allowed.length === 0 ? 'nothing of ours' : allowed.join(', ')}. Move the code down into a room that both may import, or hand it in as an argument.`,
    severity: 'error' as const,
    from: { path: `^${room}/`, pathNot: '\\.test\\.tsx?$' },
    to: { path: '^(src|engine|games|cms|tests)/', pathNot: `^(${[room, ...allowed].join('|')})/` },
  })),
  ...Object.entries(owners).map(([library, { packages, rooms: home }]) => ({
    name: `owner of ${library}`,
    comment: `${library} is used only where ${home} matches. Ask that room for what you need.`,
    severity: 'error' as const,
    from: { path: '^(src|engine|games|cms)/', pathNot: `${home}|\\.test\\.tsx?$` },
    to: { path: packageAt(packages) },
  })),
  ...Object.entries(floorsOf).flatMap(([room, floors]) => [
    ...floors.map((floor, level) => ({
      name: `floor of ${floor.map((folder) => `${room}/${folder}`).join(', ')}`,
      comment: `In ${room} a folder imports only those on lower floors. Move the code down, or hand it in as an argument.`,
      severity: 'error' as const,
      from: { path: `^${room}/(${floor.join('|')})/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^${room}/(${floors.slice(level).flat().join('|')})/`, pathNot: `^${room}/$1/` },
    })),
    {
      name: `unknown floor in ${room}`,
      comment: `Give the new folder of ${room} a floor in tests/architecture/rooms.ts.`,
      severity: 'error' as const,
      from: {},
      to: { path: `^${room}/(?!(${floors.flat().join('|')})/)[^/]+/` },
    },
  ]),
  {
    name: 'games apart',
    comment: 'A game never imports another: what both need goes to engine, or to games/host.',
    severity: 'error',
    from: { path: '^games/([^/]+)/' },
    to: { path: '^games/', pathNot: '^games/($1|host)/' },
  },
  {
    name: 'pure',
    comment: 'Rules and machines reach no React, Pixi, Howler, Leaflet or matter-js: hand effects in as actors.',
    severity: 'error',
    from: { path: pureFiles },
    to: { path: packageAt(impurePackages), reachable: true },
  },
  {
    name: 'node',
    comment: 'Node’s modules belong to src/server: hand in what they give.',
    severity: 'error',
    from: { path: '^(src|engine|games|cms)/', pathNot: `${nodeRooms}|\\.test\\.tsx?$` },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'no cycles',
    comment: 'Two files that need each other are one, or have a third below them.',
    severity: 'error',
    from: { path: '^(src|engine|games|cms|tests)/' },
    to: { circular: true },
  },
];

const messages = new Map(rules.map(({ name, comment }) => [name, comment]));
