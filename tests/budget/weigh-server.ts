import { isBuiltin } from 'node:module';
import { type BuiltChunk, chunksOf, withImports } from '#server/site/chunk-list.ts';

/** Modules and imports that no start needs, as chunks name them. */
const late = /(?:^|node_modules\/)(sharp|@node-rs\/argon2|@aws-sdk|pg|age-encryption)(?:\/|$)/;

/**
 * @param installed the dependencies of package.json
 * @returns the faults, one sentence each
 */
export function faultsOfServer(chunks: readonly BuiltChunk[], installed: readonly string[]): readonly string[] {
  const imported = new Set(chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]));
  const named = [...imported].filter((name) => !isBuiltin(name) && !/\.m?js$/.test(name));
  const atStart = withImports(chunks, chunksOf(chunks, ['src/server/main.ts', 'src/server/start/start-server.ts']));
  const loaded = chunks
    .filter(({ file }) => atStart.has(file))
    .flatMap(({ modules, imports }) => [...modules, ...imports]);
  const tooEarly = new Set(loaded.flatMap((name) => late.exec(name)?.[1] ?? []));
  return [
    ...named.filter((name) => !installed.includes(name)).map((name) => `${name} is imported, but no dependency`),
    ...installed.filter((name) => !named.includes(name)).map((name) => `${name} is a dependency, but not imported`),
    ...[...tooEarly].map((name) => `${name} is loaded by every start`),
  ];
}
