import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { type ShellFile, type ShellGroups, shellPage, type ShellGroup } from '#contract/shell-files.ts';
import { writeCompressed } from './build-stamp.ts';
import { type BuiltChunk, chunkListOf, chunksOf, withImports } from '../site/chunk-list.ts';
import { type GuidePart, partFiles } from '#contract/guide-parts.ts';

const listPlace = 'self.__WB_MANIFEST';

/**
 * Builds the offline worker: the plugin compiles it, and the files of the shell are listed in it. All others are in a
 * file of the shell, each in the group in which a device stores it.
 */
export function offlineShell(): readonly Plugin[] {
  let folder = '';
  const compile = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'sw.ts',
    // The guide registers it once its first screen is quiet; the web manifest is made from the content.
    injectRegister: false,
    manifest: false,
    integration: {
      configureOptions: ({ root, build }) => {
        folder = join(root, build.outDir);
      },
    },
    injectManifest: {
      rollupFormat: 'iife',
      // Half a kilobyte less than by Vite's own.
      minify: 'terser',
      // The list is filled in below, so that workbox-build is not needed.
      injectionPoint: undefined,
    },
  });
  const list: Plugin = {
    name: 'cicerone-list-shell',
    apply: 'build',
    closeBundle: { sequential: true, order: 'post', handler: () => listShell(folder) },
  };
  return [...compile, list];
}

function listShell(folder: string): void {
  const path = join(folder, 'sw.js');
  const worker = readFileSync(path, 'utf8');
  if (worker.split(listPlace).length !== 2) throw new Error(`The worker does not name ${listPlace} once`);
  const chunks: readonly BuiltChunk[] = JSON.parse(readFileSync(chunkListOf(folder), 'utf8'));
  const groupOf = shellGroups(chunks);
  const names = readdirSync(join(folder, 'assets')).filter((name) => !/\.(?:br|gz)$/.test(name));
  const urls = names.map((name) => `assets/${name}`).toSorted();
  const later: Record<string, string[]> = {};
  for (const url of urls) if (groupOf(url) !== 'shell') (later[groupOf(url)] ??= []).push(url);
  const page = createHash('md5')
    .update(readFileSync(join(folder, shellPage)))
    .digest('hex');
  const shell: readonly ShellFile[] = [
    ...urls.filter((url) => groupOf(url) === 'shell').map((url) => ({ revision: null, url })),
    { revision: page, url: shellPage },
    { revision: null, url: writeGroups(folder, later) },
  ];
  writeFileSync(
    path,
    worker.replace(listPlace, () => JSON.stringify(shell)),
  );
}

/** @returns its address, relative to the worker */
function writeGroups(folder: string, groups: ShellGroups): string {
  const text = JSON.stringify(groups);
  const url = `assets/groups-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;
  writeCompressed(join(folder, url), text);
  return url;
}

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
function shellGroups(chunks: readonly BuiltChunk[]): (file: string) => ShellGroup {
  const groups = new Map<string, ShellGroup>();
  const add = (group: ShellGroup, files: Iterable<string>): void => {
    for (const file of files) if (!groups.has(file)) groups.set(file, group);
  };
  for (const { file, sources } of chunks) {
    const [, language] = /^src\/shared\/i18n\/([\w-]+)\//.exec(sources[0] ?? '') ?? [];
    if (language !== undefined) add(`texts-${language}`, [file]);
  }
  const builtFrom = (parts: readonly GuidePart[]): readonly string[] =>
    chunksOf(
      chunks,
      parts.map((part) => partFiles[part].source),
    );
  add(
    'shell',
    withImports(chunks, [
      ...chunksOf(chunks, ['index.html', 'src/shared/content/messages.ts']),
      ...builtFrom(shellParts),
    ]),
  );
  // The games' files lead to these, too.
  add('staff', builtFrom(['preview', 'debugPanel']));
  add('more', chunksOf(chunks, ['src/shared/content/definition-file.ts']));
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
