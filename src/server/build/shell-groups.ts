import { type GuidePart, partFiles } from '#contract/guide-parts.ts';
import { type ShellGroup } from '#contract/shell-files.ts';
import { type BuiltChunk, chunksOf, withImports } from '../site/chunk-list.ts';

/** Parts that open after the first screen without a wait, or keep the guide working without a network. */
const shellParts: readonly GuidePart[] = [
  'lists',
  'redirect',
  'detail',
  'dialPad',
  'info',
  'numbers',
  'notFound',
  'scan',
  'qr',
  'door',
  'tokenScanner',
  'miniPlayer',
  'networkNotice',
  'background',
  'updates',
];

const laterParts = {
  map: ['map', 'walk'],
  games: ['game', 'finishedGame', 'rounds', 'board', 'endExplanation'],
} as const;

/**
 * Returns the group of each built file: the shell first, then what it loads later. A file that several groups need is in
 * the first of them; what none needs is in `more`.
 */
export function shellGroups(chunks: readonly BuiltChunk[]): (file: string) => ShellGroup {
  const groups = new Map<string, ShellGroup>();
  const add = (group: ShellGroup, files: Iterable<string>): void => {
    for (const file of files) if (!groups.has(file)) groups.set(file, group);
  };
  for (const { file, sources } of chunks) {
    const [, language] = /^src\/i18n\/([\w-]+)\//.exec(sources[0] ?? '') ?? [];
    if (language !== undefined) add(`texts-${language}`, [file]);
  }
  const builtFrom = (parts: readonly GuidePart[]): readonly string[] =>
    chunksOf(
      chunks,
      parts.map((part) => partFiles[part].source),
    );
  add(
    'shell',
    withImports(chunks, [...chunksOf(chunks, ['index.html', 'src/content/messages.ts']), ...builtFrom(shellParts)]),
  );
  // The games' files lead to these, too.
  add('staff', builtFrom(['preview', 'debugPanel']));
  add('more', chunksOf(chunks, ['src/content/definition-file.ts']));
  // Files that both need are in the smaller group, which comes first.
  add('map', withImports(chunks, builtFrom(laterParts.map)));
  add('games', withLater(chunks, builtFrom(laterParts.games)));
  add('map', withLater(chunks, builtFrom(laterParts.map)));
  return (file) => groups.get(file) ?? (isFirstFont(file) ? 'shell' : 'more');
}

/** Fonts of the Latin letters; browsers fetch others only for texts that need them. */
function isFirstFont(file: string): boolean {
  return /-latin-(?!ext)[\w-]+\.woff2$/.test(file) || file === 'shell.html';
}

/** Returns the files with their imports, also those that they load later. */
function withLater(chunks: readonly BuiltChunk[], files: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  let next = [...files];
  while (next.length > 0) {
    const loaded = [...withImports(chunks, next)].filter((file) => !found.has(file));
    for (const file of loaded) found.add(file);
    next = chunks
      .filter(({ file }) => loaded.includes(file))
      .flatMap(({ dynamicImports }) => dynamicImports)
      .filter((file) => !found.has(file));
  }
  return found;
}
