import { type BuiltChunk, chunksOf, withImports } from '#server/build/list-chunks.ts';

/** What a start must not load: their places, as a chunk names its modules and imports. */
const late = /(?:^|node_modules\/)(?:sharp|@node-rs\/argon2|@aws-sdk\/[\w-]+|pg|age-encryption)(?:\/|$)/;

/** @returns the faults, one sentence each @param installed the dependencies of package.json */
export function faultsOfServer(chunks: readonly BuiltChunk[], installed: readonly string[]): readonly string[] {
  const imported = new Set(chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]));
  const named = [...imported].filter((name) => !name.startsWith('node:') && !/\.m?js$/.test(name));
  const atStart = withImports(chunks, chunksOf(chunks, ['src/server/main.ts', 'src/server/start-server.ts']));
  const loaded = chunks.filter(({ file }) => atStart.has(file)).flatMap(({ modules, imports }) => [...modules, ...imports]);
  return [
    ...named.filter((name) => !installed.includes(name)).map((name) => `The server imports ${name}, which is not installed`),
    ...installed.filter((name) => !named.includes(name)).map((name) => `The server does not import ${name}`),
    ...new Set(loaded.flatMap((name) => late.exec(name)?.[0].replace('node_modules/', '') ?? [])),
  ].map((fault) => (fault.includes(' ') ? fault : `A start loads ${fault.replace(/\/$/, '')}`));
}
